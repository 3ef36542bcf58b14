import { ActForm } from '#desk/app/components/act-form.tsx'
import { Part } from '#desk/app/components/controls.tsx'
import { SmallButton } from '#desk/app/components/small-button.tsx'
import type { PaymentWay } from '#domain/quotes/lifecycle/events.ts'
import type { VisitPage } from './visit-page.ts'

const ways: readonly { way: PaymentWay; label: string }[] = [
  { way: 'check', label: 'check' },
  { way: 'cash', label: 'cash' },
  { way: 'zelle', label: 'Zelle' },
  { way: 'card-reader', label: 'card' },
]

/** The sum to collect. Once the work is recorded, one tap says that it's here, and how it came. */
export function CollectPart({ visit }: { visit: VisitPage }) {
  const { number, firstName, collect, isDone } = visit
  if (collect === null)
    return isDone ? (
      <p className="border-b border-line px-(--gutter) py-3 text-small text-good">Nothing to collect.</p>
    ) : null
  return (
    <Part title={`Collect from ${firstName}`}>
      <p className="font-display text-[2.5rem] leading-tight">{collect}</p>
      {isDone ? (
        <ActForm quote={visit} action={`/calendar/${number}`} intent="received">
          <p className="font-semibold">Received {collect} by</p>
          <div className="grid max-w-140 grid-cols-2 gap-2">
            {ways.map(({ way, label }) => (
              <SmallButton key={way} type="submit" name="way" value={way} className="capitalize">
                {label}
              </SmallButton>
            ))}
          </div>
          <p className="text-small text-ink-soft">
            One tap records all of it. If it’s another amount, tell the office.
          </p>
        </ActForm>
      ) : (
        <p className="text-small text-ink-soft">First record what was done: the sum may change.</p>
      )}
    </Part>
  )
}
