import type { Wishes } from '#domain/advice/wish.ts'
import { indexAnswers } from '#domain/search/answers.ts'
import type { Catalog } from '#domain/search/catalog.ts'
import { indexNotSold } from '#domain/search/not-sold.ts'
import { siteAnswers } from '#domain/search/site-answers.ts'
import { services } from '#domain/services/services.ts'
import type { SiteTexts } from '#domain/search/search-vocabulary.ts'
import { articles, findServiceText, getPolicy, notSold, wishes } from '#server/platform/content.ts'
import { getCatalog, type Snapshot } from './catalog-snapshot.ts'

/** Words that plants' descriptions use are no typos of other plants' names. */
const descriptionsOf = ({ plants }: Pick<Catalog, 'plants'>) => plants.map(({ description }) => description)

export function indexSiteTexts(catalog: Pick<Catalog, 'plants'>): SiteTexts {
  const entries = siteAnswers({
    articles,
    services: services.flatMap(({ slug }) => findServiceText(slug) ?? []),
    terms: getPolicy('terms-and-conditions'),
    privacy: getPolicy('privacy-policy'),
  })
  return { answers: indexAnswers(entries, descriptionsOf(catalog)), notSold: indexNotSold(notSold) }
}

type Searchable = Snapshot & { wishes: Wishes }

const indexed = new WeakMap<Snapshot, Searchable>()

/** The catalog with our advice, searched together with the site's texts. They're indexed once for each snapshot. */
export async function getSearchableCatalog(): Promise<Searchable> {
  const catalog = await getCatalog()
  const known = indexed.get(catalog)
  if (known !== undefined) return known
  const searchable = { ...catalog, wishes, vocabulary: { ...catalog.vocabulary, ...indexSiteTexts(catalog) } }
  indexed.set(catalog, searchable)
  return searchable
}
