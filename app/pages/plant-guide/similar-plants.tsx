import { Fragment } from 'react'
import { Link } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { shortListPath, type ShortList } from '#app/components/plants/short-lists.tsx'
import { compareUrl, mostCompared } from '#domain/compare/compare-url.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CardLink } from '#ui/card.tsx'
import { GuideSection } from './guide-section.tsx'
import type { SimilarPlant } from './guide-plant.ts'

type SimilarPlantsProps = {
  slug: string
  plants: readonly SimilarPlant[]
  /** The short lists it's on. */
  lists: readonly ShortList[]
}

/** Plants of the same type and size, and why we'd plant them. */
export function SimilarPlants({ slug, plants, lists }: SimilarPlantsProps) {
  if (plants.length === 0) return null
  return (
    <GuideSection id="similar" title="If not this one" raised className="print:hidden">
      <ul className="swipe-row md:grid md:grid-cols-4 md:gap-6 xl:gap-12">
        {plants.map((plant) => (
          <li key={plant.slug} className="relative break-words max-md:w-38">
            <PlantPicture
              picture={plant.picture}
              sizes="(min-width: 1440px) 300px, (min-width: 768px) 21vw, 150px"
              className="rounded-box border border-line"
            />
            <h3 className="mt-3 max-md:text-h4">
              <CardLink to={`/plant-database/${plant.slug}`}>{plant.name}</CardLink>
            </h3>
            <p className="sci max-md:hidden">{plant.scientificName}</p>
            <p className="mt-0.5 text-small text-ink-soft">{plant.reason}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 md:mt-6">
        <ButtonLink
          to={compareUrl([slug, ...plants.map((plant) => plant.slug)].slice(0, mostCompared))}
          rel="nofollow"
          look="line"
          size="small"
        >
          Compare side by side
        </ButtonLink>
      </p>
      {lists.length > 0 && (
        <p className="mt-2 md:mt-4">
          It’s on our short lists:{' '}
          {lists.map(({ slug: list, heading }, index) => (
            <Fragment key={list}>
              {index > 0 && ', '}
              <Link to={shortListPath(list)}>{heading}</Link>
            </Fragment>
          ))}
          .
        </p>
      )}
    </GuideSection>
  )
}
