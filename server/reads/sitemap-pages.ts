import { lastChanged } from '#domain/articles/article.ts'
import { communities } from '#domain/places/communities.ts'
import { services } from '#domain/services/services.ts'
import { articles, newestChange } from '#server/content/articles.ts'
import { getPolicy } from '#server/content/policies.ts'
import { findServiceText } from '#server/content/services.ts'
import { listCommunityChanges, listPlantChanges } from '#server/db/sitemap.ts'

/** `changed` is a day, left out where nobody knows. */
export type SitemapEntry = { path: string; changed?: string | undefined }

/** The day of each row's last change, by slug. */
const toDays = (rows: readonly { slug: string; changedAt: Date }[]) =>
  new Map(rows.map(({ slug, changedAt }) => [slug, changedAt.toISOString().slice(0, 10)]))

const newestOf = (days: ReadonlyMap<string, string>) => [...days.values()].toSorted().at(-1)

/** Every public page. Lists change with what they list. A sitemap may hold 50,000 URLs. */
export async function listPages(): Promise<SitemapEntry[]> {
  const [ofPlants, ofPlaces] = await Promise.all([
    listPlantChanges().then(toDays),
    listCommunityChanges().then(toDays),
  ])
  return [
    { path: '/', changed: newestOf(ofPlants) },
    { path: '/plant-database', changed: newestOf(ofPlants) },
    { path: '/inventory', changed: newestOf(ofPlants) },
    ...services.map(({ slug }) => ({
      path: `/services/${slug}`,
      changed: findServiceText(slug)?.updated,
    })),
    { path: '/blog', changed: newestChange },
    ...articles.map((article) => ({ path: `/blog/${article.slug}`, changed: lastChanged(article) })),
    { path: '/contact' },
    { path: '/privacy-policy', changed: getPolicy('privacy-policy').changed },
    { path: '/terms-and-conditions', changed: getPolicy('terms-and-conditions').changed },
    { path: '/tree-service', changed: newestOf(ofPlaces) },
    ...communities.map(({ slug }) => ({ path: `/tree-service/${slug}`, changed: ofPlaces.get(slug) })),
    ...[...ofPlants].map(([slug, changed]) => ({ path: `/plant-database/${slug}`, changed })),
  ]
}
