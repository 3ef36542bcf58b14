import { ShieldCheck, Star } from 'lucide-react'
import { PlateLink } from '#app/components/plants/plate-link.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { caliperInWords, heightInWords } from '#domain/stock/measures.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import type { Picture } from '#domain/pictures/picture.ts'

export type FeaturedTree = {
  plantId: number
  name: string
  slug: string
  scientificName: string
  plantType: string
  why: string
  isBestSeller: boolean
  isDeerResistant: boolean
  currentHeightInches: number | null
  caliperInches: number | null
  picture: Picture | null
  containers: {
    inventoryId: number
    size: string
    priceCents: Cents
    plantingFeeCents: Cents
    quantity: number
  }[]
}

/** A tree in stock with its planted price, broken down below. */
export function FeaturedCard({ tree }: { tree: FeaturedTree }) {
  return (
    <Card lifts className="plate-card flex flex-none snap-start flex-col overflow-hidden max-md:w-74">
      <PlantPicture picture={tree.picture} sizes="(min-width: 768px) 432px, 296px" />
      <Badges tree={tree} />
      <div className="flex flex-1 flex-col border-t border-line p-4 lg:p-6">
        <h3>
          <PlateLink slug={tree.slug} className="text-ink no-underline hover:underline">
            {tree.name}
          </PlateLink>
        </h3>
        <p className="mt-1 text-small text-ink-soft sci">{tree.scientificName}</p>
        <p className="mt-2 max-w-[44ch] text-ink-soft max-md:line-clamp-3 max-md:text-small md:mt-2.5">
          {tree.why}
        </p>
        <Container tree={tree} />
      </div>
    </Card>
  )
}

function Badges({ tree }: { tree: FeaturedTree }) {
  return (
    <div className="pointer-events-none absolute top-2.5 left-2.5 flex flex-col items-start gap-1.5">
      {tree.isBestSeller && (
        <Badge>
          <Star aria-hidden /> Best Seller
        </Badge>
      )}
      {tree.isDeerResistant && (
        <Badge variant="secondary">
          <ShieldCheck aria-hidden /> Deer Resistant
        </Badge>
      )}
    </div>
  )
}

/** A featured card shows one container size. */
function Container({ tree }: { tree: FeaturedTree }) {
  const [container] = tree.containers
  if (container === undefined) return null
  const { priceCents, plantingFeeCents, size } = container
  return (
    <div className="mt-auto pt-3 md:pt-4">
      <p className="flex flex-wrap gap-x-4 border-t border-dashed border-line pt-3 text-small md:pt-3.5 md:text-ui">
        <b className="font-semibold">{sizeInWords(size)}</b>
        {tree.currentHeightInches !== null && (
          <span>
            <b className="font-semibold">{heightInWords(tree.currentHeightInches)}</b> tall
          </span>
        )}
        {tree.caliperInches !== null && (
          <span>
            <b className="font-semibold">{caliperInWords(tree.caliperInches)}</b> caliper
          </span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-2 gap-y-3">
        <div className="tabular-nums">
          <p className="flex items-baseline gap-x-1.5">
            <span className="font-display text-h3 leading-none font-medium">
              {formatCents(priceCents + plantingFeeCents)}
            </span>
            <span className="text-caption text-ink-soft">planted</span>
          </p>
          <p className="mt-1 text-caption text-ink-soft">
            {formatCents(priceCents)} plant + {formatCents(plantingFeeCents)} planting
          </p>
        </div>
        <ButtonLink
          to={`/inventory?${new URLSearchParams({ q: tree.name }).toString()}`}
          look="quiet"
          size="small"
          aria-label={`See sizes of ${tree.name}`}
          className="max-md:px-3"
        >
          See sizes
        </ButtonLink>
      </div>
    </div>
  )
}
