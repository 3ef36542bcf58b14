import { Clock } from 'lucide-react'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { StateRings } from '#desk/app/components/state-rings.tsx'
import { fullName } from '#domain/cart/customer.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { classNames } from '#ui/class-names.ts'
import { ContactCard } from './contact-card.tsx'

/** Who it is, where the quote stands, by when we answer, and how to reach them, in writing. */
export function QuoteHead({ quote }: { quote: DeskQuoteData }) {
  const { customer, next, distance } = quote
  const facts = [quote.number, distance, quote.writesInSpanish ? 'writes in Spanish' : null]
    .filter((part) => part !== null)
    .join(', ')
  return (
    <>
      <PageHead title={fullName(customer)} back="/quotes" note={customer.city}>
        <StateRings state={quote.state} className="text-small" />
      </PageHead>
      <p
        className={classNames(
          'flex items-center gap-2.5 border-b border-line px-(--gutter) py-2.5 text-small leading-snug',
          next.isLate ? 'bg-danger-surface text-danger' : 'bg-best-surface',
        )}
      >
        <Clock aria-hidden className="size-5 flex-none" strokeWidth={1.7} />
        <span>
          <b className="font-semibold">{next.title}</b>
          {next.note !== '' && <>, {next.note}</>}
          <span className="block text-caption text-ink-soft">{facts}</span>
        </span>
      </p>
      <ContactCard quote={quote} />
    </>
  )
}
