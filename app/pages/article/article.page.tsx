import { ArrowRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
import { LongRead } from '#app/components/long-read.tsx'
import { PlantCard } from '#app/components/plants/plant-card.tsx'
import { lineUpLayout } from '#app/components/plants/line-up-layout.ts'
import type { LineUpPlant } from '#app/components/plants/plant-line-up.tsx'
import { toLineUpPlants } from '#app/components/plants/line-up-plants.ts'
import { ProseBlocks } from '#app/components/prose.tsx'
import { ReadNext } from '#app/components/read-next.tsx'
import { throwNotFound } from '#app/throw-not-found.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList, businessReference } from '#app/structured-data.ts'
import { classNames } from '#ui/class-names.ts'
import { lazyPart } from '#ui/lazy.tsx'
import { findArticle, listRelatedArticles, toReadNext } from '#server/platform/content.ts'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { getOakRules } from '#server/catalog/places/place-reads.ts'
import { getRuleSections } from '#server/delivery/rule-texts.ts'
import { getTextValues } from '#server/delivery/text-values.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { articleCategories, lastChanged } from '#domain/articles/article.ts'
import { bloomRows } from '#domain/articles/bloom-rows.ts'
import { fillProse } from '#domain/content/text-values.ts'
import { plantedTextValues } from '#domain/pricing/planted-by-size.ts'
import { toCityOakRule } from '#domain/places/local-rules.ts'
import { fullDay } from '#domain/time/day-words.ts'
import type { Service } from '#domain/services/services.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { listInWords } from '#domain/wording.ts'
import { pictureUrl } from '#server/platform/pictures/picture-url.ts'
import { toCardPlant } from '#server/catalog/card-plant.ts'
import type { Route } from './+types/article.page.ts'
import type { BloomYearData } from './bloom-year.tsx'

/** The article that opens with the flowers of the whole year. */
const bloomArticle = 'twelve-months-of-bloom'

/** The article that opens with the months for oaks. */
const oakArticle = 'oak-wilt-calendar'

/** Articles about one thing open with a drawing of it; the others with plants to scale. */
const headDrawings: Record<string, Service['slug'] | undefined> = {
  'planting-in-caliche': 'tree-service',
  'replacing-a-lawn': 'landscaper',
  'what-a-container-size-means': 'plant-supplier',
  'what-a-planted-tree-costs': 'tree-delivery',
}

/** How many plants, where five would be beside the point. */
const lineUpSizes: Record<string, number | undefined> = {
  'live-oak-or-cedar-elm': 2,
  'oak-wilt-calendar': 3,
  'deer-and-young-trees': 3,
}
const lineUpAspect = 2.6
/** As many as a phone shows at a size worth looking at. */
const mostOnPhone = 3

export async function loader({ params }: Route.LoaderArgs) {
  const article = findArticle(params.slug) ?? throwNotFound()
  const [plants, figures, catalog, rules, oakRules] = await unavailableOnFault(
    Promise.all([
      listPlantsBySlugs(article.plants),
      getTextValues(),
      getCatalog(),
      getRuleSections(),
      getOakRules(),
    ]),
    { title: 'Error Loading Plants', message: 'An error occurred fetching plants.' },
  )
  const { body, plants: _, ...head } = article
  const planted = plantedTextValues(catalog.stock)
  // The article's main plant comes first, which puts it in the middle of the drawing.
  const mainFirst = plants.toSorted(
    (one, other) => Number(other.slug === article.plant) - Number(one.slug === article.plant),
  )
  return {
    article: head,
    body: fillProse(body, (name) => planted(name) ?? figures(name), rules),
    oakRules:
      article.slug === oakArticle ? oakRules.map((rule) => toCityOakRule(rule, { oakWilt: null })) : null,
    bloom: article.slug === bloomArticle ? toBloomYear(catalog.plants) : null,
    plants: plants.map(toCardPlant),
    lineUp:
      article.slug in headDrawings || article.slug === bloomArticle
        ? []
        : toLineUpPlants(mainFirst, lineUpSizes[article.slug] ?? 5),
    related: listRelatedArticles(article, 3).map(toReadNext),
  }
}

const toBloomYear = (plants: readonly CatalogPlant[]): BloomYearData => ({
  month: nurseryMonth(new Date()),
  plants: bloomRows(plants).map(({ slug, name, bloomMonths, flowerColor, imageUrl }) => ({
    slug,
    name,
    bloomMonths,
    flowerColor,
    thumb: imageUrl === null ? null : pictureUrl(imageUrl, 'thumb'),
  })),
})

export const links = preloadContours

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { article } = loaderData
  const origin = originOf(matches)
  const path = `/blog/${article.slug}`
  const business = businessReference(origin)
  const modified = lastChanged(article)
  return pageMeta(matches, {
    title: article.title,
    description: article.description,
    path,
    article: { published: article.published, modified, section: article.category },
    structuredData: [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.description,
        articleSection: article.category,
        datePublished: article.published,
        dateModified: modified,
        image: `${origin}/social-card.png`,
        inLanguage: 'en-US',
        mainEntityOfPage: origin + path,
        author: business,
        publisher: business,
      },
      breadcrumbList(origin, [
        { label: 'Home', to: '/' },
        { label: 'Articles', to: '/blog' },
        { label: article.title, to: path },
      ]),
    ],
  })
}

// Each article needs few of these.
const BloomYear = lazyPart(async () => (await import('./bloom-year.tsx')).BloomYear)
const PlantingHole = lazyPart(async () => (await import('./planting-hole.tsx')).PlantingHole)
const OakMonths = lazyPart(async () => (await import('#app/components/oak-months.tsx')).OakMonths)
const ServiceDrawing = lazyPart(
  async () => (await import('#app/components/service-drawing.tsx')).ServiceDrawing,
)
const ContainerDrawing = lazyPart(
  async () => (await import('#app/components/plants/container-drawing.tsx')).ContainerDrawing,
)
const PlantLineUp = lazyPart(
  async () => (await import('#app/components/plants/plant-line-up.tsx')).PlantLineUp,
)

const framed = (drawing: ReactNode) => <div className="my-7">{drawing}</div>

/** Drawings that explain a section, by article slug and section id. */
const articleDrawings: Record<string, Record<string, ReactNode>> = {
  'what-a-container-size-means': { 'the-three-numbers': framed(<ContainerDrawing />) },
  'planting-in-caliche': { 'dig-wide': framed(<PlantingHole />) },
  'watering-the-first-two-summers': { 'put-it-where-the-roots-are': framed(<PlantingHole />) },
}

export default function ArticlePage({
  loaderData: { article, body, oakRules, bloom, plants, lineUp, related },
}: Route.ComponentProps) {
  const category = articleCategories.find(({ name }) => name === article.category)
  const drawing = headDrawings[article.slug]
  return (
    <article>
      <header
        className={classNames(
          'contours',
          (drawing !== undefined || bloom !== null) && 'border-b border-line',
        )}
      >
        <div
          className={classNames(
            'wrap pt-5 md:pt-8',
            (drawing !== undefined || oakRules !== null) &&
              'grid items-end gap-x-10 gap-y-5 lg:grid-cols-[7fr_6fr]',
            drawing === undefined && 'pb-10',
          )}
        >
          <div className={classNames('self-start', drawing !== undefined && 'lg:pb-12')}>
            <p className="text-small text-ink-quiet">
              <Link
                to={`/blog?category=${category?.slug}`}
                className="text-ink-soft underline decoration-1 underline-offset-3 hover:text-ink"
              >
                {article.category}
              </Link>
              <span className="max-md:hidden">, {article.minutes} minutes</span>,{' '}
              {article.updated === undefined ? 'published' : 'updated'}{' '}
              <time dateTime={lastChanged(article)}>{fullDay(lastChanged(article))}</time>
            </p>
            <h1 className="mt-3 max-w-[17em] md:mt-6">
              {/* A line ends between phrases where it can. */}
              {article.title.split(/(?<=[:,]) /).map((phrase, index) => (
                <Fragment key={phrase}>
                  {index > 0 && ' '}
                  <span className="inline-block">{phrase}</span>
                </Fragment>
              ))}
            </h1>
            <div className="mt-4 max-w-[62ch] text-lead">
              <ProseBlocks blocks={[{ kind: 'paragraph', of: article.formattedLead }]} />
            </div>
          </div>
          {oakRules !== null && (
            <div>
              <OakMonths rules={oakRules} />
              <Link
                to="/services/arborist-service"
                className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
              >
                Want it done? Our arborist service <ArrowRight aria-hidden className="size-5" />
              </Link>
            </div>
          )}
          {drawing !== undefined && (
            <ServiceDrawing
              slug={drawing}
              className="max-lg:mx-auto max-lg:w-full max-lg:max-w-165 print:hidden"
            />
          )}
        </div>
      </header>
      {drawing === undefined && lineUp.length > 0 && (
        <figure className="wrap print:hidden">
          <PlantLineUp
            plants={lineUp.slice(0, mostOnPhone)}
            aspect={4 / 3}
            className="aspect-[4/3] w-full rounded-box border border-line bg-raised md:hidden"
          />
          <PlantLineUp
            plants={lineUp}
            aspect={lineUpAspect}
            className="aspect-[2.6] w-full rounded-box border border-line bg-raised max-md:hidden"
          />
          <figcaption className="mt-2 text-caption text-ink-quiet max-md:hidden">
            Grown, and to scale beside a person six feet tall, from left to right:{' '}
            {listInWords(inDrawnOrder(lineUp).map(({ name }) => name))}. An illustration.
          </figcaption>
        </figure>
      )}
      {bloom !== null && <BloomYear bloom={bloom} />}
      <LongRead body={body} contentsTitle="In this article" drawings={articleDrawings[article.slug] ?? {}} />
      <section className="section border-t border-line bg-raised print:hidden">
        <div className="wrap">
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <h2>Plants in this article</h2>
            <Link to="/plant-database" className="inline-flex items-center gap-2 font-semibold text-link">
              All plants <ArrowRight aria-hidden className="size-5" />
            </Link>
          </div>
          <ul className="mt-8 grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
            {plants.map((plant) => (
              <li key={plant.slug}>
                <PlantCard plant={plant} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <ReadNext articles={related} />
    </article>
  )
}

/** The main plant comes first but stands in the middle. */
function inDrawnOrder(plants: readonly LineUpPlant[]): LineUpPlant[] {
  const { positions } = lineUpLayout(plants, lineUpAspect)
  return plants
    .map((plant, index) => ({ plant, x: positions[index]?.x ?? 0 }))
    .toSorted((one, other) => one.x - other.x)
    .map(({ plant }) => plant)
}
