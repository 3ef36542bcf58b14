import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FieldProps = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

export const controlClass = (error: string | undefined) =>
  classNames(
    'w-full rounded-box bg-control text-body text-ink placeholder:text-ink-quiet',
    // The thicker border takes its pixel from the padding, so nothing shifts.
    error === undefined ? 'border border-line-control px-3.5' : 'border-2 border-danger px-[13px]',
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
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small leading-snug font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.75 text-small leading-snug font-medium text-danger"
        >
          <CircleAlert aria-hidden className="mt-px size-4.5 flex-none" />
          {error}
        </p>
      )}
      {hint !== undefined && error === undefined && (
        <p id={`${id}-hint`} className="text-caption text-ink-quiet">
          {hint}
        </p>
      )}
    </div>
  )
}

export const described = (id: string, { hint, error }: Omit<FieldProps, 'label'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby': error === undefined ? (hint === undefined ? undefined : `${id}-hint`) : `${id}-error`,
})

/** A labeled text input with a hint, which an error replaces. */
export function TextField({ label, hint, error, id, ...props }: ComponentProps<'input'> & FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...props}
        id={fieldId}
        {...described(fieldId, { hint, error })}
        className={classNames(controlClass(error), 'h-12.5')}
      />
    </FieldFrame>
  )
}

export function TextArea({ label, hint, error, id, ...props }: ComponentProps<'textarea'> & FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...props}
        id={fieldId}
        {...described(fieldId, { hint, error })}
        className={classNames(controlClass(error), 'py-3')}
      />
    </FieldFrame>
  )
}
