import { ActForm } from '#desk/app/components/act-form.tsx'
import { Field, Part } from '#desk/app/components/controls.tsx'
import { ChangeDay, DayForm, type DatedOrder } from '#desk/app/components/day-forms.tsx'
import { DespiteChange } from '#desk/app/components/despite-change.tsx'
import { outcomes, useOutcomes } from '#desk/app/components/use-outcomes.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { plantingDayInWords } from '#domain/time/day-words.ts'
import { formatCents } from '#domain/money.ts'
import { visitWords } from '#domain/quotes/visit.ts'
import { capitalize } from '#domain/wording.ts'
import type { DoneLine } from '#domain/quotes/lifecycle/events.ts'

type NextActProps = { quote: DeskQuoteData }

/** Agreeing on a day, moving it, calling it off, what was done, and waiving a fee. */
export function NextAct({ quote }: NextActProps) {
  const { can, plantingDay, customer, canceledFeeCents } = quote
  const order: DatedOrder = {
    ...quote,
    firstName: customer.firstName,
    hasOpenChange: quote.openChanges.length > 0,
  }
  if (can.agree)
    return (
      <Part title="Agree on a day">
        <DayForm order={order} intent="agree" label="Agree on this day" look="action" />
      </Part>
    )
  if (can.move && plantingDay !== null) {
    const isDue = plantingDay.day <= quote.today
    return (
      <Part title={`${capitalize(visitWords[quote.visit].name)}, ${plantingDayInWords(plantingDay)}`}>
        <details open={isDue}>
          <summary className="flex min-h-12 items-center font-semibold">Mark as done</summary>
          <DoneForm quote={quote} />
        </details>
        <div className="border-t border-line">
          <ChangeDay order={order} />
        </div>
      </Part>
    )
  }
  if (can.waive)
    return (
      <Part title={`Fee for canceling: ${formatCents(canceledFeeCents ?? 0)}`}>
        <ActForm quote={quote} intent="waive" label="Waive the fee" look="quiet" />
      </Part>
    )
  return null
}

function DoneForm({ quote }: NextActProps) {
  const { kept, lines, choose, posted } = useOutcomes(`quote ${quote.number} done`, quote.expectedDone)
  const day =
    quote.plantingDay !== null && quote.plantingDay.day < quote.today ? quote.plantingDay.day : quote.today
  return (
    <ActForm quote={quote} intent="done" label="Record as done" look="action" kept={[kept]}>
      <ul>
        {lines.map(({ line, name, outcome, reason }) => (
          <li
            key={line}
            className="grid grid-cols-[minmax(0,1fr)_150px] items-center gap-2 border-b border-line py-2"
          >
            <span id={`done-${line}`}>{name}</span>
            <select
              aria-labelledby={`done-${line}`}
              value={outcome}
              onChange={(event) => choose(line, { outcome: event.target.value as DoneLine['outcome'] })}
              className="h-12 w-full rounded-box border border-line-control bg-control px-3 text-ui"
            >
              {outcomes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            {outcome === 'not-done' && (
              <Field
                className="col-span-2"
                label="Why it wasn't done"
                required
                maxLength={300}
                value={reason}
                onText={(text) => choose(line, { reason: text })}
              />
            )}
          </li>
        ))}
      </ul>
      <input type="hidden" name="lines" value={posted} />
      <Field
        type="date"
        name="day"
        label="On"
        required
        max={quote.today}
        defaultValue={day}
        onText={() => undefined}
      />
      {quote.openChanges.length > 0 && <DespiteChange firstName={quote.customer.firstName} />}
    </ActForm>
  )
}
