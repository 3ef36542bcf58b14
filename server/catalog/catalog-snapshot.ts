import { buildCatalog, type Catalog } from '#domain/search/catalog.ts'
import { buildVocabulary, type Vocabulary } from '#domain/search/search-vocabulary.ts'
import { cacheTime } from '#server/platform/cache.ts'
import { listCatalogPlants, listCatalogStock } from './catalog.ts'
import { listCommunityGrounds } from '#server/catalog/places/communities.ts'
import { listActiveMarkupRules } from '#server/stock/markup-rules.ts'
import { log } from '#server/platform/log/log.ts'
import { outsideOfRequests } from '#server/platform/requests/request-context.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'

// Every list, card and cart uses one snapshot of the catalog in memory. Requests never wait for a newer one: it's loaded in the
// background while the old one is served. While the database is down, the last one is served.

export type Snapshot = Catalog & { vocabulary: Vocabulary; loadedAt: number }

export async function loadCatalog(): Promise<Snapshot> {
  const [plants, stock, places] = await Promise.all([
    listCatalogPlants(),
    listActiveMarkupRules().then((rules) => listCatalogStock(resolveSizePrices(rules))),
    listCommunityGrounds(),
  ])
  const catalog = buildCatalog(plants, stock, places)
  return { ...catalog, vocabulary: buildVocabulary(catalog.plants, places), loadedAt: Date.now() }
}

let snapshot: Snapshot | undefined
let isCurrent = true
let loading: Promise<Snapshot> | undefined
let next: Promise<Snapshot> | undefined

/** Loads a new snapshot, one at a time. A call during a load starts another load after it, which will include later changes. */
export function reloadCatalog(): Promise<Snapshot> {
  if (loading !== undefined) {
    next ??= loading
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return reloadCatalog()
      })
    return next
  }
  loading = outsideOfRequests(loadCatalog)
    .then(
      (loaded) => {
        isCurrent = true
        snapshot = loaded
        return loaded
      },
      (error: unknown) => {
        isCurrent = false
        throw error
      },
    )
    .finally(() => {
      loading = undefined
    })
  return loading
}

/** Only a process's first requests may have to wait for a load. */
export async function getCatalog(): Promise<Snapshot> {
  return snapshot ?? loading ?? reloadCatalog()
}

/** Reloads in the background. */
export function refreshCatalog() {
  reloadCatalog().catch((error: unknown) => log.warn({ err: error }, 'catalog not reloaded'))
}

/** Called by the heartbeat: retries a failed reload, and makes sure that no price is older than 5 minutes. */
export function refreshOldCatalog() {
  const age = Date.now() - (snapshot?.loadedAt ?? 0)
  if (!isCurrent || age > cacheTime.others) refreshCatalog()
}

/** Call when the database can't be reached, so the snapshot may be out of date. */
export function markCatalogOutdated() {
  isCurrent = false
}

/** While the database is down, lists are complete but maybe out of date, so they're sent with a status that no cache stores. */
export const catalogStatus = () => (isCurrent ? 200 : 503)
