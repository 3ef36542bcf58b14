import { Link } from 'react-router'
import { PlantThumb } from '#app/components/keep/plant-thumb.tsx'
import { bloomFill } from '#app/components/plants/bloom-fills.ts'
import { yearRidge } from '#app/components/plants/year-ridge.ts'
import { PrintButton } from '#app/components/print-button.tsx'
import { RingMark } from '#ui/ring-mark.tsx'
import { bloomCounts } from '#domain/articles/bloom-rows.ts'
import { monthNames, monthSpans } from '#domain/plants/months.ts'
import { capitalize } from '#domain/wording.ts'

export type BloomYearData = {
  /** The month that's chosen first, 1 to 12. */
  month: number
  plants: {
    slug: string
    name: string
    bloomMonths: number[]
    flowerColor: string | null
    thumb: string | null
  }[]
}

const views = [
  { value: 'curves', label: 'Curves' },
  { value: 'table', label: 'Table' },
]

/** Every plant's flowers over the year, and what's in flower in the chosen month. The choices are radio buttons, for `bloom-year`. */
export function BloomYear({ bloom: { month: first, plants } }: { bloom: BloomYearData }) {
  return (
    <section
      id="the-year"
      aria-labelledby="the-year-title"
      className="bloom-year group/year scroll-mt-6 pt-8 lg:pt-12 print:pt-0"
    >
      <div className="wrap print:max-w-none print:px-0" data-poster="">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <h2 id="the-year-title" className="print:text-[44pt]">
              The year in flower
            </h2>
            <p className="mt-1.5 text-lead text-ink-soft print:text-[14pt]">
              {plants.length} plants with flowers you notice, in the order they open around San Antonio.
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 print:hidden">
            <div role="radiogroup" aria-label="Show the year as" className="flex gap-x-5">
              {views.map(({ value, label }) => (
                <label
                  key={value}
                  className="inline-flex min-h-11 items-center border-b-3 border-transparent pt-1 text-ui font-medium text-ink-soft has-checked:border-brand has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
                >
                  <input
                    type="radio"
                    name="year-as"
                    value={value}
                    defaultChecked={value === 'curves'}
                    className="sr-only"
                  />
                  {label}
                </label>
              ))}
            </div>
            <PrintButton poster>Print the poster</PrintButton>
          </div>
        </div>
        <div className="relative mt-5 overflow-x-clip pt-11 max-md:not-print:pt-15 max-md:not-print:-mx-(--gutter) print:mt-[0.3in] print:pt-[0.3in]">
          <div
            role="radiogroup"
            aria-label="In flower in"
            className="absolute inset-y-0 right-0 left-(--names) grid grid-cols-12 not-print:group-has-[[value=table]:checked]/year:inset-x-0 not-print:group-has-[[value=table]:checked]/year:bottom-auto not-print:group-has-[[value=table]:checked]/year:h-11"
          >
            {monthNames.map((name, index) => (
              <label
                key={name}
                className="relative overflow-hidden pt-2.5 text-center text-small text-ink-soft odd:bg-sunk/55 has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus print:pt-1 print:[print-color-adjust:exact]"
              >
                <input
                  type="radio"
                  name="month"
                  value={index + 1}
                  defaultChecked={index + 1 === first}
                  aria-label={name}
                  className="sr-only"
                />
                {name[0]}
                <span className="max-md:not-print:hidden">{name.slice(1, 3)}</span>
                <span className="max-xl:hidden print:hidden">{name.slice(3)}</span>
              </label>
            ))}
          </div>
          <table>
            <caption className="sr-only">The year in flower</caption>
            <colgroup>
              <col className="w-(--names)" />
              <col />
            </colgroup>
            <thead>
              <tr>
                <th scope="col">Plant</th>
                <th scope="col">Color and months</th>
              </tr>
            </thead>
            <tbody>
              {plants.map(({ slug, name, bloomMonths, flowerColor }) => (
                <tr key={slug}>
                  <th scope="row">{name}</th>
                  <td>
                    <span>
                      {capitalize(flowerColor?.split(', ')[0] ?? '')}, {monthSpans(bloomMonths)}
                    </span>
                    <svg aria-hidden viewBox="0 0 12 1" preserveAspectRatio="none">
                      <path d={yearRidge(bloomMonths)} className={bloomFill(flowerColor)} />
                    </svg>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="mt-[0.3in] hidden items-center justify-between border-t border-ink pt-[0.15in] text-[11pt] print:flex">
          <span className="flex items-center gap-3 font-display text-h4">
            <RingMark className="size-10 text-brand" /> Hill Country Tree Company
          </span>
          Months from our field guide. A warm January or a dry May moves them by weeks.
        </p>
      </div>
      <div className="mt-8 border-y border-line bg-raised py-8 lg:mt-12 lg:py-12 print:hidden">
        <div className="wrap">
          <h3 aria-live="polite" className="text-h2">
            {bloomCounts(plants).map((count, index) => (
              <span key={monthNames[index]} data-months={index + 1}>
                In flower in {monthNames[index]}: {count}
              </span>
            ))}
          </h3>
          <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 lg:gap-x-6 xl:grid-cols-4">
            {plants.map(({ slug, name, bloomMonths, thumb }) => (
              <li key={slug} data-months={bloomMonths.join(' ')}>
                <Link
                  to={`/plant-database/${slug}`}
                  className="flex items-center gap-3 text-ink no-underline"
                >
                  <PlantThumb plant={{ slug, name, thumb }} className="size-12 flex-none md:size-18" />
                  <span className="min-w-0">
                    <b className="block font-display text-ui leading-tight font-medium md:text-h4">{name}</b>
                    <span className="text-caption text-ink-soft max-md:hidden">
                      {capitalize(monthSpans(bloomMonths))}
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
