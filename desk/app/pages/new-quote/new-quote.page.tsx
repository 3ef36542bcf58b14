import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { z } from 'zod'
import { CustomerFields, useCustomer } from '#desk/app/components/customer-fields.tsx'
import { KnownQuotes } from '#desk/app/components/known-quotes.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import { fullName, type Customer } from '#domain/cart/customer.ts'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { streetAddressLine } from '#domain/delivery/street-address.ts'
import { emailAddress } from '#domain/forms/typed-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { KnownQuote } from '#domain/quotes/desk/desk-quote-data.ts'
import { ownerAction } from '#server/people/desk-action.ts'
import { readKnownQuotes, startQuote } from '#server/quotes/desk/start-quote.ts'

export const meta = () => [{ title: 'New quote | The desk' }]

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('find'), phone: z.string().max(10), email: z.string().max(254) }),
  z.object({
    intent: z.literal('start'),
    details: z.string().transform((text) => parseJson(text)),
    key: z.uuid(),
  }),
])

type Answer = { known?: KnownQuote[]; number?: string }

export const action = ownerAction<z.output<typeof form>, Answer>(form, async (given, { person, now }) =>
  given.intent === 'find'
    ? { message: '', known: await readKnownQuotes(given, now) }
    : { message: '', number: await startQuote(given, person.id, now) },
)

/** For a caller or somebody at the yard: who it is. Everything else is the quote's own page. */
export default function NewQuotePage() {
  const { kept, customer, change } = useCustomer('new quote')
  const [key] = useState(() => crypto.randomUUID())
  const finder = useFetcher<DeskOutcome<Answer>>()
  const starter = useFetcher<DeskOutcome<Answer>>()
  const navigate = useNavigate()
  const isOnline = useOnline()
  const known = finder.data?.kind === 'done' ? (finder.data.known ?? []) : []
  const outcome = starter.state === 'idle' ? starter.data : undefined
  const begin = useEffectEvent((number: string) => {
    kept.clear()
    void navigate(`/quotes/${number}`, { replace: true })
  })
  // The details stay on the device until the server has it.
  useEffect(() => {
    if (outcome?.kind === 'done' && outcome.number !== undefined) begin(outcome.number)
  }, [outcome])
  const type = (changes: Partial<Customer>) => {
    change(changes)
    const { phone, email } = { ...customer, ...changes }
    const digits = phone.replaceAll(/\D/g, '')
    const isWhole = 'phone' in changes ? digits.length >= 10 : emailAddress.test(email.trim())
    if (isWhole && ('phone' in changes || 'email' in changes))
      void finder.submit(
        { intent: 'find', phone: digits.slice(-10), email: email.trim() },
        { method: 'post' },
      )
  }
  return (
    <>
      <PageHead title="New quote" back="/" note="Kept on this device" />
      <form
        className="grid max-w-160 gap-3 px-(--gutter) py-4"
        onSubmit={(event) => {
          event.preventDefault()
          void starter.submit({ intent: 'start', details: JSON.stringify(customer), key }, { method: 'post' })
        }}
      >
        <h2>Who is it?</h2>
        <p className="text-small text-ink-soft">
          Phone or email, a first name and the ZIP are enough. Nothing is sent yet.
        </p>
        <CustomerFields customer={customer} onChange={type} hasFocus>
          <div role="status" className="col-span-2">
            <Known quotes={known} onTake={change} />
          </div>
        </CustomerFields>
        <p role="alert" className="text-small font-medium text-danger">
          {isOnline ? outcome?.kind === 'refused' && outcome.message : 'No signal. What you type stays here.'}
        </p>
        <SmallButton type="submit" look="brand" disabled={!isOnline || starter.state !== 'idle'}>
          Next: plants
        </SmallButton>
      </form>
    </>
  )
}

type KnownProps = { quotes: readonly KnownQuote[]; onTake: (customer: Partial<Customer>) => void }

/** Somebody who asked before: their details with one tap, or one of their quotes, where plants can be added. */
function Known({ quotes, onTake }: KnownProps) {
  const [newest] = quotes
  if (newest === undefined) return null
  const { customer } = newest
  return (
    <section className="border-l-4 border-brand bg-control px-4 py-3">
      <h3>This is {fullName(customer)}</h3>
      <p className="mb-2 text-small text-ink-soft">{streetAddressLine(customer)}</p>
      <SmallButton
        look="brand"
        onClick={() => onTake({ ...customer, email: customer.email ?? '', phone: customer.phone ?? '' })}
      >
        New quote for {customer.firstName}
      </SmallButton>
      <p className="mt-3 text-small">
        Or open one, to add plants to it without a second delivery. Someone else? Just type their name.
      </p>
      <KnownQuotes quotes={quotes} />
    </section>
  )
}
