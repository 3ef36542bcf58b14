import { Check } from 'lucide-react'
import { ContactButtons } from '#desk/app/components/act-links.tsx'
import { CustomerPhotos } from '#desk/app/components/customer-photos.tsx'
import { formatPhone } from '#domain/forms/format-phone.ts'
import type { VisitPage } from './visit-page.ts'
import { classNames } from '#ui/class-names.ts'

/** When, where, what to know, and how to reach them. */
export function VisitHead({ visit }: { visit: VisitPage }) {
  const { contactLinks, ticketWords, isDone } = visit
  return (
    <section className="border-b border-line px-(--gutter) py-3.5">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2>{visit.when}</h2>
        {!isDone && (
          <p
            className={classNames(
              'inline-flex items-center gap-1 text-small font-semibold',
              ticketWords.tone === 'due' && 'rounded-badge bg-danger-surface px-1.75 text-danger',
              ticketWords.tone === 'in' && 'text-good',
            )}
          >
            {ticketWords.tone === 'in' && <Check aria-hidden strokeWidth={2.4} className="size-4" />}
            {ticketWords.text}
          </p>
        )}
      </div>
      <p className="mt-1">{visit.address}</p>
      {visit.phone !== null && <p className="text-small text-ink-soft">{formatPhone(visit.phone)}</p>}
      {visit.crewNote !== '' && (
        <p className="mt-1 font-display leading-snug break-words whitespace-pre-line italic">
          {visit.crewNote}
        </p>
      )}
      {visit.request !== '' && (
        <p className="mt-1 max-w-prose text-small leading-snug break-words whitespace-pre-line">
          <b className="font-semibold">{visit.firstName} wrote:</b> {visit.request}
        </p>
      )}
      <CustomerPhotos
        path={`/calendar/${visit.number}`}
        firstName={visit.firstName}
        photos={visit.requestPhotos}
      />
      <div className="mt-3 grid max-w-120 auto-cols-fr grid-flow-col gap-2">
        <ContactButtons contactLinks={contactLinks} />
      </div>
    </section>
  )
}
