import { data, redirect } from 'react-router'
import { cutOutUrl, pottedUrls } from '#app/components/plants/cut-outs.ts'
import { useViewContent } from '#app/components/pixel/use-pixel.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { articlesFor } from '#server/platform/content.ts'
import { lazyPart, lowerPart } from '#ui/lazy.tsx'
import { spotFields } from '#domain/growth/spot.ts'
import { cachePolicies } from '#server/web/cache-policies.ts'
import { catalogStatus } from '#server/catalog/catalog-snapshot.ts'
import { findPlantGuide } from '#server/catalog/find-plant-guide.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import type { Route } from './+types/plant-guide.page.ts'
import { guideDescription, guideTitle } from './guide-words.ts'
import { Masthead } from './masthead.tsx'
import { guideStructuredData } from './guide-structured-data.ts'
import { Stock } from './stock.tsx'

export async function loader({ params, request }: Route.LoaderArgs) {
  const found = await unavailableOnFault(findPlantGuide(params.slug), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  if (found.kind === 'moved') throw redirect(`/plant-database/${found.slug}`, 301)
  // This 404 has its own page, so it's returned instead of thrown.
  if (found.kind === 'none') return data({ asked: params.slug, guide: null }, 404)
  const { slug } = found.guide.plant
  const articles = articlesFor([slug, ...found.guide.similar.map((other) => other.slug)])
  const drawings = { grown: cutOutUrl(slug) ?? null, potted: pottedUrls(slug) }
  const { search, searchParams } = new URL(request.url)
  const asksForFit = spotFields.some((name) => searchParams.has(name))
  return data(
    { asked: params.slug, guide: { ...found.guide, drawings, articles, fitQuery: asksForFit ? search : '' } },
    // Anyone can make up distances, so a shared cache doesn't keep the answers.
    { status: catalogStatus(), ...(asksForFit && { headers: { 'Cache-Control': cachePolicies.private } }) },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { guide } = loaderData
  if (guide === null)
    return pageMeta(matches, {
      title: 'Plant not found | Hill Country Tree Company',
      description: 'No plant of our database goes by this name.',
      path: '/plant-database',
      noindex: true,
    })
  const { plant, stock } = guide
  return pageMeta(matches, {
    title: guideTitle(plant.name, stock.length > 0),
    description: guideDescription(plant, stock),
    path: `/plant-database/${plant.slug}`,
    image: plant.picture?.full,
    structuredData: guideStructuredData(originOf(matches), plant, stock),
  })
}

const PlantNotFound = lazyPart(async () => (await import('./plant-not-found.tsx')).PlantNotFound)
const GuideVerdict = lazyPart(
  async () => (await import('#app/components/place/place-verdict.tsx')).GuideVerdict,
)
const GuideGauges = lowerPart(async () => (await import('./lower-sections.tsx')).GuideGauges)
const LowerSections = lowerPart(async () => (await import('./lower-sections.tsx')).LowerSections)

export default function PlantGuidePage({ loaderData: { asked, guide }, matches }: Route.ComponentProps) {
  useViewContent(guide?.plant.slug ?? null)
  if (guide === null) return <PlantNotFound asked={asked} />
  const { plant, stock, drawings } = guide
  return (
    <article className="print:[zoom:0.85]">
      <div className="wrap pt-3 pb-8 md:pt-5 md:pb-10 print:p-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <div className="print:hidden">
            <Breadcrumbs
              steps={[
                { label: 'Home', to: '/' },
                { label: 'Plant Database', to: '/plant-database' },
                { label: plant.name },
              ]}
            />
          </div>
          <p className="font-display text-small text-ink-soft max-md:hidden print:block">
            <span className="hidden font-medium text-ink print:inline">Hill Country Tree Company </span>
            Plant Study Guide
          </p>
          <p className="hidden text-caption print:block">
            {originOf(matches)}/plant-database/{plant.slug}
          </p>
        </div>
        <Masthead plant={plant} stock={stock} />
        <GuideVerdict slug={plant.slug} />
        <GuideGauges plant={plant} />
      </div>
      <Stock plant={plant} stock={stock} pictureUrls={drawings.potted} />
      <LowerSections guide={guide} />
    </article>
  )
}
