import { needsCage, type DeerRule } from '#domain/plants/deer.ts'
import { SunSkies } from '#app/components/plants/sun-skies.tsx'

// All gauges are drawn in a 132 x 56 box.

const empty = 'fill-surface stroke-line-control'
const full = 'fill-brand stroke-brand'

const suns = [
  [17, 29],
  [49, 12],
  [83, 12],
  [115, 29],
] as const

/** The four skies on the sun's path across the day. */
export function SunPath({ from, to }: { from: number; to: number }) {
  return (
    <>
      <path
        d="M2 42Q66 -26 130 42"
        className="fill-none stroke-line-hover"
        strokeWidth="1.6"
        strokeDasharray="1 4.5"
        strokeLinecap="round"
      />
      <SunSkies from={from} to={to} points={suns} radius={8.5} bar={{ y: 48, height: 7, width: 132 }} />
    </>
  )
}

const antlers = 'M14 16C10 12 9 7 10 3M12 10L6 7M26 16C30 12 31 7 30 3M28 10L34 7'
const head =
  'M13 17Q20 13 27 17Q27 27 23 34Q20 37 17 34Q13 27 13 17zM13 18L4 16Q7 22 13 22zM27 18L36 16Q33 22 27 22z'

/** A deer, struck out, before a caged sapling, or at a leaf. */
export function DeerSign({ rule }: { rule: DeerRule }) {
  const deer = (
    <>
      <path d={antlers} className="fill-none stroke-figure" strokeWidth="2.2" strokeLinecap="round" />
      <path d={head} className="fill-figure" />
    </>
  )
  if (rule === 'leave')
    return (
      <g transform="translate(0 4) scale(1.2)">
        {deer}
        <circle cx="20" cy="20" r="19.5" className="fill-none stroke-brand" strokeWidth="2.4" />
        <path d="M6.5 6.5L33.5 33.5" className="stroke-brand" strokeWidth="2.4" />
      </g>
    )
  if (!needsCage(rule))
    return (
      <g transform="translate(0 4) scale(1.2)">
        {deer}
        <path d="M24 33Q33 24 46 27Q43 39 27 37z" className="fill-leaf" />
        <path d="M22 35Q32 34 41 29" className="fill-none stroke-surface" strokeWidth="1.4" />
      </g>
    )
  return (
    <g transform="translate(4 2)">
      <path d="M20 50V24" className="stroke-figure" strokeWidth="2.4" />
      <path d="M20 32Q6 30 8 16Q10 4 20 3Q30 4 32 16Q34 30 20 32z" className="fill-leaf" />
      <path
        d="M2 50V12M14 50V12M26 50V12M38 50V12M2 14H38M2 26H38M2 38H38"
        className="fill-none stroke-ink-soft"
        strokeWidth="1.5"
      />
      <path d="M-4 50H44" className="stroke-ground" strokeWidth="1.6" />
    </g>
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
