import { Dialog } from '@base-ui/react/dialog'
import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { SunGauge, WaterGauge } from '#app/components/plants/gauges.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { useViewContent } from '#app/components/pixel/use-pixel.ts'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { capitalize } from '#domain/wording.ts'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { SharePlant } from '#app/components/plants/share-plant.tsx'
import { YearBar, yearInWords } from '#app/components/plants/year-bar.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CartItem } from '#domain/cart/cart-item.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { formatCents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'

type PlantBrief = {
  id: number
  name: string
  slug: string
  scientificName: string
  spanishNames: string[]
  description: string
  bloomMonths: number[]
  fruitMonths: number[]
  flowerColor: string | null
  height: string | null
  spread: string | null
  exposure: string | null
  waterNeeds: string | null
  usdaZone: string | null
  soilPh: string | null
  mustDrain: boolean
  deer: string
  toxicToPeople: boolean
  toxicToPets: boolean
  toxicityNote: string | null
  picture: Picture | null
  inStock: { sizes: number; leastPlantedCents: number } | null
}

type PlantOverlayProps = {
  /** The part the list already has, so the dialog opens right away. */
  known: { name: string; scientificName: string; picture: Picture | null } | null
  plant: PlantBrief | null
  /** The size it was opened from, which can be added to the quote. */
  chosen?: CartItem | undefined
  open: boolean
  onClose: () => void
  /** The list it was opened from, shown in the phone's top bar. */
  from: string
}

/** A plant in brief over the list. Base UI handles Escape, outside clicks and scroll locking. */
export function PlantOverlay({ known, plant, chosen, open, onClose, from }: PlantOverlayProps) {
  const shown = plant ?? known
  useViewContent(open && plant !== null ? plant.slug : null)
  // On the way to the guide, this plate grows into the guide's.
  const isLeaving = useViewTransitionState(guideOf(plant?.slug ?? ''))
  return (
    <Dialog.Root open={open} onOpenChange={(nowOpen) => !nowOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-scrim transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-busy={plant === null}
          className="fixed inset-0 z-21 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised text-ink transition-opacity outline-none data-ending-style:opacity-0 data-starting-style:opacity-0 split:inset-auto split:top-1/2 split:left-1/2 split:h-[min(840px,calc(100dvh-3rem))] xl:max-h-195 split:w-[min(1180px,calc(100vw-3rem))] split:-translate-x-1/2 split:-translate-y-1/2 split:grid-cols-[40%_minmax(0,1fr)] lg:split:grid-cols-[52.5%_minmax(0,1fr)] split:grid-rows-[minmax(0,1fr)_auto] split:rounded-dialog split:shadow-dialog low:split:h-dvh low:split:w-screen low:split:rounded-none"
        >
          <div className="flex h-14 flex-none items-center border-b border-line pr-2 pl-5 split:absolute split:top-3 split:right-3 split:z-1 split:h-auto split:border-0 split:p-0">
            <span className="text-small text-ink-soft split:hidden">{from}</span>
            <Dialog.Close
              aria-label="Close"
              className="ml-auto grid size-11 place-items-center rounded-box transition-colors hover:bg-sunk"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          {/* On a phone, the picture scrolls away with the text. */}
          <div className="overflow-auto overscroll-contain split:contents">
            <div className="split:row-span-2 split:flex split:items-center split:overflow-hidden split:border-r split:border-line split:bg-surface">
              <PlantPicture
                picture={shown?.picture ?? null}
                sizes="(min-width: 768px) 620px, 100vw"
                eager
                className={classNames(
                  'aspect-[10/9]! max-xl:split:aspect-square! max-xl:split:mask-[linear-gradient(transparent,var(--color-ink)_8%,var(--color-ink)_92%,transparent)] xl:aspect-auto! xl:h-full',
                  isLeaving && 'plate',
                )}
              />
            </div>
            <div className="px-5 py-6 split:overflow-auto split:px-9 split:py-8 low:py-4">
              <Dialog.Title className="text-h2 split:pr-10">{shown?.name}</Dialog.Title>
              <p className="mt-1.5 text-lead sci">{shown?.scientificName}</p>
              {plant !== null && <PlaceVerdict slug={plant.slug} className="mt-3 text-small" />}
              {plant === null ? <FactsSkeleton /> : <Facts plant={plant} />}
            </div>
          </div>
          {plant !== null && <OverlayFoot plant={plant} chosen={chosen} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const guideOf = (slug: string) => `/plant-database/${slug}`

type OverlayFootProps = { plant: PlantBrief; chosen: CartItem | undefined }

/** The size to add, if the plant was opened from one, and the way to the guide. */
function OverlayFoot({ plant, chosen }: OverlayFootProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-surface px-5 py-3 md:px-9 low:py-2.5">
      {chosen !== undefined && (
        <div className="flex flex-1 basis-full items-center justify-between gap-4 low:basis-auto">
          <p className="text-small leading-snug text-ink-soft">
            <b className="block font-display text-h4 font-[520] text-ink tabular-nums">
              {formatCents(chosen.unitPriceCents + chosen.plantingFeeCents)}{' '}
              <span className="font-text text-small font-normal text-ink-soft">planted</span>
            </b>
            {sizeLine(chosen)}
          </p>
          <AddToQuoteButton item={chosen} />
        </div>
      )}
      <div className="flex flex-1 basis-full flex-wrap gap-3 low:basis-auto">
        <ButtonLink
          to={guideOf(plant.slug)}
          viewTransition
          look={chosen === undefined ? 'brand' : 'line'}
          className="flex-1 max-md:px-3 max-md:text-ui low:min-h-11 low:px-3 low:text-ui"
        >
          Open the study guide
        </ButtonLink>
        <KeepButton plant={plant} labeled className="low:min-h-11 min-h-13" />
      </div>
    </div>
  )
}

function FactsSkeleton() {
  return (
    <div className="mt-5 grid gap-3">
      {['w-full', 'w-11/12', 'w-4/5', 'w-3/5', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function Facts({ plant }: { plant: PlantBrief }) {
  return (
    <>
      {plant.spanishNames.length > 0 && (
        <p className="mt-1 text-small text-ink-soft">
          En español{' '}
          <b lang="es" className="ml-1 font-display text-ui font-medium text-ink">
            {plant.spanishNames.join(', ')}
          </b>
        </p>
      )}
      <p className="mt-1 text-small text-ink-soft">
        <InStock plant={plant} />
      </p>
      <p className="mt-3">{plant.description}</p>
      <YearBar
        bloomMonths={plant.bloomMonths}
        fruitMonths={plant.fruitMonths}
        flowerColor={plant.flowerColor}
        className="mt-4 h-auto w-full max-w-95"
      />
      <p className="text-caption text-ink-soft">{yearInWords(plant.bloomMonths, plant.fruitMonths)}</p>
      <dl className="mt-4 grid grid-cols-2 border-t border-line">
        <Fact name="Full grown">
          {plant.height === null ? 'Not known' : `${plant.height} tall`}
          {plant.spread !== null && `, ${plant.spread} wide`}
        </Fact>
        <Fact name="Sun">
          <SunGauge exposure={plant.exposure} /> {plant.exposure ?? 'Not known'}
        </Fact>
        <Fact name="Water, once rooted">
          <WaterGauge needs={plant.waterNeeds} /> {capitalize(plant.waterNeeds ?? 'not known')}
        </Fact>
        <Fact name="Zones">{plant.usdaZone?.replace('-', ' to ') ?? 'Not known'}</Fact>
        <Fact name="Soil">
          {capitalize(plant.soilPh ?? 'not known')}
          {plant.mustDrain && ', must drain'}
        </Fact>
        <Fact name="Deer">{plant.deer}</Fact>
      </dl>
      {(plant.toxicToPets || plant.toxicToPeople) && (
        <p className="mt-4 flex gap-2.5 text-small text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 flex-none" />
          <span>
            <b className="font-semibold">{toxicTo(plant)}</b> {plant.toxicityNote}
          </span>
        </p>
      )}
      <div className="mt-5">
        <SharePlant slug={plant.slug} />
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5 pr-3">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 text-small font-medium">{children}</dd>
    </div>
  )
}

const toxicTo = ({ toxicToPets, toxicToPeople }: PlantBrief) =>
  toxicToPets && toxicToPeople
    ? 'Toxic to pets and people.'
    : toxicToPets
      ? 'Toxic to pets.'
      : 'Toxic to people.'

function InStock({ plant: { name, inStock } }: { plant: PlantBrief }) {
  if (inStock === null) return 'Not in stock right now.'
  const sizes = inStock.sizes === 1 ? 'one size' : `${inStock.sizes} sizes`
  return (
    <Link to={`/inventory?${new URLSearchParams({ q: name }).toString()}`}>
      In stock in {sizes}, from {formatCents(inStock.leastPlantedCents)} planted
    </Link>
  )
}
