import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import laurelUrl from '#app/images/cut-outs/texas-mountain-laurel.avif?url'
import redbudUrl from '#app/images/cut-outs/texas-redbud.avif?url'
import lineUpUrl from '#app/images/scale/line-up.avif?url'
import layout from '#app/images/scale/line-up.json'

// A phone shows the drawings too small for their labels.
const caption = 'fill-ink text-[15px] max-md:hidden'

/** Potted plants beside a person, as on the inventory page. */
export function PickYourTrees() {
  const labels = [{ x: layout.personX, text: '6 ft' }].concat(
    layout.places.map(({ container, x }) => ({ x, text: container })),
  )
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height + 60}`}
      role="img"
      aria-label="A six-foot person beside five potted trees and shrubs, from 5 to 65 gallons"
      className="h-auto w-full"
    >
      <DrawnPicture href={lineUpUrl} width={layout.width} height={layout.height} />
      {labels.map(({ x, text }) => (
        <text
          key={text}
          x={x * layout.width}
          y={layout.height + 42}
          textAnchor="middle"
          fontSize={40}
          className="fill-ink font-semibold max-md:hidden"
        >
          {text.replace(' gal', '')}
        </text>
      ))}
    </svg>
  )
}

const stones = [0, 1, 2].flatMap((row) =>
  Array.from({ length: 8 }, (_, column) => ({
    key: `${row} ${column}`,
    x: column * 48 - (row % 2) * 22 - 4,
    y: 214 + row * 25,
  })),
)

/** Cross section of a planting hole: wide, not deep, with the root flare a little high. */
export function Planting() {
  return (
    <svg
      viewBox="0 0 360 300"
      role="img"
      aria-label="Cross section of a planting hole: twice as wide as the root ball and no deeper, mulch on top, away from the trunk"
      className="h-auto w-full"
    >
      <DrawnPicture href={laurelUrl} x={100} y={14} width={160} height={182} />
      <rect y={194} width={360} height={96} className="fill-line" />
      {stones.map(({ key, x, y }) => (
        <rect key={key} x={x} y={y} width={44} height={21} rx={3} className="fill-sunk" />
      ))}
      <rect y={194} width={360} height={17} className="fill-soil" />
      <path d="M62 194H298Q286 262 180 262Q74 262 62 194z" className="fill-soil" />
      <path d="M136 192H224L216 252Q180 262 144 252z" className="fill-figure" />
      <path
        d="M180 196Q172 224 158 244M180 196Q182 226 180 252M180 196Q190 222 204 244M176 214Q160 224 150 226M185 214Q202 222 210 224"
        className="fill-none stroke-line"
        strokeWidth={1.6}
      />
      <path
        d="M70 195Q86 184 124 186Q150 187 164 195zM196 195Q210 187 236 186Q274 184 290 195z"
        className="fill-best"
      />
      <path d="M62 276H298M62 270V282M298 270V282" className="fill-none stroke-ink" strokeWidth={1.4} />
      <rect x={122} y={265} width={116} height={22} rx={3} className="fill-surface max-md:hidden" />
      <text x={180} y={281} textAnchor="middle" className={caption}>
        wide, not deep
      </text>
    </svg>
  )
}

const years = [
  { label: 'planted', x: 56, height: 66, width: 44 },
  { label: 'year 3', x: 150, height: 128, width: 104 },
  { label: 'year 10', x: 276, height: 230, width: 196 },
]

/** The picture's size. A young tree is slimmer than a grown one, so the picture is squeezed to fit. */
const redbud = { width: 424, height: 456 }

/** The same redbud in three springs. */
export function Growing() {
  return (
    <svg
      viewBox="0 0 380 292"
      role="img"
      aria-label="The same redbud when planted, in its third year and in its tenth"
      className="h-auto w-full"
    >
      {years.map(({ label, x, height, width }) => (
        <g key={label}>
          <g
            transform={`translate(${x - width / 2} ${258 - height}) scale(${width / redbud.width} ${height / redbud.height})`}
          >
            <DrawnPicture href={redbudUrl} {...redbud} />
          </g>
          <text x={x} y={282} textAnchor="middle" className={caption}>
            {label}
          </text>
        </g>
      ))}
      <path d="M6 258H374" className="fill-none stroke-ground" strokeWidth={1.5} />
      <path d="M34 258Q56 251 78 258z" className="fill-soil" />
    </svg>
  )
}
