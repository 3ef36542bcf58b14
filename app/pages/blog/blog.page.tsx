import { redirect } from 'react-router'
import { NewsletterForm } from '#app/components/shell/newsletter-form.tsx'
import { PlantLineUp } from '#app/components/plants/plant-line-up.tsx'
import { toLineUpPlants } from '#app/components/plants/line-up-plants.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList } from '#app/structured-data.ts'
import { ButtonLink } from '#ui/button.tsx'
import { articles } from '#server/platform/content.ts'
import { getClaims } from '#server/settings/company.ts'
import { listPlantsBySlugs } from '#server/catalog/plants.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import type { Article } from '#domain/articles/article-schema.ts'
import { findArticleCategory } from '#domain/articles/article.ts'
import { toCardPlant } from '#server/catalog/card-plant.ts'
import { ArticleCards, ArticlesBySeason } from './article-list.tsx'
import { CategoryLinks } from './category-links.tsx'
import type { Route } from './+types/blog.page.ts'

/** The newest after the first have a plate, and the rest are a list. */
const inCards = 3

export async function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('category')
  const category = findArticleCategory(wanted)
  if (wanted !== null && category === undefined) throw redirect('/blog')
  const shown = articles.filter((article) => category === undefined || article.category === category.name)
  const newest = category === undefined ? shown[0] : undefined
  const [{ plannedArticles: planned }, plates, leadPlants] = await unavailableOnFault(
    Promise.all([
      getClaims(),
      listPlantsBySlugs(shown.map(({ plant }) => plant)),
      listPlantsBySlugs(newest === undefined ? [] : [newest.plant, ...newest.plants.slice(1)]),
    ]),
    { title: 'Error Loading Plants', message: 'An error occurred fetching plants.' },
  )
  const toEntry = ({ slug, title, description, category: name, season, minutes, plant }: Article) => {
    const plate = plates.find((row) => row.slug === plant)
    return {
      slug,
      title,
      description,
      category: name,
      season,
      minutes,
      plate: plate ? toCardPlant(plate) : null,
    }
  }
  return {
    category: category ?? null,
    lead: newest === undefined ? null : { ...toEntry(newest), lead: newest.lead },
    lineUp: toLineUpPlants(leadPlants, 3),
    entries: shown.filter((article) => article !== newest).map(toEntry),
    planned,
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const origin = originOf(matches)
  const category = loaderData?.category
  return pageMeta(matches, {
    title: category
      ? `${category.name} around San Antonio | Hill Country Tree Company`
      : 'Tree care in San Antonio: planting, watering, oak wilt',
    description:
      'When to plant, how often to water, when to prune oaks, what deer leave alone: answers for trees around San Antonio and the Hill Country.',
    path: '/blog',
    structuredData: [
      breadcrumbList(origin, [
        { label: 'Home', to: '/' },
        { label: 'Articles', to: '/blog' },
      ]),
    ],
  })
}

export default function BlogPage({
  loaderData: { category, lead, lineUp, entries, planned },
}: Route.ComponentProps) {
  return (
    <>
      <div className="wrap flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pt-10 pb-8 lg:pt-14">
        <div>
          <h1>Articles on native trees</h1>
          <p className="mt-3 max-w-[40ch] text-lead text-ink-soft">
            What we know about planting on this ground, written down so you don't have to learn it the hard
            way.
          </p>
        </div>
        <CategoryLinks current={category?.slug} planned={planned} />
      </div>
      {lead !== null && <Lead article={lead} lineUp={lineUp} />}
      <section className="wrap pt-6 pb-16 lg:pb-24">
        {category !== null && (
          <div className="mb-8 border-t border-ink pt-4">
            <h2>{category.name}</h2>
          </div>
        )}
        <ArticleCards
          entries={category === null ? entries.slice(0, inCards) : entries}
          headings={category === null ? 'h2' : 'h3'}
        />
        {category === null && <ArticlesBySeason entries={entries.slice(inCards)} />}
      </section>
      <NewsletterForm headings="h2" />
    </>
  )
}

type LeadProps = Pick<Route.ComponentProps['loaderData'], 'lineUp'> & {
  article: NonNullable<Route.ComponentProps['loaderData']['lead']>
}

/** The newest article, with its plants to scale. */
function Lead({ article, lineUp }: LeadProps) {
  return (
    <article className="mx-auto grid max-w-[calc(var(--container-page)+2*var(--gutter))] items-end gap-x-12 gap-y-6 pb-10 md:px-(--gutter) lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:pb-14">
      {lineUp.length > 0 && (
        <PlantLineUp
          plants={lineUp}
          aspect={1.65}
          className="aspect-[1.65] w-full border-y border-line bg-raised md:rounded-box md:border-x"
        />
      )}
      <div className="max-md:px-(--gutter)">
        <p className="text-small text-ink-quiet">
          {article.category}, {article.minutes} minutes
        </p>
        <h2 className="mt-2">{article.title}</h2>
        <p className="mt-3 text-ink-soft">{article.lead}</p>
        <ButtonLink to={`/blog/${article.slug}`} size="small" className="mt-5">
          Read article<span className="sr-only">: {article.title}</span>
        </ButtonLink>
      </div>
    </article>
  )
}
