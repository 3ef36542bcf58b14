import { ShieldCheck, Star } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { SunGauge, WaterGauge } from '#app/components/plants/gauges.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { deerInShort } from '#domain/plants/deer.ts'
import { SizePicker } from './size-picker.tsx'
import { firstPick, type OfferedSize, type StockOffer } from './stock-offer.ts'

export type OfferProps = {
  offer: StockOffer
  eager: boolean
  onPicture: (item: OfferedSize) => void
  onName: (slug: string, inventoryId?: number) => void
}

/** A plain click opens the overlay. In a new tab, or without JavaScript, the link is followed. */
const overTheList = (open: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}

/** A plant with its sizes to choose from: a card, or a row on a phone. */
export function StockCard({ offer, eager, onPicture, onName }: OfferProps) {
  const [chosen, setChosen] = useState<OfferedSize | undefined>()
  // A new search may have left out the chosen size.
  const picked =
    offer.items.find(({ inventoryId }) => inventoryId === chosen?.inventoryId) ?? firstPick(offer.items)
  if (picked === undefined) return null
  return (
    <article className="@container relative border-b border-line pt-3.5 pb-4.5 skip-offscreen [--likely-height:390px] md:flex md:flex-col md:rounded-box md:border md:bg-raised md:p-0 md:[--likely-height:640px]">
      <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 md:grid-cols-1">
        <OfferPicture
          item={picked}
          eager={eager}
          onPicture={onPicture}
          sizes="(min-width: 768px) 248px, 92px"
          className="max-md:rounded-box max-md:border max-md:border-line md:rounded-t-box md:border-b md:border-line"
        />
        <div className="min-w-0 md:px-3.5 md:pt-3">
          <OfferName offer={offer} picked={picked} onName={onName} />
          <Signs offer={offer} />
          <PlaceVerdict slug={offer.slug} className="mt-1.5 text-caption" />
          <BestSellerBadge
            offer={offer}
            // In the corner, where it covers no crown.
            className="md:absolute md:top-0 md:left-0 md:rounded-tl-box md:rounded-tr-none md:rounded-bl-none"
          />
        </div>
      </div>
      <div className="mt-2.5 md:mt-auto md:px-3 md:pt-3 md:pb-3">
        <SizePicker offer={offer} picked={picked} onPick={setChosen} />
      </div>
    </article>
  )
}

type OfferNameProps = Pick<OfferProps, 'offer' | 'onName'> & { picked?: OfferedSize }

export function OfferName({ offer, picked, onName }: OfferNameProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 font-display text-h4 font-medium wrap-anywhere">
          <Link
            to={`/plant-database/${offer.slug}`}
            onClick={overTheList(() => onName(offer.slug, picked?.inventoryId))}
            className="text-ink no-underline hover:underline max-md:inline-block max-md:min-h-7.5"
          >
            {offer.name}
          </Link>
        </h2>
        <KeepButton
          plant={{ slug: offer.slug, name: offer.name, picture: offer.items[0]?.picture ?? null }}
          className="-my-2.5 -mr-2"
        />
      </div>
      <p className="text-small leading-[1.3] text-ink-soft sci">{offer.scientificName}</p>
    </>
  )
}

/** Sun, water and deer, with words where a drawing alone would be a riddle. */
export function Signs({ offer }: { offer: StockOffer }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-0.5 text-caption text-ink-soft">
      {offer.exposure !== null && (
        <span className="inline-flex items-center gap-1.5">
          <SunGauge exposure={offer.exposure} />
          <span aria-hidden>{offer.exposure}</span>
        </span>
      )}
      <WaterGauge needs={offer.waterNeeds} />
      {offer.deerTolerance === 'High' && (
        <Badge variant="secondary">
          <ShieldCheck aria-hidden /> Deer Resistant
        </Badge>
      )}
      {offer.deer !== 'leave' && <span>{deerInShort[offer.deer]}</span>}
    </p>
  )
}

type OfferPictureProps = {
  item: OfferedSize
  eager: boolean
  onPicture: (item: OfferedSize) => void
  sizes: string
  className: string
}

/** Without JavaScript, links to the full-size picture. */
export function OfferPicture({ item, eager, onPicture, sizes, className }: OfferPictureProps) {
  const picture = <PlantPicture picture={item.picture} sizes={sizes} eager={eager} />
  const frame = `block self-start overflow-hidden ${className}`
  if (item.picture === null) return <div className={frame}>{picture}</div>
  return (
    <a
      href={item.picture.full}
      aria-label={`Larger picture of ${item.plantName}`}
      onClick={overTheList(() => onPicture(item))}
      className={`${frame} cursor-zoom-in focus-visible:-outline-offset-3`}
    >
      {picture}
    </a>
  )
}

export function BestSellerBadge({ offer, className }: { offer: StockOffer; className?: string }) {
  if (!offer.items.some(({ isBestSeller }) => isBestSeller)) return null
  // On a phone, the chosen size says it.
  return (
    <Badge className={classNames('pointer-events-none max-md:hidden', className)}>
      <Star aria-hidden /> Best Seller
    </Badge>
  )
}
