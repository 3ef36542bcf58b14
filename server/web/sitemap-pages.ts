import { lastChanged } from '#domain/articles/article.ts'
import { spanishPages } from '#domain/content/spanish-pages.ts'
import { services } from '#domain/services/services.ts'
import { articles, newestChange, getPolicy, findServiceText, plantLists } from '#server/platform/content.ts'
import { listCommunityChanges } from '#server/catalog/places/communities.ts'
import { getServiceArea } from '#server/delivery/service-area.ts'
import { isLittleKnown } from '#domain/places/community-facts.ts'
import { listPlantChanges } from '#server/catalog/plants.ts'

/** `changed` is a day; undefined if it isn't known. */
export type SitemapEntry = { path: string; changed?: string | undefined }

/** The day of each row's last change, by slug. */
const toDays = (rows: readonly { slug: string; changedAt: Date }[]) =>
  new Map(rows.map(({ slug, changedAt }) => [slug, changedAt.toISOString().slice(0, 10)]))

const newestOf = (days: ReadonlyMap<string, string>) => [...days.values()].toSorted().at(-1)

/** Every public page. A list page counts as changed when an entry does. A sitemap may contain 50,000 URLs. */
export async function listPages(): Promise<SitemapEntry[]> {
  const [plantDays, communityDays, area] = await Promise.all([
    listPlantChanges().then(toDays),
    listCommunityChanges().then(toDays),
    getServiceArea(),
  ])
  return [
    { path: '/', changed: newestOf(plantDays) },
    { path: '/plant-database', changed: newestOf(plantDays) },
    { path: '/inventory', changed: newestOf(plantDays) },
    { path: '/plant-database/finder', changed: newestOf(plantDays) },
    ...plantLists.map(({ slug }) => ({
      path: `/plant-database/lists/${slug}`,
      changed: newestOf(plantDays),
    })),
    ...services.map(({ slug }) => ({
      path: `/services/${slug}`,
      changed: findServiceText(slug)?.updated,
    })),
    { path: '/blog', changed: newestChange },
    ...articles.map((article) => ({ path: `/blog/${article.slug}`, changed: lastChanged(article) })),
    { path: '/contact' },
    { path: '/water-card' },
    ...Object.keys(spanishPages).map((path) => ({ path })),
    { path: '/privacy-policy', changed: getPolicy('privacy-policy').changed },
    { path: '/terms-and-conditions', changed: getPolicy('terms-and-conditions').changed },
    { path: '/tree-service', changed: newestOf(communityDays) },
    // A page that can only say that we know too little isn't for a search engine.
    ...area
      .filter((community) => !isLittleKnown(community))
      .map(({ slug }) => ({ path: `/tree-service/${slug}`, changed: communityDays.get(slug) })),
    ...[...plantDays].map(([slug, changed]) => ({ path: `/plant-database/${slug}`, changed })),
  ]
}
