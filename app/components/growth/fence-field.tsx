import { useId } from 'react'
import { rowInWords, type FenceRow } from '#domain/growth/fence-row.ts'
import { needsScript } from '#ui/needs-script.ts'

/** An example, until the visitor types the length of theirs. */
export const exampleFence = '60'

type FenceFieldProps = {
  text: string
  onText: (text: string) => void
  /** Null without a length. */
  row: FenceRow | null
  hint?: string
}

/** How long the fence is, and how many plants that takes. */
export function FenceField({ text, onText, row, hint = '' }: FenceFieldProps) {
  const id = useId()
  return (
    <>
      <div {...needsScript} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-semibold">
          How long is the fence?
        </label>
        <span className="flex min-h-12 w-[7rem] items-center rounded-box border border-line-control bg-control pr-3.5 has-focus-visible:outline-3 has-focus-visible:outline-focus">
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            placeholder={exampleFence}
            value={text}
            onChange={(event) => onText(event.target.value)}
            className="h-full min-h-12 w-full min-w-0 bg-transparent px-3.5 font-display text-h4 placeholder:text-ink-quiet focus-visible:outline-none"
          />
          <span aria-hidden className="text-ink-soft">
            ft
          </span>
        </span>
      </div>
      <div aria-live="polite">
        {row !== null && (
          <p className="mt-2.5 text-lead leading-snug">
            <b className="font-semibold">{rowInWords(row)}</b> {hint}
          </p>
        )}
      </div>
    </>
  )
}
