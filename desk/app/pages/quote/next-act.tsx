import { ActForm } from '#desk/app/components/act-form.tsx'
import { Part } from '#desk/app/components/controls.tsx'
import { ChangeDay, DayForm, type DatedOrder } from '#desk/app/components/day-forms.tsx'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { plantingDayInWords } from '#domain/time/day-words.ts'
import { formatCents } from '#domain/money.ts'
import { ButtonLink } from '#ui/button.tsx'
import { visitWords } from '#domain/quotes/visit.ts'
import { capitalize } from '#domain/wording.ts'

type NextActProps = { quote: DeskQuoteData }

/** Agreeing on a day, moving it, calling it off, and waiving a fee. */
export function NextAct({ quote }: NextActProps) {
  const { can, plantingDay, customer, canceledFeeCents } = quote
  const order: DatedOrder = {
    ...quote,
    firstName: customer.firstName,
    hasOpenChange: quote.openChanges.length > 0,
    hasEmail: customer.email !== null,
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
        <ButtonLink
          to={`/calendar/${quote.number}`}
          look={isDue ? 'action' : 'quiet'}
          size="thumb"
          className="w-full"
        >
          {isDue ? 'Mark as done' : 'The visit'}
        </ButtonLink>
        <div className="mt-3 border-t border-line">
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
