import { bloomFills } from './bloom-fills.ts'
import { monthNames, monthSpans } from '#domain/plants/months.ts'

type YearBarProps = {
  bloomMonths: readonly number[]
  fruitMonths: readonly number[]
  flowerColor: string | null
  className?: string
}

/** For places where the months' letters would be too small to read: without them. */
export const smallYearBar = 'h-auto w-full max-w-66 -mb-2 [&_text]:hidden'

/** Twelve months. Months in bloom have the flower's colors, outlined because white needs it; dots below mark fruit. */
export function YearBar({ bloomMonths, fruitMonths, flowerColor, className }: YearBarProps) {
  const [first = 'none', second] = flowerColor?.split(', ') ?? []
  return (
    <svg
      viewBox="0 0 264 40"
      role="img"
      aria-label={yearInWords(bloomMonths, fruitMonths)}
      className={className ?? 'mt-2.5 h-10 w-full max-w-66'}
      preserveAspectRatio="xMinYMid meet"
    >
      {monthNames.map((name, index) => {
        const x = index * 22
        const blooms = bloomMonths.includes(index + 1)
        return (
          <g key={name}>
            <rect
              x={x + 0.75}
              y={0.75}
              width={20.5}
              height={12.5}
              rx={2}
              className={blooms ? bloomFills[first] : 'fill-sunk'}
            />
            {blooms && second !== undefined && (
              <path d={`M${x + 1} 13V10L${x + 21} 3V13z`} className={bloomFills[second]} />
            )}
            {blooms && (
              <rect
                x={x + 0.75}
                y={0.75}
                width={20.5}
                height={12.5}
                rx={2}
                className="fill-none stroke-ink-quiet"
                strokeWidth={1}
              />
            )}
            {fruitMonths.includes(index + 1) && (
              <circle cx={x + 11} cy={18.5} r={2} className="fill-action" />
            )}
            <text
              x={x + 11}
              y={34}
              textAnchor="middle"
              fontSize={12.5}
              className={blooms ? 'fill-ink font-semibold' : 'fill-ink-quiet'}
            >
              {name[0]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** 'Flowers February to April. Fruit June to September.' */
export function yearInWords(bloomMonths: readonly number[], fruitMonths: readonly number[]): string {
  const parts = [
    bloomMonths.length === 0 ? 'No showy flowers' : `Flowers ${monthSpans(bloomMonths)}`,
    ...(fruitMonths.length === 0 ? [] : [`Fruit ${monthSpans(fruitMonths)}`]),
  ]
  return `${parts.join('. ')}.`
}
