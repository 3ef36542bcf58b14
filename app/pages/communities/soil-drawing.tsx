import type { Ground } from '#domain/places/community-facts.ts'

/** A cross section of the soil, with grass on top. */
export function SoilDrawing({ ground }: { ground: Ground }) {
  return (
    <svg aria-hidden viewBox="0 0 96 68" className="h-17 w-24 flex-none rounded-badge">
      <g transform="translate(0 8)">{layers[ground]}</g>
      <path
        d="M8 8l3-6 2 6M22 8l2-5 3 5M44 8l3-7 2 7M62 8l2-5 2 5M80 8l3-6 2 6"
        className="fill-none stroke-leaf"
        strokeWidth={1.5}
      />
    </svg>
  )
}

const stoneRows = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({ x: column * 30 - (row % 2) * 14 - 4, y: 12 + row * 16.5 })),
)
const grains = Array.from({ length: 26 }, (_, index) => ({
  x: (index * 37) % 94,
  y: 12 + ((index * 23) % 44),
}))

const layers = {
  limestone: (
    <>
      <rect width={96} height={60} className="fill-line" />
      {stoneRows.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={27} height={14} rx={2} className="fill-sunk" />
      ))}
      <rect width={96} height={9} className="fill-soil" />
    </>
  ),
  clay: (
    <>
      <rect width={96} height={60} className="fill-figure" />
      <path
        d="M14 0L18 22L14 34M38 0L35 18L41 40M60 0L64 26L60 38M84 0L80 16L84 30"
        className="fill-none stroke-ink"
        strokeWidth={1.8}
      />
    </>
  ),
  sand: (
    <>
      <rect width={96} height={60} className="fill-best-surface" />
      <rect width={96} height={7} className="fill-soil" />
      {grains.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x + 1} cy={y} r={1.3} className="fill-star" />
      ))}
    </>
  ),
  unknown: (
    <>
      <rect width={96} height={60} className="fill-sunk" />
      <path
        d="M0 22Q24 14 48 22T96 22M0 40Q24 32 48 40T96 40"
        className="fill-none stroke-line-control"
        strokeDasharray="2 4"
      />
    </>
  ),
} satisfies Record<Ground, unknown>
