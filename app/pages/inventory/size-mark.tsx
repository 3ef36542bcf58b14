import { Person } from '#app/components/plants/person.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { potFeet } from '#domain/inventory/pot-feet.ts'

// All cards use one scale, so they can be compared: three units per foot, with a six-foot person.

const unitsPerFoot = 3
const personUnits = 100
const groundY = 64
const plantX = 46

type SizeMarkProps = {
  containerSize: string
  heightInches: number
  plantType: string
  drawingUrl: string | null
}

/** The potted plant beside a person. The measurements below say the same in words. */
export function SizeMark({ containerSize, heightInches, plantType, drawingUrl }: SizeMarkProps) {
  const pot = potFeet(containerSize) * unitsPerFoot
  const height = (heightInches / 12) * unitsPerFoot
  // A young tree is slimmer than a grown one, so the drawing of the grown tree is squeezed.
  const width = height * (/tree/i.test(plantType) ? 0.62 : 1)
  const box = { x: plantX - width / 2, y: groundY - pot * 0.95 - height, width, height }
  return (
    <svg aria-hidden viewBox="0 0 78 66" className="h-13 w-15.5 overflow-visible md:h-16.5 md:w-19.5">
      <g transform={`translate(0 ${groundY}) scale(${(6 * unitsPerFoot) / personUnits})`}>
        <Person x={50} />
      </g>
      <path
        className="fill-figure"
        d={`M${plantX - pot * 0.55} ${groundY - pot}h${pot * 1.1}l${-pot * 0.12} ${pot}h${-pot * 0.86}z`}
      />
      {drawingUrl === null ? (
        <Silhouette plantType={plantType} {...box} />
      ) : (
        <image href={drawingUrl} {...box} preserveAspectRatio="none" />
      )}
      <path className="fill-none stroke-ground" d={`M0 ${groundY + 0.5}H78`} />
    </svg>
  )
}
