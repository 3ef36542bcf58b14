import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import spadeUrl from '#app/images/scenery/spade.svg?url'
import { isPotted, potFeet } from '#domain/stock/pot-feet.ts'
import type { GuideStockItem } from './guide-plant.ts'
import { potPictures, stockLayout } from './stock-layout.ts'

type StockLineUpProps = {
  items: readonly GuideStockItem[]
  plantType: string
  /** The plant as it looks in small, middle and large pots; none if it hasn't been drawn. */
  pictureUrls: readonly string[]
}

/** All sizes in one row on one ground line, beside one person, or a spade if they're small. */
export function StockLineUp({ items, plantType, pictureUrls }: StockLineUpProps) {
  const { width, height, unitsPerFoot, figure, figureX, xs } = stockLayout(items)
  const pictures = potPictures(items, pictureUrls)
  const spade = { width: 0.72 * unitsPerFoot, height: 3.33 * unitsPerFoot }
  return (
    <svg
      aria-hidden
      viewBox={`0 ${-height} ${width} ${height + 2}`}
      className="block h-auto w-full overflow-visible"
    >
      {figure === 'person' ? (
        <g transform={`translate(${figureX} 0) scale(${(unitsPerFoot * 6) / 100})`}>
          <PersonForScale x={0} />
        </g>
      ) : (
        <DrawnPicture href={spadeUrl} x={figureX - spade.width / 2} y={-spade.height} {...spade} />
      )}
      {items.map(({ inventoryId, containerSize, currentHeightInches }, index) => (
        <Potted
          key={inventoryId}
          x={xs[index] ?? 0}
          pot={potFeet(containerSize) * unitsPerFoot}
          grown={((currentHeightInches ?? 0) / 12) * unitsPerFoot}
          isBalled={!isPotted(containerSize)}
          plantType={plantType}
          pictureUrl={pictures[index]?.url ?? null}
          isMirrored={pictures[index]?.isMirrored ?? false}
        />
      ))}
      <path
        d={`M0 0H${width}`}
        className="stroke-ground"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

type PottedProps = {
  plantType: string
  pictureUrl: string | null
  isMirrored: boolean
  x: number
  /** Heights of the pot, and of the plant without it. */
  pot: number
  grown: number
  isBalled: boolean
}

/** A plant whose foot is in the soil of its pot. */
function Potted({ x, pot, grown, isBalled, plantType, pictureUrl, isMirrored }: PottedProps) {
  // A wide box: the picture keeps its proportions and is aligned to the bottom, in the middle of the soil.
  const box = { x: x - grown * 1.5, y: -pot - grown + pot * 0.03, width: grown * 3, height: grown }
  return (
    <>
      <g transform={`translate(${x} 0) scale(${pot})`}>{isBalled ? <RootBall /> : <Pot />}</g>
      {pictureUrl === null ? (
        <Silhouette plantType={plantType} {...box} x={x - grown / 2} width={grown} />
      ) : (
        <DrawnPicture href={pictureUrl} isMirrored={isMirrored} {...box} />
      )}
    </>
  )
}

/** A black nursery pot one unit tall, seen a little from above: the soil is an ellipse inside the rim. */
function Pot() {
  return (
    <>
      <path d="M-.54-.94L-.44-.03Q0 .03 .44-.03L.54-.94z" className="fill-ink-soft" />
      <path d="M.12-.9L.1 .01Q.3 0 .44-.03L.54-.94z" className="fill-ink/45" />
      <path d="M-.46-.9L-.38-.02L-.28-.01L-.33-.9z" className="fill-raised/25" />
      <path d="M-.6-1A.6 .1 0 0 0 .6-1L.58-.89A.6 .1 0 0 1-.58-.89z" className="fill-ink-soft" />
      <ellipse cy="-1" rx=".6" ry=".1" className="fill-ink" />
      <ellipse cy="-.99" rx=".53" ry=".08" className="fill-soil" />
    </>
  )
}

/** Field-dug trees come with their roots in burlap. */
function RootBall() {
  return (
    <>
      <path d="M-.7-.5Q-.68-1.05 0-1.05T.7-.5Q.66 0 .32 0H-.32Q-.66 0-.7-.5z" className="fill-soil" />
      <path
        d="M-.68-.6Q0-.4 .68-.6M-.64-.28Q0-.1 .64-.28M-.34-.98L-.4-.02M.3-.99L.38-.02M0-1.05V0"
        className="fill-none stroke-best-surface"
        strokeWidth=".022"
      />
    </>
  )
}
