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

/**
 * Twelve months. Months in bloom have the flower's colors, outlined because white needs it; dots below mark fruit. One shape for
 * all months that look alike: a list has many of these.
 */
export function YearBar({ bloomMonths, fruitMonths, flowerColor, className }: YearBarProps) {
  const [first = 'none', second] = flowerColor?.split(', ') ?? []
  const otherMonths = allMonths.filter((month) => !bloomMonths.includes(month))
  const inBloom = shapes(bloomMonths, boxAt)
  return (
    <svg
      viewBox="0 0 264 40"
      role="img"
      aria-label={yearInWords(bloomMonths, fruitMonths)}
      className={className ?? 'mt-2.5 h-10 w-full max-w-66'}
      preserveAspectRatio="xMinYMid meet"
    >
      <path d={shapes(otherMonths, boxAt)} className="fill-sunk" />
      <path d={inBloom} className={bloomFills[first]} />
      {second !== undefined && <path d={shapes(bloomMonths, cornerAt)} className={bloomFills[second]} />}
      <path d={inBloom} className="fill-none stroke-ink-quiet" />
      <path d={shapes(fruitMonths, dotAt)} className="fill-action" />
      <Letters months={otherMonths} className="fill-ink-quiet" />
      <Letters months={bloomMonths} className="fill-ink font-semibold" />
    </svg>
  )
}

const allMonths = monthNames.map((_, index) => index + 1)
const leftOf = (month: number) => (month - 1) * 22
const middleOf = (month: number) => leftOf(month) + 11

const shapes = (months: readonly number[], shapeAt: (month: number) => string) => months.map(shapeAt).join('')
const boxAt = (month: number) =>
  `M${leftOf(month) + 2.75} .75h16.5a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-16.5a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2z`
const cornerAt = (month: number) => `M${leftOf(month) + 1} 13V10l20-7V13z`
const dotAt = (month: number) => `M${middleOf(month) - 2} 18.5a2 2 0 0 1 4 0a2 2 0 0 1-4 0z`

function Letters({ months, className }: { months: readonly number[]; className: string }) {
  if (months.length === 0) return null
  return (
    <text x={months.map(middleOf).join(' ')} y={34} textAnchor="middle" fontSize={12.5} className={className}>
      {months.map((month) => monthNames[month - 1]?.charAt(0)).join('')}
    </text>
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
