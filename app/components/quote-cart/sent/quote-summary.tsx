import { Check, Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import oakTree from '#app/images/cut-outs/southern-live-oak-mini.avif?url'
import type { CartItem } from '#domain/cart/cart-item.ts'
import type { SentQuoteRef } from '#domain/cart/cart.ts'
import { mailIsSettled, outcomeMessage, type MailState } from '#domain/quotes/mail-outcome.ts'
import type { SubmitQuoteResponse } from '#domain/quotes/submit-quote-response.ts'
import { greetingName, nextSteps } from '#domain/quotes/quote-words.ts'
import { visitOf } from '#domain/quotes/visit.ts'
import { formatDay } from '#domain/quotes/validity.ts'
import { CartForm } from '#app/components/quote-cart/cart/cart-form.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { fetchJson } from '#app/fetch-json.ts'
import { quoteApiFor, useSiteSettings } from '#app/site-settings.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { KeepLink } from './keep-link.tsx'
import { SentLines, SentTotals } from './sent-lines.tsx'

type QuoteSummaryProps = {
  /** Null while it loads. */
  sent: SubmitQuoteResponse | null
  /** The plants' pictures, if the page loaded with them. */
  items?: readonly CartItem[]
  /** Set in the drawer, where it replaces the element that had the focus. */
  takesFocus: boolean
}

/** The sent quote with the server's totals, and what happens next. */
export function QuoteSummary({ sent, items, takesFocus }: QuoteSummaryProps) {
  const { cart } = useQuoteCart()
  const email = sent?.customer.email ?? cart.customer.email
  const emailOutcome = useEmailOutcome(sent?.token ?? null, email)
  const heading = useRef<HTMLHeadingElement>(null)
  // The submit button that had the focus is gone, so the heading takes it.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const name = greetingName(sent?.customer.first_name ?? '')
  return (
    <>
      <div className="flex items-center gap-5">
        <img src={oakTree} alt="" className="h-17 w-auto flex-none" />
        <div className="min-w-0">
          <h3 ref={heading} tabIndex={-1} className="text-h3 outline-none">
            {sent?.isOver === true
              ? 'This quote is over.'
              : name === null
                ? 'We’ve got it.'
                : `We’ve got it, ${name}.`}
          </h3>
          {sent?.promise != null && (
            <p className="mt-1 text-lead leading-snug">You’ll hear from us {sent.promise}.</p>
          )}
        </div>
      </div>
      <p
        role="status"
        className="mt-2 flex min-h-14 items-start gap-2 border-b border-line pb-2 text-small font-medium"
      >
        {emailOutcome !== null && sent?.isOver !== true && (
          <>
            <Mail aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
            <span className="wrap-anywhere">{emailOutcome}</span>
          </>
        )}
      </p>
      {sent !== null && email === '' && <KeepLink token={sent.token} phone={cart.customer.phone} />}
      {sent?.replaces != null && (
        <p className="mt-4 text-small">
          It follows quote <span className="whitespace-nowrap">{sent.replaces}</span>.
        </p>
      )}
      {sent !== null && (
        <>
          <SentLines response={sent} items={items ?? []} />
          <SentTotals response={sent} />
        </>
      )}
      {sent?.isOver !== true && <NextSteps sent={sent} />}
    </>
  )
}

/** The steps from here to the visit. */
function NextSteps({ sent }: { sent: SubmitQuoteResponse | null }) {
  const sentOn = sent === null ? '' : `${formatDay(new Date(sent.quote.createdAt))}. `
  const steps = [
    { title: 'Sent', text: `${sentOn}Your request reached the quote desk.` },
    ...nextSteps(visitOf(sent?.quote)),
  ]
  return (
    <section aria-labelledby="next-steps" className="mt-5 border-t border-line pt-4">
      <h3 id="next-steps" className="text-h4">
        What happens next
      </h3>
      <ol className="mt-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="group grid grid-cols-[32px_1fr] gap-x-4">
            <span aria-hidden className="grid justify-items-center grid-rows-[auto_1fr]">
              <span
                className={`grid size-8 place-items-center rounded-pill border-2 font-display text-ui ${index === 0 ? 'border-brand bg-brand text-on-brand' : index === 1 ? 'border-brand' : 'border-line-control'}`}
              >
                {index === 0 ? <Check className="size-4.5" /> : index + 1}
              </span>
              <span className="my-1 w-0.5 bg-line group-last:hidden" />
            </span>
            <span className="pb-4">
              <b className="block font-display text-[1.0625rem] leading-tight font-[520]">{title}</b>
              <span className="block text-small leading-snug text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

type QuoteSummaryFootProps = { quote: SentQuoteRef; sent: SubmitQuoteResponse | null }

/** Links to the quote's page, and the two ways to go on. A change of an official quote is asked for on its page. */
export function QuoteSummaryFoot({ quote, sent }: QuoteSummaryFootProps) {
  const { showPanel } = useQuoteCart()
  return (
    <div className="grid grid-cols-2 gap-2.5 print:hidden">
      <ButtonLink to={`/quote/${quote.token}`} onClick={() => showPanel('closed')} className="col-span-2">
        Open your quote page
      </ButtonLink>
      {sent?.isChangedOnItsPage !== true && <GoOn intent="continue" label="Continue Adding Items" />}
      <GoOn intent="clear" label="Start New Quote" />
    </div>
  )
}

function GoOn({ intent, label }: { intent: 'continue' | 'clear'; label: string }) {
  const { showPanel } = useQuoteCart()
  return (
    <CartForm intent={intent} onApplied={() => showPanel('closed')} className="grid">
      <Button
        type="submit"
        size="small"
        look="quiet"
        className="px-2 leading-tight whitespace-normal! max-md:text-caption"
      >
        {label}
      </Button>
    </CartForm>
  )
}

const waitMilliseconds = 5_000
const watchMilliseconds = 60_000

/** Whether the emails went out. Null while it's unknown. */
function useEmailOutcome(token: string | null, email: string): string | null {
  const settings = useSiteSettings()
  const [known, setKnown] = useState<{ token: string; message: string | null } | null>(null)

  useEffect(() => {
    if (token === null) return undefined
    const unmounted = new AbortController()
    const url = `${quoteApiFor(settings)}/api/quote-mail-state?token=${token}`
    void watchMail(url, unmounted.signal, (state) => {
      // No response. The emails are queued with the quote, so they'll still go out.
      const latest = state ?? { customerCopy: email === '' ? 'none' : 'waiting', business: 'waiting' }
      setKnown({ token, message: outcomeMessage(latest, email) })
    })
    return () => unmounted.abort()
  }, [token, email, settings])

  return known !== null && known.token === token ? known.message : null
}

/** The worker sends them. After 5 s it's shown that they're still waiting, and for a minute whether they went after all. */
async function watchMail(url: string, signal: AbortSignal, show: (state: MailState | null) => void) {
  const start = Date.now()
  let state: MailState | null = null
  for (;;) {
    const requestSignal = AbortSignal.any([signal, AbortSignal.timeout(2_000)])
    state = (await fetchJson<MailState>(url, { signal: requestSignal })) ?? state
    const isSettled = state !== null && mailIsSettled(state)
    const passed = Date.now() - start
    if (signal.aborted) return
    if (isSettled || passed >= waitMilliseconds) show(state)
    if (isSettled || passed >= watchMilliseconds) return
    await new Promise((resume) => setTimeout(resume, passed < waitMilliseconds ? 400 : 3_000))
  }
}
