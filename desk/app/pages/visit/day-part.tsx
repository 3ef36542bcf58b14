import { useState } from 'react'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea, Part } from '#desk/app/components/controls.tsx'
import { DayPicker } from '#desk/app/components/day-picker.tsx'
import { useDraft } from '#desk/app/components/drafts.ts'
import type { VisitPage } from '#domain/visits/visit-data.ts'

/** Moving the day and calling it off. Both are actions of the quote. */
export function DayPart({ visit }: { visit: VisitPage }) {
  const { firstName, planting, choices, weeks } = visit
  const why = useDraft(`quote ${visit.number} call-off`)
  const [day, setDay] = useState(planting.day)
  const [hour, setHour] = useState(String(planting.arrivalHour ?? ''))
  return (
    <Part title="The day">
      <details>
        <summary className="flex min-h-12 items-center font-semibold">Move the day</summary>
        {weeks !== '' && (
          <p className="mb-3 text-small text-ink-soft">
            {firstName} would prefer {weeks}.
          </p>
        )}
        <ActForm quote={visit} intent="move" label="Move to this day" look="brand">
          <DayPicker wishes={visit} choices={choices} day={day} onDay={setDay} hour={hour} onHour={setHour} />
        </ActForm>
      </details>
      <details className="border-t border-line">
        <summary className="flex min-h-12 items-center font-semibold">Call it off</summary>
        <p className="mb-3 text-small text-ink-soft">
          The order stays accepted, {firstName} gets an email, and there is no fee.
        </p>
        <ActForm quote={visit} intent="call-off" label="Call it off" look="quiet" kept={[why]}>
          <KeptArea kept={why} name="words" label="Why" hint="(for us)" maxLength={1000} rows={2} />
        </ActForm>
      </details>
    </Part>
  )
}
