import { bloomFill } from '#app/components/plants/bloom-fills.ts'
import { BloomSign, yearInWords } from '#app/components/plants/year-bar.tsx'
import { yearRidge } from '#app/components/plants/year-ridge.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { monthNames, monthSpans } from '#domain/plants/months.ts'
import type { ComparedPlant } from './compared.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)}%`
const month = (index: number) => percent(index / 12)
const row = 'md:grid print:grid md:grid-cols-[128px_minmax(0,1fr)] print:grid-cols-[96px_minmax(0,1fr)]'

/** When each plant flowers, fruits and has leaves, on one axis with today. */
export function TheirYear({ plants, todayShare }: { plants: readonly ComparedPlant[]; todayShare: number }) {
  return (
    <section
      aria-labelledby="their-year"
      className="mt-3 break-inside-avoid border-line max-md:border-b md:mt-12 print:mt-1"
    >
      <h2 id="their-year" className="text-h3 max-md:not-print:hidden print:text-small print:font-semibold">
        Their year
      </h2>
      <PhoneDisclosure title={<span className="font-display text-h4">Their year</span>}>
        <ul className="flex flex-wrap gap-x-4 text-caption text-ink-soft">
          <li className="flex items-center gap-1.5">
            <BloomSign /> flowers, in their color
          </li>
          <li className="flex items-center gap-1.5">
            <i className="size-1.75 rounded-pill bg-action" /> fruit or seed
          </li>
          <li className="flex items-center gap-1.5">
            <i className="h-1.5 w-5 bg-leaf" /> in leaf
          </li>
          <li className="flex items-center gap-1.5 print:hidden">
            <i className="h-3.5 border-l border-dashed border-action" /> today
          </li>
        </ul>
        <div className="relative mt-2 print:mt-0">
          <div aria-hidden className={row}>
            <span />
            <div className="grid grid-cols-12 pb-1 text-center text-caption print:pb-0 text-ink-soft">
              {monthNames.map((name) => (
                <span key={name}>
                  <span className="md:hidden print:inline">{name[0]}</span>
                  <span className="max-md:hidden print:hidden">{name.slice(0, 3)}</span>
                </span>
              ))}
            </div>
          </div>
          <ul>
            {plants.map((plant, index) => (
              <li
                key={plant.slug}
                className={`${row} border-t border-line ${index === 3 ? 'max-md:not-print:hidden' : ''}`}
              >
                <h3 className="pt-2 text-small leading-tight font-semibold tracking-normal md:pr-3 print:pr-3 md:text-ui md:font-medium print:font-medium print:pt-0.5 print:text-caption print:leading-[1.15]">
                  {plant.name}
                </h3>
                <YearOf plant={plant} />
              </li>
            ))}
          </ul>
          <div
            aria-hidden
            className="pointer-events-none absolute inset-y-0 top-6 right-0 left-0 md:left-32 print:hidden"
          >
            <span
              className="absolute inset-y-0 border-l border-dashed border-action"
              style={{ left: percent(todayShare) }}
            />
          </div>
        </div>
      </PhoneDisclosure>
    </section>
  )
}

/** Positions are percentages, so only the cells scale, not dots and outlines. */
function YearOf({ plant: { name, year } }: { plant: ComparedPlant }) {
  const { bloomMonths, fruitMonths, leafMonths, flowerColor } = year
  const leaves = leafMonths.length === 0 ? '' : ` In leaf ${monthSpans(leafMonths)}.`
  return (
    <svg
      role="img"
      aria-label={`${name}: ${yearInWords(bloomMonths, fruitMonths)}${leaves}`}
      className="block h-12 w-full overflow-visible print:h-7"
    >
      {[0, 2, 4, 6, 8, 10].map((index) => (
        <rect key={index} x={month(index)} width={month(1)} height="100%" className="fill-sunk/70" />
      ))}
      <svg viewBox="0 0 12 1" preserveAspectRatio="none" y="4%" width="100%" height="46%">
        <path
          d={yearRidge(bloomMonths)}
          vectorEffect="non-scaling-stroke"
          className={bloomFill(flowerColor)}
        />
      </svg>
      {fruitMonths.map((each) => (
        <circle key={each} cx={percent((each - 0.5) / 12)} cy="63%" r={3} className="fill-action" />
      ))}
      {leafMonths.map((each) => (
        <rect key={each} x={month(each - 1)} y="78%" width={month(1)} height="14%" className="fill-leaf" />
      ))}
    </svg>
  )
}
