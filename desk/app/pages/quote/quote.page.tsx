import { data } from 'react-router'
import { useState } from 'react'
import { Choices } from '#desk/app/components/controls.tsx'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { timeInWords } from '#domain/time/day-words.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { readDeskQuote } from '#server/quotes/desk/desk-quote-page.ts'
import { actOnDeskForm, deskQuoteForm } from '#server/quotes/desk/desk-quote-form.ts'
import { noneIfRefused } from '#server/platform/requests/refusal.ts'
import type { Route } from './+types/quote.page.ts'
import { Answers } from './answers.tsx'
import { CloseQuote } from './close-quote.tsx'
import { HistoryPart } from './history-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { NextAct } from './next-act.tsx'
import { NotTold } from './not-told.tsx'
import { PhoneAnswer } from './phone-answer.tsx'
import { Preview } from './preview.tsx'
import { QuoteEditor } from './quote-editor.tsx'
import { QuoteHead } from './quote-head.tsx'
import { RequestPart, RequestWords } from './request-part.tsx'
import { SendBar } from './send-bar.tsx'
import { SendPanel } from './send-panel.tsx'
import { useEditor } from './use-editor.ts'
import { useSending } from './use-sending.ts'

export const meta = ({ params }: Route.MetaArgs) => [{ title: `${params.number} | The desk` }]

export async function loader({ params }: Route.LoaderArgs) {
  const now = new Date()
  const quote = await deskUnavailable(readDeskQuote(params.number, now).catch(noneIfRefused))
  if (quote === undefined)
    throw data({ title: 'No such quote', message: 'Check the number, or search for the name.' }, 404)
  return { quote, asOf: timeInWords(now) }
}

export const action = ownerAction(deskQuoteForm, actOnDeskForm)

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  // Everything typed belongs to one quote.
  return <Quote key={loaderData.quote.number} {...loaderData} />
}

const tabs = [
  { value: 'quote', label: 'Quote' },
  { value: 'request', label: 'Request' },
  { value: 'history', label: 'History' },
] as const
type Tab = (typeof tabs)[number]['value']

/** On a phone only the chosen part shows; a wide screen shows them all. */
const tabClass = (isShown: boolean) => (isShown ? undefined : 'max-lg:hidden')

function Quote({ quote, asOf }: Route.ComponentProps['loaderData']) {
  const editor = useEditor(quote)
  const sending = useSending(quote, editor)
  const [tab, setTab] = useState<Tab>('quote')
  return (
    <>
      <OfflineStrip asOf={asOf}>Sending needs a signal. What you type stays on this device.</OfflineStrip>
      <QuoteHead quote={quote} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_404px]">
        <SendPanel quote={quote} editor={editor} sending={sending} />
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <Answers quote={quote} />
          <NotTold quote={quote} />
          <PhoneAnswer quote={quote} />
          <NextAct quote={quote} />
          <MoneyPart quote={quote} />
          {quote.plantingWarning !== null && (
            <p className="border-b border-line bg-danger-surface px-(--gutter) py-3 text-small text-danger">
              <b className="font-semibold">Ask {quote.customer.firstName}:</b> {quote.plantingWarning}
            </p>
          )}
          <div className="sticky top-0 z-10 border-b border-line bg-raised px-(--gutter) py-2.5 lg:hidden">
            <Choices legend="Part of the quote" value={tab} onChoose={setTab} choices={tabs} />
          </div>
          <div className={tabClass(tab === 'request')}>
            <RequestPart quote={quote} />
          </div>
          <div className={tabClass(tab === 'quote')}>
            {quote.can.send ? (
              <>
                {/* On a phone the request is behind a tab, and nobody should price it without having read this. */}
                <RequestWords quote={quote} className="border-b border-line px-(--gutter) py-3 lg:hidden" />
                <QuoteEditor quote={quote} editor={editor} />
              </>
            ) : (
              <div className="bg-sunk p-3 lg:hidden">
                <h2 className="mb-2">What {quote.customer.firstName} sees</h2>
                <Preview quote={quote} editor={editor} />
              </div>
            )}
          </div>
          <div className={tabClass(tab === 'history')}>
            <HistoryPart quote={quote} />
          </div>
          <CloseQuote quote={quote} />
        </div>
        <SendBar quote={quote} editor={editor} sending={sending} />
      </div>
    </>
  )
}
