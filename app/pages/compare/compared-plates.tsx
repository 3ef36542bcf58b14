import { Link } from 'react-router'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { compareUrl } from '#domain/compare/compare-url.ts'
import { classNames } from '#ui/class-names.ts'
import type { ComparedPlant } from './compared.ts'
import { columnClass, textColumnsFor } from './compare-table.tsx'

const mostOnPhone = 3

type ComparedPlatesProps = { plants: readonly ComparedPlant[] }

/** The plants' plates and names. On a phone the names stay at the top, and a tap on a plate says which three of four show. */
export function ComparedPlates({ plants }: ComparedPlatesProps) {
  return (
    <>
      {plants.length > mostOnPhone && <PhoneChoice plants={plants} />}
      <div
        className={classNames(
          textColumnsFor(plants.length),
          'z-3 py-2 @max-[15rem]/compare:static! max-md:not-print:sticky max-md:not-print:top-0 max-md:not-print:-mx-(--gutter) max-md:not-print:bg-surface max-md:not-print:px-(--gutter) md:pt-5 print:py-0',
        )}
      >
        <span className="hidden md:block print:block" />
        {plants.map((plant, index) => (
          <div
            key={plant.slug}
            className={classNames(
              'min-w-0 pr-1.5 xl:grid xl:grid-cols-[92px_minmax(0,1fr)] xl:gap-x-3.5 print:block',
              columnClass(index),
            )}
          >
            <PlantPicture
              picture={plant.picture}
              sizes="92px"
              eager
              className="rounded-box border border-line max-md:hidden md:max-xl:w-23 print:hidden"
            />
            <div className="min-w-0 md:max-xl:mt-2">
              <p className="font-display text-body leading-[1.2] font-medium md:text-h4 print:text-ui">
                <Link
                  to={`/plant-database/${plant.slug}`}
                  className="inline-block text-ink no-underline hover:underline max-md:py-1"
                >
                  {plant.name}
                </Link>
              </p>
              <p className="mt-0.5 text-small sci text-ink-soft max-md:not-print:hidden print:text-caption">
                {plant.scientificName}
              </p>
              <RemoveLink plants={plants} plant={plant} />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

type RemoveLinkProps = ComparedPlatesProps & { plant: ComparedPlant }

function RemoveLink({ plants, plant }: RemoveLinkProps) {
  const others = plants.filter((each) => each !== plant).map(({ slug }) => slug)
  return (
    <Link
      to={compareUrl(others)}
      preventScrollReset
      aria-label={`Remove ${plant.name}`}
      className="inline-flex min-h-11 items-center text-small text-link underline decoration-1 underline-offset-3 hover:decoration-2 max-md:hidden print:hidden"
    >
      Remove
    </Link>
  )
}

/** The order in the URL says which three of four a phone shows, so this works without JavaScript. */
function PhoneChoice({ plants }: ComparedPlatesProps) {
  const slugs = plants.map(({ slug }) => slug)
  return (
    <div className="mt-2 md:hidden print:hidden">
      <p className="text-small text-ink-soft">Three fit here. Tap the fourth to swap it in.</p>
      <ul className="mt-2 flex gap-2">
        {plants.map(({ slug, name, picture }, index) => {
          const isShown = index < mostOnPhone
          const others = slugs.filter((each) => each !== slug)
          const next = isShown ? [...others, slug] : [...slugs.slice(0, 2), slug, ...slugs.slice(2, 3)]
          return (
            <li key={slug}>
              <Link
                to={compareUrl(next)}
                preventScrollReset
                replace
                aria-label={isShown ? `Set ${name} aside` : `Swap ${name} in`}
                className={classNames(
                  'block size-13 overflow-hidden rounded-box border-2',
                  isShown ? 'border-brand' : 'border-dashed border-line-control opacity-60',
                )}
              >
                <PlantPicture
                  picture={picture === null ? null : { ...picture, alt: '' }}
                  sizes="52px"
                  eager
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
