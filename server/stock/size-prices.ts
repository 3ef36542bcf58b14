import { resolveSizePrices } from '#domain/pricing/size-prices.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { listActiveMarkupRules } from './markup-rules.ts'

/** Today's markup and planting fee of each container size. */
export const getSizePrices = cachedFor(cacheTime.others, async () =>
  resolveSizePrices(await listActiveMarkupRules()),
)
