import { ActForm } from '#desk/app/components/act-form.tsx'
import { Field, KeptArea, Part } from '#desk/app/components/controls.tsx'
import { Fold } from '#desk/app/components/fold.tsx'
import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import { shortDay } from '#domain/time/day-words.ts'
import type { VisitPage } from './visit-page.ts'

/** The 811 ticket: by when it's due, or which one is in. */
export function TicketPart({ visit }: { visit: VisitPage }) {
  const { number, ticket, ticketBy, isTicketLate, ticketWords, today } = visit
  const typed = useUnsavedText(`visit ${number} ticket`)
  if (ticketBy === null)
    return (
      <Part title="No digging">
        <p className="text-small text-ink-soft">
          We plant nothing on this visit, so 811 doesn’t need to know.
        </p>
      </Part>
    )
  const form = (
    <ActForm
      quote={visit}
      action={`/calendar/${number}`}
      intent="ticket"
      label={ticket === null ? 'The ticket is in' : 'Change the ticket'}
      look={ticket === null ? 'brand' : 'quiet'}
      kept={[typed]}
    >
      <div className="grid grid-cols-2 gap-2">
        <Field
          name="ticket"
          label="Ticket number"
          required
          maxLength={40}
          value={typed.text ?? ticket?.number ?? ''}
          onText={typed.set}
        />
        <Field
          key={ticket?.calledOn}
          type="date"
          name="calledOn"
          label="Called on"
          required
          max={today}
          defaultValue={ticket?.calledOn ?? today}
          onText={() => undefined}
        />
      </div>
    </ActForm>
  )
  return (
    <Part title={ticketWords.text} {...(ticketWords.tone === 'due' && { className: 'bg-danger-surface' })}>
      <div id="ticket">
        <p className="mb-2 text-small text-ink-soft">
          {ticket === null ? (
            <>
              <a href="tel:811">Call 811</a> or file online{' '}
              {isTicketLate ? `now; it was due ${ticketBy}` : `by ${ticketBy}`}. Weekends and holidays don’t
              count.
            </>
          ) : (
            `Ticket ${ticket.number}, called ${shortDay(ticket.calledOn)}.`
          )}
        </p>
        {ticket === null ? (
          form
        ) : (
          <Fold title="Another ticket" isUsed={ticketWords.tone === 'due'}>
            {form}
          </Fold>
        )}
      </div>
    </Part>
  )
}

/** Notes for the crew: the gate's code, a dog, where to park. */
export function CrewNotePart({ visit }: { visit: VisitPage }) {
  const kept = useUnsavedText(`visit ${visit.number} crew-note`)
  return (
    <Part title="For the crew">
      <ActForm
        quote={visit}
        action={`/calendar/${visit.number}`}
        intent="crew-note"
        label="Save"
        look="quiet"
        kept={[kept]}
      >
        <KeptArea
          kept={{ ...kept, text: kept.text ?? visit.crewNote }}
          name="words"
          label="Note"
          hint="(gate, dog, where to park; on the day sheet, too)"
          maxLength={500}
          rows={3}
        />
      </ActForm>
    </Part>
  )
}
