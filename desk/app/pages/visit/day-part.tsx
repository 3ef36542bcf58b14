import { Part } from '#desk/app/components/controls.tsx'
import { ChangeDay } from '#desk/app/components/day-forms.tsx'
import type { VisitPage } from '#domain/visits/visit-data.ts'

/** Moving the day and calling it off. Both are actions of the quote. */
export function DayPart({ visit }: { visit: VisitPage }) {
  return (
    <Part title="The day">
      <ChangeDay order={{ ...visit, dayNeeds: visit, plantingDay: visit.planting }} />
    </Part>
  )
}
