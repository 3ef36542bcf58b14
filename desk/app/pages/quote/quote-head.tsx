import { Clock } from 'lucide-react'
import { ContactButtons } from '#desk/app/components/act-links.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { StateRings } from '#desk/app/components/state-rings.tsx'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { classNames } from '#ui/class-names.ts'

/** Who it is, where the quote stands, by when we answer, and how to reach them. */
export function QuoteHead({ quote }: { quote: DeskQuoteData }) {
  const { customer, contactLinks, next, distance } = quote
  const facts = [quote.number, distance].filter((part) => part !== null).join(', ')
  return (
    <>
      <PageHead title={customer.name} back="/quotes" note={customer.city}>
        <StateRings state={quote.state} className="text-small" />
      </PageHead>
      <div className="border-b border-line lg:flex lg:items-center lg:gap-4 lg:pr-(--gutter)">
        <p
          className={classNames(
            'flex items-center gap-2.5 px-(--gutter) py-2.5 text-small leading-snug max-lg:border-b max-lg:border-line lg:flex-1',
            next.isLate ? 'bg-danger-surface text-danger lg:bg-transparent' : 'max-lg:bg-best-surface',
          )}
        >
          <Clock aria-hidden className="size-5 flex-none" strokeWidth={1.7} />
          <span>
            <b className="font-semibold">{next.title}</b>
            {next.note !== '' && <>, {next.note}</>}
            <span className="block text-caption text-ink-soft">{facts}</span>
          </span>
        </p>
        <div className="grid auto-cols-fr grid-flow-col gap-2 px-(--gutter) py-2.5 lg:p-2.5 lg:pr-0 lg:[&>*]:px-4.5">
          <ContactButtons contactLinks={contactLinks} showsUnknown />
        </div>
      </div>
      {quote.reachNote !== null && (
        <p className="border-b border-line px-(--gutter) py-2 text-caption text-ink-soft">
          {quote.reachNote}
        </p>
      )}
    </>
  )
}
