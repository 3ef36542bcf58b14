import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** 48 px high with a smaller label, where there are many. */
  isDense?: boolean
  /** Marks with a gold edge what differs from what was offered. */
  isChanged?: boolean
}

export const edgeClass = (isChanged: boolean) =>
  isChanged ? 'border-ink shadow-[inset_3px_0_var(--color-short)]' : 'border-line-control'

export const controlClass = (error?: string, { isDense = false, isChanged = false } = {}) =>
  classNames(
    'w-full rounded-box bg-control text-ink placeholder:text-ink-quiet',
    isDense ? 'text-ui' : 'text-body',
    // The thicker border takes its pixel from the padding, so nothing shifts.
    error === undefined
      ? classNames('border', isDense ? 'px-3' : 'px-3.5')
      : classNames('border-2 border-danger', isDense ? 'px-[11px]' : 'px-[13px]'),
    error === undefined && edgeClass(isChanged),
  )

/**
 * True if leaving a field for this element may show an error. A button or checkbox must stay put while it's pressed; an error
 * appearing above would push it away.
 */
export const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type=checkbox])')

export function FieldFrame({
  id,
  label,
  hint,
  error,
  isDense = false,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('grid', isDense ? 'gap-1' : 'gap-1.5')}>
      <label
        htmlFor={id}
        className={classNames('leading-snug font-semibold', isDense ? 'text-caption' : 'text-small')}
      >
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}

/** Below a field, which names it as its description. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error !== undefined && (
    <p
      id={`${id}-error`}
      className="flex items-start gap-1.75 text-small leading-snug font-medium text-danger"
    >
      <CircleAlert aria-hidden className="mt-px size-4.5 flex-none" />
      {error}
    </p>
  )

export const described = (id: string, { hint, error }: Omit<FieldProps, 'label'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`,
})

/** The props of a field's frame and of its control. */
function useField<Props extends FieldProps & { id?: string | undefined }>(given: Props, height: string) {
  const { label, hint, error, isDense = false, isChanged = false, ...props } = given
  const ownId = useId()
  const id = props.id ?? ownId
  return {
    frame: { id, label, hint, error, isDense },
    control: {
      ...props,
      id,
      ...described(id, { hint, error }),
      className: classNames(controlClass(error, { isDense, isChanged }), height),
    },
  }
}

/** A labeled text input with a hint, which an error replaces. */
export function TextField(props: ComponentProps<'input'> & FieldProps) {
  const { frame, control } = useField(props, props.isDense === true ? 'h-12' : 'h-12.5')
  return (
    <FieldFrame {...frame}>
      <input {...control} />
    </FieldFrame>
  )
}

export function TextArea(props: ComponentProps<'textarea'> & FieldProps) {
  const { frame, control } = useField(props, props.isDense === true ? 'py-2.5' : 'py-3')
  return (
    <FieldFrame {...frame}>
      <textarea {...control} />
    </FieldFrame>
  )
}

type SelectFieldProps = ComponentProps<'select'> &
  FieldProps & { options: readonly { value: string | number; label: string }[] }

/** A labeled choice of a few. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = useField(props, props.isDense === true ? 'h-12' : 'h-12.5')
  return (
    <FieldFrame {...frame}>
      <select {...control} className={classNames(control.className, 'appearance-auto')}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
