import { monthNames, monthSpans } from '#domain/plants/months.ts'
import { bloomFill } from './bloom-fills.ts'
import { yearRidge } from './year-ridge.ts'

type YearBarProps = {
  bloomMonths: readonly number[]
  fruitMonths: readonly number[]
  flowerColor: string | null
  className?: string
}

/** The year as on a guide: a ridge over the months in bloom, in the flower's color, and dots below for fruit. */
export function YearBar({ bloomMonths, fruitMonths, flowerColor, className }: YearBarProps) {
  return (
    <svg
      viewBox="0 0 264 40"
      role="img"
      aria-label={yearInWords(bloomMonths, fruitMonths)}
      className={className ?? 'mt-2.5 h-10 w-full max-w-66'}
      preserveAspectRatio="xMinYMid meet"
    >
      <path d="M0 16.5H264" className="stroke-line-control" />
      <path
        d={yearRidge(bloomMonths)}
        transform="matrix(22 0 0 15 0 1)"
        vectorEffect="non-scaling-stroke"
        className={bloomFill(flowerColor)}
      />
      <path d={fruitMonths.map(dotAt).join('')} className="fill-action" />
      <Letters
        months={allMonths.filter((month) => !bloomMonths.includes(month))}
        className="fill-ink-quiet"
      />
      <Letters months={bloomMonths} className="fill-ink font-semibold" />
    </svg>
  )
}

const allMonths = monthNames.map((_, index) => index + 1)
const middleOf = (month: number) => month * 22 - 11
const dotAt = (month: number) => `M${middleOf(month) - 2} 20a2 2 0 0 1 4 0a2 2 0 0 1-4 0z`

function Letters({ months, className }: { months: readonly number[]; className: string }) {
  if (months.length === 0) return null
  return (
    <text x={months.map(middleOf).join(' ')} y={35} textAnchor="middle" fontSize={12.5} className={className}>
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

/** Every plant's year in one chart. */
export const bloomPath = '/blog/twelve-months-of-bloom#the-year'

/** The ridge in a legend. */
export const BloomSign = () => (
  <svg aria-hidden viewBox="-0.25 0 1.5 1" preserveAspectRatio="none" className="h-3 w-6">
    <path d={yearRidge([1])} className={bloomFill('pink')} />
  </svg>
)
