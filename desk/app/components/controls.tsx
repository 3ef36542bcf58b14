import { useId, type ComponentProps, type ReactNode } from 'react'
import type { useUnsavedText } from './unsaved-text.ts'
import type { StockWords } from '#domain/quotes/draft/stock-words.ts'
import { classNames } from '#ui/class-names.ts'
import { TextArea, TextField } from '#ui/field.tsx'

// The parts of the desk's forms. Their fields are dense.

/** As a ref: puts the cursor into a field that was just asked for. */
export const focusWhenShown = (field: HTMLInputElement | null) => field?.focus()

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange' | 'error' | 'isDense'> & {
  onText: (text: string) => void
  problem?: string | undefined
}

export const Field = ({ onText, problem, className, ...props }: FieldProps) => (
  <div className={className}>
    <TextField
      isDense
      autoComplete="off"
      {...props}
      error={problem}
      onChange={(event) => onText(event.target.value)}
    />
  </div>
)

/** Dollars, typed without the sign. */
export const AmountField = (props: FieldProps) => <Field inputMode="decimal" maxLength={12} {...props} />

type AreaProps = Omit<ComponentProps<typeof TextArea>, 'onChange' | 'isDense'> & {
  onText: (text: string) => void
}

/** Its hint is beside the label. */
export const Area = ({ label, hint, onText, ...props }: AreaProps) => (
  <TextArea
    isDense
    rows={3}
    {...props}
    label={
      <>
        {label}
        {hint !== undefined && <span className="font-normal text-ink-soft"> {hint}</span>}
      </>
    }
    onChange={(event) => onText(event.target.value)}
  />
)

/** Something typed that stays on the device until its form is sent. */
export type Kept = ReturnType<typeof useUnsavedText>

export const KeptArea = ({ kept, ...props }: Omit<AreaProps, 'onText' | 'value'> & { kept: Kept }) => (
  <Area {...props} value={kept.text ?? ''} onText={kept.set} />
)

type ChoicesProps<Value extends string> = {
  legend: string
  value: Value
  choices: readonly { value: Value; label: ReactNode }[]
  onChoose: (value: Value) => void
  name?: string
}

/** A few choices side by side. */
export function Choices<Value extends string>({
  legend,
  value,
  choices,
  onChoose,
  name,
}: ChoicesProps<Value>) {
  const id = useId()
  return (
    <fieldset className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-box border border-line-control bg-control has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative grid min-h-12 place-items-center border-l border-line px-0.5 text-center text-small leading-tight font-medium first-of-type:border-l-0 has-checked:bg-ink has-checked:font-semibold has-checked:text-raised"
        >
          <input
            type="radio"
            name={name ?? id}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

const chipLooks = {
  short: 'bg-best-surface text-best',
  enough: 'bg-good-surface text-good',
  uncounted: 'bg-sunk text-ink-soft',
} as const

/** Gold when short, green when there's enough. */
export const StockChip = ({ words: { chip, look } }: { words: StockWords }) => (
  <span
    className={classNames(
      'inline-block rounded-badge px-1.75 py-0.75 text-caption leading-tight font-semibold whitespace-nowrap',
      chipLooks[look],
    )}
  >
    {chip}
  </span>
)

/** A plant's picture; its name is beside it. */
export function Plate({
  url,
  className = 'size-11',
}: {
  url: string | null | undefined
  className?: string
}) {
  const look = classNames('flex-none rounded-badge border border-line bg-surface object-cover', className)
  return url === null || url === undefined ? (
    <span className={look} />
  ) : (
    <img src={url} alt="" width={300} height={300} loading="lazy" className={look} />
  )
}

/** A part of the page with its heading. */
export function Part({
  title,
  aside,
  children,
  className,
}: {
  title: ReactNode
  aside?: ReactNode
  children: ReactNode
  className?: string
}) {
  return (
    <section className={classNames('border-b border-line px-(--gutter) py-4.5', className)}>
      <div className="mb-2.5 flex items-baseline gap-3">
        <h2 className="flex-1">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
