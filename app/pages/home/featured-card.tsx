import { ShieldCheck, Star } from 'lucide-react'
import { PlateLink } from '#app/components/plants/plate-link.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
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

type Shape = 'large' | 'wide' | 'tall'

/** A tree in stock with its planted price, broken down below. */
export function FeaturedCard({ tree, shape }: { tree: FeaturedTree; shape: Shape }) {
  return (
    <Card
      lifts
      className={classNames(
        'plate-card flex flex-none snap-start flex-col overflow-hidden max-md:w-74',
        shape === 'large' && 'md:grid md:grid-cols-[52%_1fr] xl:flex',
        shape === 'wide' && 'xl:grid xl:grid-cols-[48%_1fr]',
      )}
    >
      <PlantPicture
        picture={tree.picture}
        {...(shape === 'wide' && { className: 'xl:aspect-auto xl:h-full xl:object-[80%_50%]' })}
        sizes={shape === 'large' ? '(min-width: 768px) 540px, 296px' : '(min-width: 768px) 400px, 296px'}
      />
      <Badges tree={tree} />
      <div
        className={classNames(
          'flex flex-1 flex-col border-t border-line p-4 md:p-6',
          shape === 'large' && 'md:max-xl:border-t-0 md:max-xl:border-l md:max-xl:p-5',
          shape === 'wide' && 'xl:border-t-0 xl:border-l',
        )}
      >
        <h3>
          <PlateLink slug={tree.slug} className="text-ink no-underline hover:underline">
            {tree.name}
          </PlateLink>
        </h3>
        <p className="mt-1 text-small text-ink-soft sci">{tree.scientificName}</p>
        <p
          className={classNames(
            'mt-2 max-w-[44ch] text-ink-soft max-md:line-clamp-3 max-md:text-small md:mt-2.5',
            // No taller than the picture beside it.
            shape === 'large' && 'md:max-xl:line-clamp-5',
          )}
        >
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
