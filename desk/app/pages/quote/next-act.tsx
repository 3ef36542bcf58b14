import { useDraft } from '#desk/app/components/drafts.ts'
import { DayPicker } from '#desk/app/components/day-picker.tsx'
import type { DeskQuoteData } from '#domain/desk/desk-quote-data.ts'
import type { DoneLine } from '#domain/quote/lifecycle/events.ts'
import { plantingDayInWords } from '#domain/desk/next-step.ts'
import { parseJson } from '#domain/parse-json.ts'
import { formatCents } from '#domain/money.ts'
import { offeredDays } from '#domain/visits/offered-days.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { Field, KeptArea, Part } from '#desk/app/components/controls.tsx'

type NextActProps = { quote: DeskQuoteData }

/** Agreeing on a day, moving it, calling it off, what was done, and waiving a fee. */
export function NextAct({ quote }: NextActProps) {
  const { can, plantingDay, customer, canceledFeeCents } = quote
  const calledOff = useDraft(`quote ${quote.number} call-off`)
  if (can.agree)
    return (
      <Part title="Agree on a day">
        <DayForm quote={quote} intent="agree" label="Agree on this day" look="action" />
      </Part>
    )
  if (can.move && plantingDay !== null) {
    const isDue = plantingDay.day <= quote.today
    return (
      <Part title={plantingDayInWords(plantingDay)}>
        <details open={isDue}>
          <summary className="flex min-h-12 items-center font-semibold">Mark as done</summary>
          <DoneForm quote={quote} />
        </details>
        <details className="border-t border-line">
          <summary className="flex min-h-12 items-center font-semibold">Move the day</summary>
          <DayForm quote={quote} intent="move" label="Move to this day" look="brand" />
        </details>
        <details className="border-t border-line">
          <summary className="flex min-h-12 items-center font-semibold">Call it off</summary>
          <p className="mb-3 text-small text-ink-soft">
            The order stays accepted, {customer.firstName} gets an email, and there is no fee.
          </p>
          <ActForm quote={quote} intent="call-off" label="Call it off" look="quiet" kept={[calledOff]}>
            <KeptArea kept={calledOff} name="words" label="Why" hint="(for us)" maxLength={1000} rows={2} />
          </ActForm>
        </details>
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

type DayFormProps = NextActProps & { intent: 'agree' | 'move'; label: string; look: 'action' | 'brand' }

function DayForm({ quote, intent, label, look }: DayFormProps) {
  const { wishes, choices, plantingDay } = quote
  const day = useDraft(`quote ${quote.number} day`)
  const hour = useDraft(`quote ${quote.number} hour`)
  return (
    <ActForm quote={quote} intent={intent} label={label} look={look} kept={[day, hour]}>
      {quote.weeks !== '' && (
        <p className="text-small text-ink-soft">
          {quote.customer.firstName} would prefer {quote.weeks}.
        </p>
      )}
      <DayPicker
        wishes={wishes}
        choices={choices}
        day={day.text ?? plantingDay?.day ?? offeredDays(wishes, choices)[0]?.day ?? ''}
        onDay={day.set}
        hour={hour.text ?? String(plantingDay?.arrivalHour ?? '')}
        onHour={hour.set}
      />
      {intent === 'agree' && <DespiteChange quote={quote} />}
    </ActForm>
  )
}

/** An open change request is above; going on needs a deliberate tick. */
function DespiteChange({ quote }: NextActProps) {
  if (quote.openChanges.length === 0) return null
  return (
    <Checkbox
      name="despiteChange"
      className="min-h-12"
      label={`Go on although ${quote.customer.firstName} asks for a change`}
    />
  )
}

const outcomeWords: Record<DoneLine['outcome'], string> = {
  planted: 'Planted',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  'not-done': 'Not done',
}

type Outcomes = Record<number, { outcome?: DoneLine['outcome']; reason?: string }>

function DoneForm({ quote }: NextActProps) {
  const kept = useDraft(`quote ${quote.number} done`)
  const chosen = (parseJson(kept.text ?? '{}') ?? {}) as Outcomes
  const choose = (line: number, change: Outcomes[number]) =>
    kept.set(JSON.stringify({ ...chosen, [line]: { ...chosen[line], ...change } }))
  const lines = quote.expectedDone.map(({ line, outcome, name }) => ({
    line,
    name,
    outcome: chosen[line]?.outcome ?? outcome,
    reason: chosen[line]?.reason ?? '',
  }))
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
              {Object.entries(outcomeWords).map(([value, label]) => (
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
      <input
        type="hidden"
        name="lines"
        value={JSON.stringify(
          lines.map(({ line, outcome, reason }) =>
            outcome === 'not-done' ? { line, outcome, reason } : { line, outcome },
          ),
        )}
      />
      <Field
        type="date"
        name="day"
        label="On"
        required
        max={quote.today}
        defaultValue={day}
        onText={() => undefined}
      />
      <DespiteChange quote={quote} />
    </ActForm>
  )
}
