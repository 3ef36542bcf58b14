import { ShieldCheck, Star } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { sizeInWords } from '#domain/inventory/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/inventory/measures.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { SizeMark } from './size-mark.tsx'

export type StockItem = {
  inventoryId: number
  plantId: number
  plantName: string
  slug: string
  scientificName: string
  plantType: string
  containerSize: string
  currentHeightInches: number | null
  caliperInches: number | null
  unitPriceCents: Cents
  plantingFeeCents: Cents
  isBestSeller: boolean
  isDeerResistant: boolean
  picture: Picture | null
  /** True if the picture is of this stock item, not of the full-grown species. */
  isOwnPicture: boolean
  drawingUrl: string | null
}

type StockCardProps = {
  item: StockItem
  eager: boolean
  onPicture: (item: StockItem) => void
  onName: (slug: string, inventoryId: number) => void
}

/** A plain click opens the overlay. In a new tab, or without JavaScript, the link is followed. */
const overTheList = (open: () => void) => (event: MouseEvent) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}

/** A stock item: a card, or a row on a phone. */
export function StockCard({ item, eager, onPicture, onName }: StockCardProps) {
  return (
    <article className="relative grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 max-[359px]:grid-cols-[96px_minmax(0,1fr)] border-b border-line py-4 transition-[translate,box-shadow,border-color] md:flex md:flex-col md:overflow-hidden md:rounded-box md:border md:bg-raised md:py-0 md:hover:-translate-y-0.5 md:hover:border-line-hover md:hover:shadow-lift">
      <CardPicture item={item} eager={eager} onPicture={onPicture} />
      <div className="flex min-w-0 flex-col md:flex-1 md:border-t md:border-line md:px-4 md:pt-3.5">
        <Badges item={item} />
        <h2 className="font-display text-h4 font-medium">
          <Link
            to={`/plant-database/${item.slug}`}
            onClick={overTheList(() => onName(item.slug, item.inventoryId))}
            className="text-ink no-underline hover:underline"
          >
            {item.plantName}
          </Link>
        </h2>
        <p className="mt-0.75 mb-3 text-small leading-[1.3] text-ink-soft sci">{item.scientificName}</p>
        <Size item={item} />
      </div>
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1.5 pt-2.5 md:px-4 md:pb-4">
        <p className="flex flex-wrap items-baseline gap-x-1.25 tabular-nums">
          <span className="font-display text-[1.4375rem] leading-none font-medium tracking-[-0.01em]">
            {formatCents(item.unitPriceCents + item.plantingFeeCents)}
          </span>
          <span className="text-caption text-ink-soft">planted</span>
        </p>
        <div className="max-md:row-span-2">
          <AddToQuoteButton item={item} />
        </div>
        <p className="text-caption text-ink-soft tabular-nums md:col-span-2">
          {formatCents(item.unitPriceCents)} plant + {formatCents(item.plantingFeeCents)} planting
        </p>
      </div>
    </article>
  )
}

/** Without JavaScript, links to the full-size picture. */
function CardPicture({ item, eager, onPicture }: Omit<StockCardProps, 'onName'>) {
  const picture = (
    <PlantPicture
      picture={item.picture}
      sizes="(min-width: 1280px) 255px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, 132px"
      eager={eager}
    />
  )
  const frame = 'block self-start overflow-hidden max-md:rounded-box max-md:border max-md:border-line'
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

/** IN-03 */
function Badges({ item }: { item: StockItem }) {
  if (!item.isBestSeller && !item.isDeerResistant) return null
  return (
    <div className="pointer-events-none mb-2 flex flex-wrap items-start gap-1 md:absolute md:top-2.5 md:left-2.5 md:mb-0 md:flex-col md:gap-1.5">
      {item.isBestSeller && (
        <Badge>
          <Star aria-hidden /> Best Seller
        </Badge>
      )}
      {item.isDeerResistant && (
        <Badge variant="secondary">
          <ShieldCheck aria-hidden /> Deer Resistant
        </Badge>
      )}
    </div>
  )
}

/** IN-04 */
function Size({ item }: { item: StockItem }) {
  return (
    <div className="mt-auto grid grid-cols-[auto_minmax(0,1fr)] items-end gap-2.5 md:gap-3 md:border-t md:border-dashed md:border-line md:pt-3">
      <SizeMark
        containerSize={item.containerSize}
        heightInches={item.currentHeightInches ?? 0}
        plantType={item.plantType}
        drawingUrl={item.drawingUrl}
      />
      <dl className="grid gap-0.5 text-[0.875rem] leading-[1.3] tabular-nums">
        <div>
          <dt className="sr-only">Container</dt>
          <dd className="font-semibold">{sizeInWords(item.containerSize)}</dd>
        </div>
        {item.currentHeightInches !== null && (
          <Measure value={heightInWords(item.currentHeightInches)} name="tall" />
        )}
        {item.caliperInches !== null && <Measure value={caliperInWords(item.caliperInches)} name="caliper" />}
      </dl>
    </div>
  )
}

function Measure({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-row-reverse justify-end gap-1">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
