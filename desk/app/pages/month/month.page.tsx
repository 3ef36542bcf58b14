import { Download } from 'lucide-react'
import { Plate } from '#desk/app/components/controls.tsx'
import { counted } from '#domain/wording.ts'
import { readMonth } from '#server/desk/month.ts'
import { requireOwner } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import type { Route } from './+types/month.page.ts'
import { MonthHead } from './month-head.tsx'
import { MonthSection, Sum } from './month-section.tsx'
import { MonthSteps } from './month-steps.tsx'

export const meta = () => [{ title: 'Month | The desk' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireOwner(context)
  return deskUnavailable(readMonth(new URL(request.url).searchParams.get('of'), new Date()))
}

export default function MonthPage({ loaderData }: Route.ComponentProps) {
  const { period, title, year, days, isOver, money, orders, plants } = loaderData
  const end = `at the end of ${title === 'Year' ? year : title}`
  const [top] = plants
  return (
    <>
      <MonthHead {...loaderData} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <MonthSteps steps={loaderData.steps} />
        </div>
        <div className="border-line bg-surface lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l lg:[--gutter:20px]">
          <MonthSection title="Money" note={days}>
            <dl>
              <Sum name="Charged, tax included">{money.charged}</Sum>
              <Sum name="Received">{money.received}</Sum>
              <Sum name={isOver ? `Owed ${end}` : 'Owed now'} isMain>
                {money.owed}
              </Sum>
              {money.weOwe !== null && <Sum name="We owe customers">{money.weOwe}</Sum>}
            </dl>
            <p className="mt-1 text-caption text-ink-quiet">Owed is for all work done by then.</p>
          </MonthSection>
          <MonthSection title="Sales tax" note={days}>
            <dl>
              <Sum name="Charged before tax">{money.beforeTax}</Sum>
              <Sum name="Sales tax" isMain>
                {money.tax}
              </Sum>
              <Sum name="Sales tax in what was received">{money.taxReceived}</Sum>
            </dl>
            <p className="mt-1 text-caption text-ink-quiet">
              By the day the work was done, added up from each order’s own tax.
            </p>
          </MonthSection>
          <MonthSection title="For the bookkeeper">
            <a
              href={`/month/orders?of=${period}`}
              className="flex min-h-14 items-center justify-between gap-3 text-ink no-underline"
            >
              <span>
                <b className="block font-semibold">Orders, CSV</b>
                <span className="text-small text-ink-soft">
                  {counted(orders, 'row')}: charged, tax, received, owed
                </span>
              </span>
              <Download aria-hidden strokeWidth={1.7} className="size-5.5 flex-none" />
            </a>
          </MonthSection>
        </div>
        <div className="min-w-0">
          <MonthSection title="Top plants" note="planted, by sum">
            {top === undefined ? (
              <p className="text-small text-ink-soft">Nothing was planted yet.</p>
            ) : (
              <ol className="grid gap-3.5">
                {plants.map(({ name, count, cents, total, picture }) => (
                  <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
                    <Plate url={picture} />
                    <div>
                      <p className="flex justify-between gap-3 font-display text-[1.0625rem] leading-tight font-medium">
                        <span>{name}</span>
                        <span>{total}</span>
                      </p>
                      <p className="grid grid-cols-[minmax(0,1fr)_2.5rem] items-center text-small text-ink-soft">
                        <svg
                          aria-hidden
                          viewBox="0 0 100 1"
                          preserveAspectRatio="none"
                          className="h-2 w-full"
                        >
                          <rect
                            width={(100 * cents) / Math.max(1, top.cents)}
                            height={1}
                            className="fill-brand"
                          />
                        </svg>
                        <span className="text-right">
                          {count}
                          <span className="sr-only"> plants</span>
                        </span>
                      </p>
                    </div>
                  </li>
                ))}
              </ol>
            )}
          </MonthSection>
        </div>
      </div>
    </>
  )
}
