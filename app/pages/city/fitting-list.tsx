import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { SectionHeading } from '#app/components/page-sections.tsx'
import { CardLink } from '#ui/card.tsx'
import type { Picture } from '#domain/pictures/picture.ts'

export type FittingEntry = {
  slug: string
  name: string
  scientificName: string
  reason: string
  isInStock: boolean
  picture: Picture | null
}

/** Ten plants for this soil and zone, each with a reason. */
export function FittingList({ intro, plants }: { intro: string; plants: readonly FittingEntry[] }) {
  return (
    <section className="section border-b border-line bg-raised">
      <div className="wrap">
        <SectionHeading title="Ten that fit this ground">
          <p>{intro}</p>
        </SectionHeading>
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-5 lg:gap-y-11">
          {plants.map((plant) => (
            <li
              key={plant.slug}
              className="relative max-lg:grid max-lg:grid-cols-[112px_minmax(0,1fr)] max-lg:gap-4"
            >
              <PlantPicture
                picture={plant.picture}
                sizes="(min-width: 1024px) 250px, 112px"
                className="rounded-box border border-line"
              />
              <div>
                <h3 className="text-h4 font-medium lg:mt-3">
                  <CardLink to={`/plant-database/${plant.slug}`}>{plant.name}</CardLink>
                </h3>
                <p className="mt-0.5 text-small text-ink-soft sci">{plant.scientificName}</p>
                <p className="mt-1.5 text-small">{plant.reason}</p>
                <p className="mt-1.5 text-caption text-ink-quiet">
                  {plant.isInStock ? 'In stock' : 'Not in stock now'}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <Link
          to="/inventory"
          className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          See what is in stock <ArrowRight aria-hidden className="size-5" strokeWidth={1.75} />
        </Link>
      </div>
    </section>
  )
}
