import { Link } from 'react-router'
import { YearBar } from '#app/components/plants/year-bar.tsx'
import { monthNames } from '#domain/plants/months.ts'
import type { BloomRow } from '#domain/articles/bloom-rows.ts'

const columns =
  'grid grid-cols-[minmax(0,1fr)_12rem] items-center gap-x-4 md:grid-cols-[minmax(0,14rem)_minmax(0,24rem)]'

/** When each plant flowers, in the colors of its flowers. */
export function BloomChart({ rows }: { rows: readonly BloomRow[] }) {
  return (
    <div className="my-7">
      <div aria-hidden className={`${columns} text-center text-caption text-ink-quiet`}>
        <span className="col-start-2 grid grid-cols-12">
          {monthNames.map((name) => (
            <span key={name}>{name[0]}</span>
          ))}
        </span>
      </div>
      <ul aria-label="When each plant flowers">
        {rows.map(({ slug, name, bloomMonths, flowerColor }) => (
          <li key={slug} className={`${columns} border-t border-line leading-tight print:break-inside-avoid`}>
            <Link
              to={`/plant-database/${slug}`}
              className="flex min-h-11 items-center text-small text-link underline decoration-1 underline-offset-3 hover:decoration-2 md:min-h-9 print:min-h-0 print:text-ink print:no-underline"
            >
              {name}
            </Link>
            {/* Without the months' letters below the bar: they're above the chart. */}
            <div className="aspect-[264/14] overflow-hidden">
              <YearBar
                bloomMonths={bloomMonths}
                fruitMonths={[]}
                flowerColor={flowerColor}
                className="h-auto w-full [&_text]:hidden"
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
