import { offeredDays, type DayNeeds } from '#domain/visits/offered-days.ts'
import type { DayChoice } from '#domain/visits/visit-data.ts'
import type { PlantingDay } from '#domain/quotes/lifecycle/events.ts'
import { ActForm } from './act-form.tsx'
import { KeptArea } from './controls.tsx'
import { DayPicker } from './day-picker.tsx'
import { DespiteChange } from './despite-change.tsx'
import { Fold } from './fold.tsx'
import { useUnsavedText } from './unsaved-text.ts'

/** An order whose day is agreed on, moved or called off. */
export type DatedOrder = Parameters<typeof ActForm>[0]['quote'] & {
  firstName: string
  /** Weeks they prefer, in words, or ''. */
  weeks: string
  dayNeeds: DayNeeds
  choices: readonly DayChoice[]
  plantingDay: PlantingDay | null
  hasOpenChange: boolean
  hasEmail: boolean
}

const toldInWords = ({ firstName, hasEmail }: DatedOrder) =>
  hasEmail
    ? `${firstName} gets an email.`
    : `${firstName} has no email address, so nothing is sent: text or call afterwards.`

type DayFormProps = {
  order: DatedOrder
  intent: 'agree' | 'move'
  label: string
  look: 'action' | 'brand'
}

export function DayForm({ order, intent, label, look }: DayFormProps) {
  const { firstName, weeks, choices, plantingDay } = order
  const dayNeeds = plantingDay === null ? order.dayNeeds : { ...order.dayNeeds, movedFrom: plantingDay.day }
  const day = useUnsavedText(`quote ${order.number} day`)
  const hour = useUnsavedText(`quote ${order.number} hour`)
  return (
    <ActForm quote={order} intent={intent} label={label} look={look} kept={[day, hour]}>
      {weeks !== '' && (
        <p className="text-small text-ink-soft">
          {firstName} would prefer {weeks}.
        </p>
      )}
      <DayPicker
        firstName={firstName}
        dayNeeds={dayNeeds}
        choices={choices}
        day={day.text ?? plantingDay?.day ?? offeredDays(dayNeeds, choices)[0]?.day ?? ''}
        onDay={day.set}
        hour={hour.text ?? String(plantingDay?.arrivalHour ?? '')}
        onHour={hour.set}
      />
      {intent === 'agree' && order.hasOpenChange && <DespiteChange firstName={firstName} />}
      <p className="text-small text-ink-soft">{toldInWords(order)}</p>
    </ActForm>
  )
}

/** Moving an agreed day and calling it off, both folded. */
export function ChangeDay({ order }: { order: DatedOrder }) {
  const why = useUnsavedText(`quote ${order.number} call-off`)
  return (
    <>
      <Fold title="Move the day">
        <DayForm order={order} intent="move" label="Move to this day" look="brand" />
      </Fold>
      <Fold title="Call it off" className="border-t border-line">
        <p className="mb-3 text-small text-ink-soft">
          The order stays accepted, and there is no fee. {toldInWords(order)}
        </p>
        <ActForm quote={order} intent="call-off" label="Call it off" look="quiet" kept={[why]}>
          <KeptArea kept={why} name="words" label="Why" hint="(for us)" maxLength={1000} rows={2} />
        </ActForm>
      </Fold>
    </>
  )
}
