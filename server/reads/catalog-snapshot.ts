import { buildCatalog, type Catalog } from '#domain/search/catalog.ts'
import type { Vocabulary } from '#domain/search/read-words.ts'
import { cacheTime } from './cache.ts'
import { listCatalogPlants, listCatalogStock } from '#server/db/catalog.ts'
import { listActiveMarkupRules } from '#server/db/markup-rules.ts'
import { log } from '#server/log/log.ts'
import { outsideOfRequests } from '#server/http/request-context.ts'
import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { buildVocabulary } from './vocabulary.ts'

// Every list, card and cart is made from one snapshot of the catalog in memory. Requests never wait for a newer one: it's
// loaded in the background while the old one serves, and the last one keeps serving while the database is down.

export type Snapshot = Catalog & { vocabulary: Vocabulary; loadedAt: number }

export async function loadCatalog(): Promise<Snapshot> {
  const [plants, stock] = await Promise.all([
    listCatalogPlants(),
    listActiveMarkupRules().then((rules) => listCatalogStock(resolveSizePrices(rules))),
  ])
  const catalog = buildCatalog(plants, stock)
  return { ...catalog, vocabulary: buildVocabulary(catalog.plants), loadedAt: Date.now() }
}

let snapshot: Snapshot | undefined
let isCurrent = true
let loading: Promise<Snapshot> | undefined
let next: Promise<Snapshot> | undefined

/** Loads a newer snapshot. At most one loads at a time; a change that comes meanwhile is in the one after it. */
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

/** Only the first request of a process may have to wait for a load. */
export async function getCatalog(): Promise<Snapshot> {
  return snapshot ?? loading ?? reloadCatalog()
}

/** Starts a reload that nobody waits for. */
export function refreshCatalog() {
  reloadCatalog().catch((error: unknown) => log.warn({ err: error }, 'catalog not reloaded'))
}

/** For the heartbeat: a reload that failed is tried again, and no price is served longer than ST-03 allows. */
export function refreshOldCatalog() {
  const age = Date.now() - (snapshot?.loadedAt ?? 0)
  if (!isCurrent || age > cacheTime.others) refreshCatalog()
}

/** The database can't be reached: what is in memory may be out of date. */
export function markCatalogOutdated() {
  isCurrent = false
}

/** Reading 28: a list made while the database is down is complete, but it's sent with a status that no cache stores. */
export const catalogStatus = () => (isCurrent ? 200 : 503)
