import type { CSSProperties } from 'react'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { classNames } from '#ui/class-names.ts'
import { pottedFeet, potScale } from './pot-scale.ts'
import type { OfferedSize, StockOffer } from './stock-offer.ts'

// CSS computes the pixels: --ft is a foot, as large as the stage's height and the width of a column allow.

const unitless = (values: Record<`--${string}`, number>) => values as CSSProperties

/** Sets the scale for the stages of one plant. The nearest container's width is the card's. */
export function potRowStyle(offer: Pick<StockOffer, 'items'>) {
  const { tallestFt, widestFt, markFt } = potScale(offer)
  return unitless({
    '--tall': round(tallestFt),
    '--wide': round(widestFt),
    '--mark': markFt,
    '--sizes': offer.items.length,
  })
}

type PotProps = {
  item: OfferedSize
  young: StockOffer['young']
  /** How high the dotted line behind the row is, said by its first pot. */
  markFt: number | null
}

/** One size: the plant in its pot on the ground line. `--shown` makes a size that isn't chosen paler. */
export function Pot({ item, young, markFt }: PotProps) {
  const { potFt, heightFt, widthFt } = pottedFeet(item)
  const plant =
    'h-[calc(var(--h)*var(--ft))] w-[calc(var(--w)*var(--ft))] max-w-none flex-none opacity-(--shown)'
  const pot =
    'after:-mt-px after:h-[calc(var(--pot)*var(--ft))] after:w-[calc(var(--pot)*1.1*var(--ft))] after:flex-none after:bg-footer after:opacity-(--shown) after:[clip-path:polygon(0_0,100%_0,88%_100%,12%_100%)]'
  const style = unitless({ '--h': round(heightFt), '--w': round(widthFt), '--pot': round(potFt) })
  return (
    <span aria-hidden className={classNames(stageClass, pot)} style={style}>
      <span className="absolute inset-x-0 bottom-[calc(var(--mark)*var(--ft))] border-b border-dotted border-line-control text-left text-caption font-normal text-ink-soft">
        {markFt !== null && <span className="absolute bottom-0 whitespace-nowrap">{markFt} ft</span>}
      </span>
      {heightFt > 0 &&
        (young === null ? (
          <Silhouette plantType={item.plantType} className={plant} />
        ) : (
          <img
            src={young}
            alt=""
            loading="lazy"
            decoding="async"
            className={classNames(plant, 'relative object-contain object-bottom')}
          />
        ))}
    </span>
  )
}

const stageClass =
  'relative flex h-(--stage) w-full flex-col items-center justify-end border-b-[1.5px] border-ground'

const round = (feet: number) => Math.round(feet * 100) / 100
