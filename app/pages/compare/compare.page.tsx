import { data, Link, redirect } from 'react-router'
import { cutOutUrl, youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import { PrintButton } from '#app/components/print-button.tsx'
import { originOf, pageMeta } from '#app/seo.ts'
import { yearShare } from '#domain/time/nursery-clock.ts'
import {
  compareUrl,
  fewestCompared,
  isCanonicalComparison,
  mostCompared,
  parseComparedSlugs,
} from '#domain/compare/compare-url.ts'
import { comparedSizes, defaultSize } from '#domain/compare/compared-sizes.ts'
import { similarPlants } from '#domain/plants/similar-plants.ts'
import { listInWords } from '#domain/wording.ts'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toCardPlant } from '#server/catalog/card-plant.ts'
import { toComparison } from '#server/catalog/comparison.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { lazyPart } from '#ui/lazy.tsx'
import type { Route } from './+types/compare.page.ts'
import { Comparison } from './comparison.tsx'

const TooFewPlants = lazyPart(async () => (await import('./too-few-plants.tsx')).TooFewPlants)

const unreadable = { title: 'Error Loading Plants', message: 'An error occurred fetching plants' }

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const { plants: all } = await unavailableOnFault(getCatalog(), unreadable)
  const plants = parseComparedSlugs(url.searchParams)
    .flatMap((slug) => all.find((plant) => plant.slug === slug) ?? [])
    .slice(0, mostCompared)
  const slugs = plants.map(({ slug }) => slug)
  const usual = defaultSize(plants)
  const size = comparedSizes(plants).find((each) => each === url.searchParams.get('size')) ?? usual
  const named = size === usual ? null : size
  // Unknown plants, repeated ones, a fifth, or a form without JavaScript.
  if (!isCanonicalComparison(url.searchParams, slugs, named)) throw redirect(compareUrl(slugs, named))
  const isEnough = plants.length >= fewestCompared
  const { plants: compared, ...rest } = toComparison(plants, size)
  const drawn = compared.map((plant) => ({
    ...plant,
    grownUrl: cutOutUrl(plant.slug) ?? null,
    youngUrl: youngPlantUrl(plant.slug, looksTiny(plant) ? 'mini' : 'full') ?? null,
  }))
  return data(
    {
      comparison: isEnough ? { ...rest, plants: drawn } : null,
      only: isEnough ? null : (drawn[0] ?? null),
      similar: isEnough
        ? []
        : plants.flatMap((plant) =>
            similarPlants(plant, all).map((other) => ({
              ...toCardPlant({ ...other, plantName: other.name }),
              url: compareUrl([plant.slug, other.slug]),
            })),
          ),
      todayShare: yearShare(new Date()),
      path: compareUrl(slugs, named),
    },
    catalogStatus(),
  )
}

type Arriving = { heightFt: number | null; offer: { currentHeightInches: number | null } | null }

/** A plant arrives at most a sixth as high as it grows, so it's less than 100 pixels. */
const looksTiny = ({ heightFt, offer }: Arriving) => (offer?.currentHeightInches ?? 0) <= (heightFt ?? 0) * 2

const titleOf = (names: readonly string[]) => `${listInWords(names)}, side by side`

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Compare plants | Hill Country Tree Company',
    description:
      loaderData?.comparison == null
        ? 'Two to four plants side by side: size, sun, water, deer, their year, and planted prices.'
        : titleOf(loaderData.comparison.plants.map(({ name }) => name)),
    path: loaderData?.path ?? '/compare',
    noindex: true,
  })

const linkLook =
  'inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2'

export default function ComparePage({ loaderData, matches }: Route.ComponentProps) {
  const { comparison, similar, only, todayShare } = loaderData
  if (comparison === null) return <TooFewPlants only={only} similar={similar} />
  const names = comparison.plants.map(({ name }) => name)
  return (
    <div className="print-letter wrap py-4 md:py-5 print:p-0 print:[zoom:0.9]">
      <div className="print:hidden">
        <Breadcrumbs
          steps={[{ label: 'Home', to: '/' }, { label: 'Inventory', to: '/inventory' }, { label: 'Compare' }]}
        />
      </div>
      <div className="mt-3 flex flex-wrap items-end print:items-baseline justify-between gap-x-6 gap-y-3 print:mt-0">
        <h1 className="text-h2 print:text-h3">
          Side by side<span className="sr-only">: {listInWords(names)}</span>
        </h1>
        <p className="hidden text-caption print:block">
          Hill Country Tree Company, {originOf(matches).replace(/^https?:\/\//, '')}
        </p>
      </div>
      <Comparison comparison={comparison} todayShare={todayShare} />
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <Link to="/compare#kept-plants" className={linkLook}>
          Compare others
        </Link>
        <PrintButton>Print one page</PrintButton>
      </p>
    </div>
  )
}
