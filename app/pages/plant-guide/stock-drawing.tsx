import { DrawnPicture } from '#app/components/plants/drawn-picture.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Potted } from '#app/components/plants/potted.tsx'
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
