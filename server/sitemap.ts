import { lastChanged } from '#domain/articles/last-changed.ts'
import { communities } from '#domain/places/communities.ts'
import { services } from '#domain/services/services.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { articles, newestChange } from './content/articles.ts'
import { getPolicy } from './content/policies.ts'
import { findServiceText } from './content/services.ts'
import {
  countPlantParts,
  findNewestPlantChange,
  listCommunityChanges,
  listPlantAddresses,
} from './db/sitemap.ts'

/** `changed` is a day; where it is missing, nobody knows. */
export type SitemapEntry = { path: string; changed?: string | undefined }

export const getPlantParts = cachedFor(cacheTime.others, countPlantParts)

const toDay = (time: Date | undefined) => time?.toISOString().slice(0, 10)

const newestOf = (changes: ReadonlyMap<string, string | undefined>) =>
  [...changes.values()].reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other), undefined)

/** Every public page that is not a plant's. Lists change with what they list. */
export async function listPages(): Promise<SitemapEntry[]> {
  const [plantsChanged, communityChanges] = await Promise.all([
    findNewestPlantChange(),
    listCommunityChanges(),
  ])
  const ofPlants = toDay(plantsChanged)
  const changeOf = new Map(communityChanges.map(({ slug, changedAt }) => [slug, toDay(changedAt)]))
  return [
    { path: '/', changed: ofPlants },
    { path: '/plant-database', changed: ofPlants },
    { path: '/inventory', changed: ofPlants },
    ...services.map(({ slug }) => ({
      path: `/services/${slug}`,
      changed: findServiceText(slug)?.updated,
    })),
    { path: '/blog', changed: newestChange },
    ...articles.map((article) => ({ path: `/blog/${article.slug}`, changed: lastChanged(article) })),
    { path: '/contact' },
    { path: '/privacy-policy', changed: getPolicy('privacy-policy').changed },
    { path: '/terms-and-conditions', changed: getPolicy('terms-and-conditions').changed },
    { path: '/tree-service', changed: newestOf(changeOf) },
    ...communities.map(({ slug }) => ({ path: `/tree-service/${slug}`, changed: changeOf.get(slug) })),
  ]
}

export async function listPlantPages(part: number): Promise<SitemapEntry[]> {
  const plants = await listPlantAddresses(part)
  return plants.map(({ slug, changedAt }) => ({
    path: `/plant-database/${slug}`,
    changed: toDay(changedAt),
  }))
}
