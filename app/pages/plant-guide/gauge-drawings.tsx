// All gauges are drawn in a 132 x 56 box.

const empty = 'fill-surface stroke-line-control'
const full = 'fill-brand stroke-brand'

const suns = [
  [22, 27],
  [51, 8.5],
  [81, 8.5],
  [110, 27],
] as const

/** The sun's path across the day with the four steps of exposure, full sun first. */
export function SunPath({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path
        d="M10 48A56 46 0 0 1 122 48"
        className="fill-none stroke-line-hover"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d="M0 48.5H132" className="stroke-line-control" />
      {suns.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="8"
          strokeWidth="1.4"
          className={index + 1 >= from && index + 1 <= to ? 'fill-star stroke-best' : empty}
        />
      ))}
    </>
  )
}

export function Drops({ level }: { level: number }) {
  return [18, 60, 102].map((x, index) => (
    <path
      key={x}
      transform={`translate(${x - 12} 8)`}
      d="M10 0C14 9 21 16 21 26A11 11 0 0 1 -1 26C-1 16 6 9 10 0Z"
      strokeWidth="1.4"
      className={index < level ? 'fill-water stroke-water-edge' : empty}
    />
  ))
}

export function RisingBars({ level }: { level: number }) {
  return [1, 2, 3].map((step) => (
    <rect
      key={step}
      x={step * 44 - 41}
      y={48 - step * 13.3}
      width="38"
      height={step * 13.3}
      rx="2"
      strokeWidth="1.4"
      className={step <= level ? full : empty}
    />
  ))
}

type Mark = { at: number; label: string }
type RangeBarProps = { from: number; to: number; marks: readonly Mark[]; pointer?: Mark }

const [left, width] = [6, 120]
const label = 'font-text text-[12.5px]'

/** A range on a scale from 0 to 1. The pointer marks San Antonio. */
export function RangeBar({ from, to, marks, pointer }: RangeBarProps) {
  return (
    <>
      <rect x={left} y="22" width={width} height="10" rx="5" strokeWidth="1.2" className={empty} />
      <rect
        x={left + from * width}
        y="22"
        width={(to - from) * width}
        height="10"
        rx="5"
        className="fill-brand"
      />
      {marks.map((mark) => (
        <g key={mark.label}>
          <path d={`M${left + mark.at * width} 34v4`} className="stroke-line-control" />
          <text x={left + mark.at * width} y="50" textAnchor="middle" className={`${label} fill-ink-quiet`}>
            {mark.label}
          </text>
        </g>
      ))}
      {pointer !== undefined && (
        <>
          <path d={`M${left + pointer.at * width} 19l-5-8h10z`} className="fill-action" />
          <text
            x={left + pointer.at * width - 9}
            y="15"
            textAnchor="end"
            className={`${label} fill-action-hover font-semibold`}
          >
            {pointer.label}
          </text>
        </>
      )}
    </>
  )
}
