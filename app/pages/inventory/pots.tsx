import type { CSSProperties } from 'react'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { classNames } from '#ui/class-names.ts'
import { pottedFeet, potScale } from './pot-scale.ts'
import type { OfferedSize, StockOffer } from './stock-offer.ts'

// CSS computes the pixels: --ft is a foot, as large as the stage's height and the width of a column allow.

const viewBoxes = { person: '-14 -102 34 104', spade: '-9 -100 18 100' }
const heights = { person: 'h-[calc(6.1*var(--ft))]', spade: 'h-[calc(3*var(--ft))]' }

/** The figures of all cards, defined once on the page. */
export function ScaleFigures() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <g id="scale-person">
          <PersonForScale x={0} />
        </g>
        <path
          id="scale-spade"
          className="fill-figure"
          d="M-6 -100H6V-95H2V-42H8Q9 -14 0 0Q-9 -14 -8 -42H-2V-95H-6z"
        />
      </defs>
    </svg>
  )
}

const unitless = (values: Record<`--${string}`, number>) => values as CSSProperties

/** Sets the scale for the stages of one plant. The nearest container's width is the card's. */
export function potRowStyle(offer: Pick<StockOffer, 'items'>) {
  const { tallestFt, widestFt } = potScale(offer)
  return unitless({
    '--tall': round(tallestFt),
    '--wide': round(widestFt),
    '--sizes': offer.items.length,
  })
}

/** The person or the spade that a row of pots is read by. */
export function PotFigure({ offer, className }: { offer: StockOffer; className?: string }) {
  const { figure } = potScale(offer)
  return (
    <span aria-hidden className={classNames(stageClass, className)}>
      <svg viewBox={viewBoxes[figure]} className={classNames('w-auto max-w-none flex-none', heights[figure])}>
        <use href={`#scale-${figure}`} />
      </svg>
    </span>
  )
}

/** One size: the plant in its pot on the ground line. */
export function Pot({ item, young }: { item: OfferedSize; young: StockOffer['young'] }) {
  const { potFt, heightFt, widthFt } = pottedFeet(item)
  const plant = 'h-[calc(var(--h)*var(--ft))] w-[calc(var(--w)*var(--ft))] max-w-none flex-none'
  const pot =
    'after:-mt-px after:h-[calc(var(--pot)*var(--ft))] after:w-[calc(var(--pot)*1.1*var(--ft))] after:flex-none after:bg-footer after:[clip-path:polygon(0_0,100%_0,88%_100%,12%_100%)]'
  const style = unitless({ '--h': round(heightFt), '--w': round(widthFt), '--pot': round(potFt) })
  return (
    <span aria-hidden className={classNames(stageClass, pot)} style={style}>
      {heightFt > 0 &&
        (young === null ? (
          <Silhouette plantType={item.plantType} className={plant} />
        ) : (
          <img
            src={young}
            alt=""
            loading="lazy"
            decoding="async"
            className={classNames(plant, 'object-contain object-bottom')}
          />
        ))}
    </span>
  )
}

const stageClass = 'flex h-(--stage) w-full flex-col items-center justify-end border-b-[1.5px] border-ground'

const round = (feet: number) => Math.round(feet * 100) / 100
