import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listActiveMarkupRules } from '#server/db/markup-rules.ts'

/** What each container size costs today; the rules are read at most every 5 minutes (ST-03). */
export const getSizePrices = cachedFor(cacheTime.others, async () =>
  resolveSizePrices(await listActiveMarkupRules()),
)
