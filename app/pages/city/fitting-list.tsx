import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'
import { DeerLine } from '#app/components/plants/deer-line.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { CardLink } from '#ui/card.tsx'
import { formatCents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import type { DeerRule } from '#domain/plants/deer.ts'
import type { PlantUse } from '#domain/advice/town-list.ts'

type FittingEntry = {
  slug: string
  name: string
  scientificName: string
  reason: string
  use: PlantUse
  deer: DeerRule | null
  fromCents: number | null
  picture: Picture | null
}

type ListOfTen = {
  name: string
  ground: string | null
  zipCodes: readonly string[]
  intro: string
  plants: readonly FittingEntry[]
}

type FittingListProps = {
  /** One, or one for each area of the place. */
  lists: readonly ListOfTen[]
  /** How many fit and are in stock. */
  inStock: { plants: number; trees: number }
  place: { slug: string }
}

const groups: readonly { use: PlantUse; title: string }[] = [
  { use: 'shade', title: 'For shade' },
  { use: 'screen', title: 'For a screen' },
  { use: 'small', title: 'Small trees' },
  { use: 'color', title: 'For color' },
  { use: 'under oaks', title: 'Under oaks' },
]

/** Ten plants for this soil and zone by what they're for, each with a reason, its planted price and what deer do to it. */
export function FittingList({ lists, inStock, place }: FittingListProps) {
  const [only, ...others] = lists
  const hasAreas = others.length > 0
  return (
    <section className="border-b border-line bg-raised py-7 lg:py-24">
      <div className="wrap">
        <div className="mb-6 grid gap-2 lg:mb-11 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-6">
          <h2>{hasAreas ? 'Ten that fit your part of town' : 'Ten that fit this ground'}</h2>
          <p className="max-w-[42ch] text-ui text-ink-soft lg:justify-self-end lg:text-lead">
            {hasAreas ? 'The ground changes with the side of town. Find your ZIP code.' : only?.intro}
          </p>
        </div>
        {hasAreas ? <Areas areas={lists} /> : <Ten plants={only?.plants ?? []} />}
        <p className="flex flex-wrap gap-x-6 border-t border-line">
          <Link to={`/inventory?type=tree&place=${place.slug}`} className={listLink}>
            All {inStock.trees} trees that fit
          </Link>
          <Link to={`/inventory?place=${place.slug}`} className={listLink}>
            All {inStock.plants} plants that fit
          </Link>
        </p>
      </div>
    </section>
  )
}

/** Folded on the server, because the page is the same for everyone. The browser opens the list of a ZIP code that it remembers. */
function Areas({ areas }: { areas: readonly ListOfTen[] }) {
  const { deliveryPlace } = useQuoteCart().cart
  const zip = deliveryPlace !== null && 'zip' in deliveryPlace ? deliveryPlace.zip : ''
  return areas.map(({ name, ground, zipCodes, intro, plants }) => (
    <details key={name} open={zipCodes.includes(zip)} className="group/area border-t border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-display text-h3">{name}</span>
          <span className="text-ui text-ink-soft tabular-nums">
            {ground}. {zipCodes.join(', ')}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-6 flex-none transition-transform group-open/area:rotate-180"
        />
      </summary>
      <p className="mb-4 max-w-prose text-ui text-ink-soft">{intro}</p>
      <div className="pb-6">
        <Ten plants={plants} />
      </div>
    </details>
  ))
}

function Ten({ plants }: { plants: readonly FittingEntry[] }) {
  return (
    <div className="grid gap-x-14 gap-y-4 lg:grid-cols-2 lg:gap-y-8">
      {groups.map(({ use, title }) => (
        <UseGroup key={use} title={title} plants={plants.filter((plant) => plant.use === use)} />
      ))}
    </div>
  )
}

const listLink =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2 lg:min-h-13'

/** The rest of a group is folded. */
const inView = 2

function UseGroup({ title, plants }: { title: string; plants: readonly FittingEntry[] }) {
  if (plants.length === 0) return null
  return (
    <div>
      <h3 className="max-md:text-h4">{title}</h3>
      <ul className="mt-1.5 md:mt-2.5">
        {plants.slice(0, inView).map((plant) => (
          <FittingRow key={plant.slug} plant={plant} />
        ))}
      </ul>
      {plants.length > inView && (
        <details className="group border-t border-line">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold lg:min-h-13 [&::-webkit-details-marker]:hidden">
            {plants.length - inView} more
            <ChevronDown
              aria-hidden
              className="size-5 flex-none transition-transform group-open:rotate-180"
            />
          </summary>
          <ul>
            {plants.slice(inView).map((plant) => (
              <FittingRow key={plant.slug} plant={plant} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function FittingRow({ plant }: { plant: FittingEntry }) {
  return (
    <li className="relative grid grid-cols-[68px_minmax(0,1fr)] gap-x-3.5 border-t border-line py-2.5 md:grid-cols-[96px_minmax(0,1fr)] md:py-3">
      <PlantPicture
        picture={plant.picture}
        sizes="(min-width: 768px) 96px, 68px"
        className="self-start rounded-box border border-line"
      />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h4 className="font-display text-h4 leading-tight font-medium">
            <CardLink to={`/plant-database/${plant.slug}`}>{plant.name}</CardLink>
          </h4>
          <p className="flex-none text-right text-caption whitespace-nowrap text-ink-quiet">
            {plant.fromCents === null ? (
              'Not in stock now'
            ) : (
              <>
                from <b className="text-ui font-semibold text-ink">{formatCents(plant.fromCents)}</b> planted
              </>
            )}
          </p>
        </div>
        <p className="text-small text-ink-soft sci max-md:sr-only">{plant.scientificName}</p>
        <p className="mt-0.5 text-small leading-snug text-ink-soft">{plant.reason}</p>
        {plant.deer !== null && (
          <div className="mt-1">
            <DeerLine deer={plant.deer} />
          </div>
        )}
      </div>
    </li>
  )
}
