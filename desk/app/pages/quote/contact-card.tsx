import { ActForm } from '#desk/app/components/act-form.tsx'
import { ContactIcons } from '#desk/app/components/act-links.tsx'
import { CustomerFields, useCustomer } from '#desk/app/components/customer-fields.tsx'
import { Fold } from '#desk/app/components/fold.tsx'
import { KnownQuotes } from '#desk/app/components/known-quotes.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import { noStreet, streetAddressLine } from '#domain/delivery/street-address.ts'
import { formatPhone } from '#domain/forms/format-phone.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { counted } from '#domain/wording.ts'

/** Phone, email and street in writing, each with its links, and a form to correct them. */
export function ContactCard({ quote }: { quote: DeskQuoteData }) {
  const { customer, contactLinks } = quote
  const isPickup = quote.visit === 'pickup'
  const { call, text, mail, map } = contactLinks
  const isOnline = useOnline()
  const rows = [
    { value: customer.phone === null ? 'No phone' : formatPhone(customer.phone), links: { call, text } },
    { value: customer.email ?? 'No email', links: { mail } },
    {
      value: streetAddressLine({ ...customer, address: customer.address || (isPickup ? '' : noStreet) }),
      links: { map },
    },
  ]
  return (
    <section
      aria-label="Contact"
      className="border-b border-line bg-control lg:flex lg:flex-wrap lg:items-center lg:px-(--gutter)"
    >
      <ul className="contents">
        {rows.map(({ value, links }) => (
          <li
            key={value}
            className="flex min-h-12 items-center border-b border-line pr-1 pl-(--gutter) lg:mr-2 lg:border-r lg:border-b-0 lg:px-0"
          >
            <span className="flex-1 py-1 wrap-anywhere">{value}</span>
            <ContactIcons contactLinks={links} who={customer.firstName} isStale={!isOnline} />
          </li>
        ))}
      </ul>
      {quote.others.length > 0 && (
        <Fold
          title={`Same customer: ${counted(quote.others.length, 'other quote')}`}
          className="border-b border-line px-(--gutter) lg:border-b-0 lg:px-3 lg:open:basis-full"
        >
          <KnownQuotes quotes={quote.others} />
        </Fold>
      )}
      <Fold title="Edit contact" className="px-(--gutter) lg:flex-1 lg:px-3 lg:open:basis-full">
        <CustomerForm quote={quote} />
      </Fold>
    </section>
  )
}

function CustomerForm({ quote }: { quote: DeskQuoteData }) {
  const { kept, customer, change } = useCustomer(`quote ${quote.number} customer`, quote.customer)
  return (
    <div className="max-w-160 pb-4">
      <ActForm quote={quote} intent="customer" label="Save" kept={[kept]}>
        <CustomerFields customer={customer} onChange={change} />
        <input type="hidden" name="details" value={JSON.stringify(customer)} />
        <input type="hidden" name="was" value={JSON.stringify(quote.customer)} />
        <p className="text-small text-ink-soft">
          For this quote and its visit. Nothing is sent when you save. The log says who changed what, not what
          it was.
        </p>
      </ActForm>
    </div>
  )
}
