import { cachedFor, cacheTime } from './cache.ts'
import { findMinimumOrder } from '#server/db/invoicing-documents.ts'

/** The least a quote must come to, read at most every 5 minutes (ST-03). */
export const getMinimumOrder = cachedFor(cacheTime.others, findMinimumOrder)
