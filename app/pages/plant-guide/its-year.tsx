import { monthNames } from '#domain/plants/months.ts'
import { classNames } from '#ui/class-names.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { GuideSection } from './guide-section.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { capitalize } from '#domain/wording.ts'
import { sentence } from './guide-words.ts'
import { yearRidge } from '#app/components/plants/year-ridge.ts'
import { yearRows } from './guide-year.ts'

const leadOf = ({ bloomNote, fruit }: GuidePlant['year']) =>
  [bloomNote, fruit === null ? null : `Fruit: ${fruit}`]
    .filter((note) => note !== null)
    .map(sentence)
    .join(' ')

/** Twelve columns, and for each row a ridge over its months. */
export function ItsYear({ year, plantType }: { year: GuidePlant['year']; plantType: string }) {
  const rows = yearRows(year, plantType)
  if (rows.length === 0) return null
  return (
    <GuideSection
      id="year"
      title="Its year"
      lead={leadOf(year)}
      className="max-md:pb-8 print:break-inside-avoid"
    >
      <div className="relative">
        <div
          aria-hidden
          className="grid grid-cols-12 pb-2 text-center text-small text-ink-soft lg:ml-52 print:ml-44"
        >
          {monthNames.map((name) => (
            <span key={name}>
              <span className="md:hidden print:hidden">{name[0]}</span>
              <span className="max-md:hidden print:inline">{name.slice(0, 3)}</span>
            </span>
          ))}
        </div>
        <div aria-hidden className="absolute inset-y-8 right-0 bottom-0 left-0 lg:left-52 print:left-44">
          <div className="grid h-full grid-cols-12">
            {monthNames.map((name) => (
              <span key={name} className="odd:bg-sunk/55" />
            ))}
          </div>
          <Today />
        </div>
        <ul className="relative">
          {rows.map((row) => (
            <li
              key={row.title}
              className="items-end border-b border-line-control/60 lg:grid lg:min-h-18.5 lg:grid-cols-[208px_minmax(0,1fr)] print:grid print:min-h-0 print:grid-cols-[176px_minmax(0,1fr)]"
            >
              <div className="pt-2 pr-4 lg:pb-1.5 print:pt-1">
                <h3 className="inline text-ui font-medium tracking-normal lg:block lg:text-body">
                  {row.title}
                </h3>
                <span className="lg:hidden print:hidden">, </span>
                <p className="inline text-small leading-snug text-ink-quiet lg:block lg:text-caption print:block print:text-caption">
                  {capitalize(row.note)}
                </p>
              </div>
              {row.fill === null ? (
                <HatchedMonths months={row.months} />
              ) : (
                <svg
                  aria-hidden
                  viewBox="0 0 12 1"
                  preserveAspectRatio="none"
                  className="block h-9 w-full [print-color-adjust:exact] lg:h-13 print:h-5"
                >
                  <path
                    d={yearRidge(row.months)}
                    transform={`translate(0 ${1 - row.height}) scale(1 ${row.height})`}
                    className={row.fill}
                    vectorEffect="non-scaling-stroke"
                  />
                </svg>
              )}
            </li>
          ))}
        </ul>
      </div>
    </GuideSection>
  )
}

/** Whole months in ink: planting has dates, not a peak. */
function HatchedMonths({ months }: { months: readonly number[] }) {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1)
  return (
    <div aria-hidden className="grid h-9 grid-cols-12 items-end lg:h-13 print:h-5">
      {monthNames.map((name, index) => (
        <span
          key={name}
          className={classNames(
            'h-3/5 text-ink/75',
            isIn(index + 1) && 'border-t border-ink hatched',
            isIn(index + 1) && (index === 0 || !isIn(index)) && 'border-l',
            isIn(index + 1) && (index === 11 || !isIn(index + 2)) && 'border-r',
          )}
        />
      ))}
    </div>
  )
}

/** Rendered in the browser, because a cached page would show an old date. */
function Today() {
  if (!useHydrated()) return null
  const now = new Date()
  const position = (now.getMonth() + now.getDate() / 31.5) / 12
  return (
    <span
      className="absolute -top-1 -bottom-1 border-l border-dashed border-action print:hidden"
      style={{ left: `${position * 100}%` }}
    >
      <span
        className={classNames(
          'absolute top-full text-caption leading-tight whitespace-nowrap text-action-hover',
          position > 0.5 ? 'right-1' : 'left-1',
        )}
      >
        today, {monthNames[now.getMonth()]} {now.getDate()}
      </span>
    </span>
  )
}
