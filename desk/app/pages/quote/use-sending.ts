import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { formatCents } from '#domain/money.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { isBlank, type QuoteVersion } from '#domain/quotes/quote-version.ts'
import type { Editor } from './use-editor.ts'

/** Sends the official quote, and says whether it can be sent and what became of it. */
export function useSending(quote: DeskQuoteData, editor: Editor) {
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  /** On a phone the preview is the last step before sending. It closes when that succeeds or comes too late. */
  const [review, setReview] = useState<{ after: DeskOutcome | undefined } | null>(null)
  const { customer, can, state, settings } = quote
  const { checked, isChanged, since } = editor
  const outcome = fetcher.state === 'idle' ? fetcher.data : undefined
  const isOver = outcome !== undefined && (outcome.kind === 'done' || outcome.isOutdated === true)
  const finish = useEffectEvent(() => {
    editor.startOver()
    // On a phone, that it was sent is said at the top of the page.
    if (review !== null) window.scrollTo(0, 0)
  })
  // The draft stays on the device until the server has the quote.
  useEffect(() => {
    if (outcome?.kind === 'done') finish()
  }, [outcome])

  const newest = quote.versions.at(-1)
  const total = formatCents(checked.version.totals.grandTotalCents)
  const isFirst = newest?.isOfficial !== true
  const isWithCustomer = ['quoted', 'accepted', 'scheduled'].includes(state)
  const [last] = quote.story
  return {
    total,
    isOnline,
    /** The total so far, in words; undefined if it's the same, or there's none. */
    wasTotal: newest === undefined || isBlank(newest) ? undefined : wasInWords(newest, total),
    label: isFirst ? 'Send official quote' : `Send version ${(newest?.version ?? 1) + 1}`,
    /** The same version is sent again only if something differs or was asked for. */
    isWorthSending: can.send && (!isWithCustomer || isChanged || can.settle),
    problems: checked.problems,
    /** An order's next step is its day; without a tax rate it's the rate. */
    isPrimary: !can.agree && !can.move && settings.tax !== null,
    maySend: can.send && isOnline && since.length === 0 && checked.problems.length === 0,
    isSending: fetcher.state !== 'idle',
    recipient: !isOnline
      ? 'No signal: nothing can be sent now. Your draft is safe.'
      : customer.email === null
        ? `${customer.firstName} has no email address, so nothing is sent: text or call afterwards.`
        : `Goes to ${customer.email} at once.`,
    /** Of the last button before it happens. */
    finalLabel: customer.email === null ? 'Make it official' : `Send to ${customer.firstName}`,
    isRefused: outcome?.kind === 'refused',
    message:
      outcome?.kind === 'done'
        ? customer.email === null
          ? can.tell
            ? `It’s on ${customer.firstName}’s page, but nothing was sent: text or call.`
            : undefined
          : `Sent to ${customer.firstName}.`
        : outcome?.isOutdated === true && last !== undefined
          ? `${last.title}, ${last.when}. Nothing of yours was sent.`
          : outcome?.message,
    isReviewing: review !== null && (review.after === outcome || !isOver),
    setReviewing: (isReviewing: boolean) => setReview(isReviewing ? { after: outcome } : null),
    send: () =>
      void fetcher.submit(
        { intent: 'send', draft: JSON.stringify(editor.edited) },
        { method: 'post', action: `/quotes/${quote.number}` },
      ),
  }
}

function wasInWords({ tax, totals }: QuoteVersion, total: string) {
  const was = formatCents(totals.grandTotalCents)
  if (was === total) return undefined
  return tax === null ? `asked: ${was} before tax` : `was ${was}`
}

export type Sending = ReturnType<typeof useSending>
