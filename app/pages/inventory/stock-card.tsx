import { Star } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { Link } from 'react-router'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
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
    <article className="@container relative border-b border-line pt-3.5 pb-4 skip-offscreen [--likely-height:330px] md:flex md:flex-col md:rounded-box md:border md:bg-raised md:p-0 md:[--likely-height:600px]">
      <div className="grid grid-cols-[92px_minmax(0,1fr)] gap-x-3.5 md:grid-cols-1">
        <OfferPicture item={picked} eager={eager} onPicture={onPicture} />
        <div className="min-w-0 md:px-3.5 md:pt-3">
          <OfferName offer={offer} picked={picked} onName={onName} />
          <OfferWords offer={offer} />
        </div>
      </div>
      <PlaceVerdict slug={offer.slug} className="mt-2 text-small md:mx-3.5" />
      <div className="mt-2 md:mt-auto md:px-3.5 md:pt-3 md:pb-2.5">
        <SizePicker offer={offer} picked={picked} onPick={setChosen} />
      </div>
    </article>
  )
}

type OfferNameProps = Pick<OfferProps, 'offer' | 'onName'> & { picked: OfferedSize }

function OfferName({ offer, picked, onName }: OfferNameProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-2">
        <h2 className="min-w-0 font-display text-h4 font-medium wrap-anywhere hyphens-auto lg:max-xl:text-body lg:max-xl:leading-tight">
          <Link
            to={`/plant-database/${offer.slug}`}
            onClick={overTheList(() => onName(offer.slug, picked.inventoryId))}
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
      <p title={offer.scientificName} className="truncate text-small text-ink-soft sci max-md:sr-only">
        {offer.scientificName}
      </p>
    </>
  )
}

/** How tall it grows, why we'd plant it, and its badges. */
function OfferWords({ offer }: { offer: StockOffer }) {
  const { heightFt, reason } = offer
  const isBestSeller = offer.items.some((item) => item.isBestSeller)
  const isDeerResistant = offer.deerTolerance === 'High'
  return (
    <>
      <p className="text-small leading-[1.35] md:mt-1.5">
        {heightFt !== null && (
          <b className="font-semibold">Grows {feetRangeInWords(heightFt.least, heightFt.most)}. </b>
        )}
        {reason}
      </p>
      {(isBestSeller || isDeerResistant) && (
        <p className="mt-1 flex flex-wrap gap-x-3.5 text-caption text-ink-soft">
          {isBestSeller && (
            <span className="inline-flex items-center gap-1">
              <Star aria-hidden className="size-3.5 fill-star text-best" /> Best Seller
            </span>
          )}
          {isDeerResistant && <span>Deer Resistant</span>}
        </p>
      )}
    </>
  )
}

type OfferPictureProps = Pick<OfferProps, 'eager' | 'onPicture'> & { item: OfferedSize }

/** Without JavaScript, links to the full-size picture. */
function OfferPicture({ item, eager, onPicture }: OfferPictureProps) {
  const picture = <PlantPicture picture={item.picture} sizes="(min-width: 768px) 248px, 92px" eager={eager} />
  const frame =
    'block self-start overflow-hidden max-md:rounded-box max-md:border max-md:border-line md:rounded-t-box md:border-b md:border-line'
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
