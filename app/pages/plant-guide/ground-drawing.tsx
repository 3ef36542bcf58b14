import type { ReactNode } from 'react'
import type { KnownGround } from '#domain/places/community-facts.ts'

const grass = [14, 38, 61, 90, 121, 143, 178, 204, 236, 262, 291, 318, 344]
  .map((x) => `M${x} 20q-3 -7 -6 -9M${x} 20q0 -8 1 -12M${x} 20q3 -6 7 -8`)
  .join('')

/** Many dots in one path: zero-length lines with round caps. */
const grains = (first: number) =>
  Array.from(
    { length: 55 },
    (_, index) => `M${((first + index * 2) * 73) % 360} ${27 + (((first + index * 2) * 37) % 55)}h0`,
  ).join('')

/** A cross section of the ground: ledges of rock, cracked clay, or grains of sand. */
export function GroundDrawing({ ground }: { ground: KnownGround }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 84"
      preserveAspectRatio="xMidYMid slice"
      className="h-21 w-full rounded-box"
    >
      <rect width="360" height="84" className="fill-raised" />
      {layers[ground]}
      <path d="M0 20.5H360" className="stroke-ground" strokeWidth="1.5" />
      <path d={grass} className="fill-none stroke-leaf" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  )
}

const layers: Record<KnownGround, ReactNode> = {
  limestone: (
    <>
      <path d="M0 20H360V30Q300 26 240 31T120 29T0 32Z" className="fill-soil/70" />
      <path d="M0 32Q60 28 120 29T240 31T360 30V84H0Z" className="fill-line" />
      <path
        d="M0 48H78l4 4H170M206 46H360M0 66H140M164 68H300l5-4H360M52 32v16M128 30v22M262 31v15M330 30v16M96 52v14M210 46v22M286 46v22M40 66v18M180 68v16M250 68v16M336 64v20"
        className="fill-none stroke-line-control"
        strokeWidth="1.3"
      />
    </>
  ),
  clay: (
    <>
      <rect y="20" width="360" height="64" className="fill-figure" />
      <path
        d="M40 20l4 14-6 12 5 16M108 20l-5 18 7 10-3 12M172 20l3 12-5 20 6 14M241 20l-4 16 8 14-4 18M304 20l5 12-6 16 4 12"
        className="fill-none stroke-ink"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <path d="M0 72H360" className="stroke-line-control" strokeDasharray="3 9" />
    </>
  ),
  sand: (
    <>
      <rect y="20" width="360" height="64" className="fill-soil/45" />
      <path d={grains(0)} className="stroke-soil" strokeWidth="1.8" strokeLinecap="round" />
      <path d={grains(1)} className="stroke-soil" strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
}
