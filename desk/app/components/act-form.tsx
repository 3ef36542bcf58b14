import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useOnline } from './offline-strip.tsx'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import type { Kept } from './controls.tsx'

type ActFormProps = {
  /** With what happened to it, newest first, where the page shows that. */
  quote: Pick<DeskQuoteData, 'number' | 'seq'> & Partial<Pick<DeskQuoteData, 'story'>>
  /** The page whose action it is; the quote's own if it's left out. */
  action?: string
  intent: string
  /** Of the button; if it's left out, the children have the form's buttons. */
  label?: string
  look?: 'action' | 'brand' | 'quiet'
  /** What's kept on the device until this is done. */
  kept?: readonly Kept[]
  /** False while something must still be checked. */
  isReady?: boolean
  children?: ReactNode
}

const nothing: readonly Kept[] = []

/** One thing the desk does to a quote. It's refused if something else has happened since the page was read. */
export function ActForm({
  quote,
  action = `/quotes/${quote.number}`,
  intent,
  label,
  look = 'brand',
  kept = nothing,
  isReady = true,
  children,
}: ActFormProps) {
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  const last = quote.story?.[0]
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const clear = useEffectEvent(() => kept.forEach(({ clear: forget }) => forget()))
  // The fields stay as typed until the server says that it has them.
  useEffect(() => {
    if (outcome?.kind === 'done') clear()
  }, [outcome])
  return (
    <fetcher.Form method="post" action={action} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="afterEvent" value={quote.seq} />
      {children}
      {label !== undefined && (
        <SmallButton type="submit" look={look} disabled={!isReady || !isOnline || fetcher.state !== 'idle'}>
          {label}
        </SmallButton>
      )}
      <p
        role="status"
        className={
          outcome?.kind === 'refused'
            ? 'text-small font-medium whitespace-pre-line text-danger'
            : 'text-small text-good'
        }
      >
        {outcome?.message}
        {outcome?.kind === 'refused' &&
          outcome.isOutdated === true &&
          last !== undefined &&
          ` ${last.title}, ${last.when}.`}
      </p>
    </fetcher.Form>
  )
}
