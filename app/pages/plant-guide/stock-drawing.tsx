import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import type { StockItem } from './guide-plant.ts'
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
export function StockDrawing({ tallestFt, ...item }: StockDrawingProps) {
  const width = Math.max(110, tallestFt * unitsPerFoot * 1.1)
  const height = Math.max(personFt, heightFt(item)) * unitsPerFoot * 1.02
  return (
    <svg aria-hidden viewBox={`0 ${-height} ${width} ${height + 1}`} className="block h-auto w-full">
      <StandingPerson x={width * 0.2} />
      <Potted {...item} x={width * 0.64} />
      <GroundLine width={width} />
    </svg>
  )
}

type StockLineUpProps = Omit<StockDrawingProps, 'containerSize' | 'heightInches'> & {
  items: readonly StockItem[]
}

/** All container sizes in one row beside the person, for a phone. */
export function StockLineUp({ items, tallestFt, ...look }: StockLineUpProps) {
  const columns = Math.max(items.length + 1, 4)
  const height = tallestFt * unitsPerFoot * 1.04
  const width = height * 2.1
  const x = (column: number) => ((column + 0.5) / columns) * width
  return (
    <div
      aria-hidden
      className="mb-3 overflow-x-clip max-md:-mr-(--gutter) max-md:pr-(--gutter) md:hidden print:hidden"
    >
      <svg viewBox={`0 ${-height} ${width} ${height + 1}`} className="block h-auto w-full overflow-visible">
        <StandingPerson x={x(0)} />
        {items.map(({ inventoryId, containerSize, currentHeightInches }, index) => (
          <Potted
            key={inventoryId}
            {...look}
            containerSize={containerSize}
            heightInches={currentHeightInches}
            x={x(index + 1)}
          />
        ))}
        <GroundLine width={width} />
      </svg>
      <div
        className="mt-1 grid text-center text-caption font-semibold"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        <span className="font-normal text-ink-quiet">6 ft</span>
        {items.map(({ inventoryId, containerSize }) => (
          <span key={inventoryId}>{isPotted(containerSize) ? containerSize.replace(' gal', '') : 'B&B'}</span>
        ))}
      </div>
    </div>
  )
}

type PottedProps = Omit<StockDrawingProps, 'tallestFt'>

const heightFt = ({ containerSize, heightInches }: Pick<PottedProps, 'containerSize' | 'heightInches'>) =>
  potFeet(containerSize) + (heightInches ?? 0) / 12

/** A plant in its pot, standing at x. */
function Potted({ containerSize, heightInches, plantType, pictureUrl, x }: PottedProps & { x: number }) {
  const pot = potFeet(containerSize) * unitsPerFoot
  const grown = ((heightInches ?? 0) / 12) * unitsPerFoot
  // A wide box: the picture keeps its proportions and is aligned to the bottom.
  const box = { x: x - grown * 1.5, y: -pot - grown, width: grown * 3, height: grown }
  return (
    <>
      {pictureUrl === null ? (
        <Silhouette plantType={plantType} {...box} x={x - grown / 2} width={grown} />
      ) : (
        <DrawnPicture href={pictureUrl} {...box} />
      )}
      {isPotted(containerSize) ? <Pot x={x} height={pot} /> : <RootBall x={x} height={pot} />}
    </>
  )
}

/** The person is defined once for all drawings, in Stock. */
function StandingPerson({ x }: { x: number }) {
  return (
    <use href="#stock-person" transform={`translate(${x} 0) scale(${unitsPerFoot / personUnitsPerFoot})`} />
  )
}

function GroundLine({ width }: { width: number }) {
  return (
    <path d={`M0 0H${width}`} className="stroke-ground" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
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
