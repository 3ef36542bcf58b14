import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { isPotted, potFeet } from '#domain/inventory/pot-feet.ts'

type StockDrawingProps = {
  containerSize: string
  heightInches: number | null
  plantType: string
  /** The plant as it looks in a pot; null if it hasn't been drawn. */
  pictureUrl: string | null
  /** The tallest plant of all rows, because they share one scale. */
  tallestFt: number
}

const unitsPerFoot = 10
const personFt = 6.2
const personUnitsPerFoot = 100 / 6

/** One container size beside the six-foot person. One unit is a tenth of a foot. */
export function StockDrawing({
  containerSize,
  heightInches,
  plantType,
  pictureUrl,
  tallestFt,
}: StockDrawingProps) {
  const width = Math.max(110, tallestFt * unitsPerFoot * 1.1)
  const pot = potFeet(containerSize) * unitsPerFoot
  const grown = ((heightInches ?? 0) / 12) * unitsPerFoot
  const x = width * 0.64
  const height = Math.max(personFt, pot / unitsPerFoot + (heightInches ?? 0) / 12) * unitsPerFoot * 1.02
  // A wide box: the picture keeps its proportions and is aligned to the bottom.
  const box = { x: x - grown * 1.5, y: -pot - grown, width: grown * 3, height: grown }
  return (
    <svg aria-hidden viewBox={`0 ${-height} ${width} ${height + 1}`} className="block h-auto w-full">
      {/* Defined once for all rows, in Stock. */}
      <use
        href="#stock-person"
        transform={`translate(${width * 0.2} 0) scale(${unitsPerFoot / personUnitsPerFoot})`}
      />
      {pictureUrl === null ? (
        <Silhouette plantType={plantType} {...box} x={x - grown / 2} width={grown} />
      ) : (
        <DrawnPicture href={pictureUrl} {...box} />
      )}
      {isPotted(containerSize) ? <Pot x={x} height={pot} /> : <RootBall x={x} height={pot} />}
      <path
        d={`M0 0H${width}`}
        className="stroke-ground"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

function Pot({ x, height }: { x: number; height: number }) {
  const rim = Math.max(0.6, height * 0.12)
  return (
    <>
      <path
        d={`M${x - height * 0.58} ${-height}h${height * 1.16}l${-height * 0.12} ${height}h${-height * 0.92}z`}
        className="fill-ink-soft"
      />
      <rect
        x={x - height * 0.62}
        y={-height}
        width={height * 1.24}
        height={rim}
        rx={rim / 3}
        className="fill-ink"
      />
    </>
  )
}

/** Field-dug trees come with their roots in burlap. */
function RootBall({ x, height }: { x: number; height: number }) {
  return (
    <path
      d={`M${x - height * 0.7} ${-height * 0.5}Q${x - height * 0.66} ${-height} ${x} ${-height}T${x + height * 0.7} ${-height * 0.5}Q${x + height * 0.66} 0 ${x + height * 0.3} 0H${x - height * 0.3}Q${x - height * 0.66} 0 ${x - height * 0.7} ${-height * 0.5}z`}
      className="fill-soil"
    />
  )
}
