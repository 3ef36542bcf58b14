import { GroundBox } from '#app/components/ground/ground-strip.tsx'
import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import growthUrl from '#app/images/growth.avif?url'
import lineUpUrl from '#app/images/scale/line-up.avif?url'
import layout from '#app/images/scale/line-up.json'
import laurelUrl from '#app/images/young/texas-mountain-laurel.avif?url'

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

/** Cross section of a planting hole: wide, not deep, with the root flare a little high. */
export function Planting() {
  return (
    <svg
      viewBox="0 0 360 300"
      role="img"
      aria-label="Cross section of a planting hole: twice as wide as the root ball and no deeper, mulch on top, away from the trunk"
      className="h-auto w-full"
    >
      <DrawnPicture href={laurelUrl} x={110} y={10} width={140} height={186} />
      <GroundBox ground="limestone" y={194} width={360} height={96} className="[--drawn:26rem]" />
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

/** Where each age stands in the picture, which is 27 feet wide. */
const ages = [
  { label: 'planted', x: 2.6 / 27 },
  { label: 'year 3', x: 8.6 / 27 },
  { label: 'year 10', x: 19 / 27 },
]

/** One redbud on planting day, three years on, and in bloom in its tenth spring. */
export function Growing() {
  return (
    <svg
      viewBox="0 0 380 292"
      role="img"
      aria-label="The same redbud: in leaf when planted, larger in its third year, and in bloom in its tenth"
      className="h-auto w-full"
    >
      <DrawnPicture href={growthUrl} y={28} width={380} height={231} />
      {ages.map(({ label, x }) => (
        <text key={label} x={x * 380} y={282} textAnchor="middle" className={caption}>
          {label}
        </text>
      ))}
      <path d="M6 258H374" className="fill-none stroke-ground" strokeWidth={1.5} />
      <path d="M14 258Q36 251 58 258z" className="fill-soil" />
    </svg>
  )
}
