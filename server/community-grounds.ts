import { cachedFor, cacheTime } from './cache.ts'
import { listCommunityGrounds } from './db/communities.ts'

/** The ground of the communities, read at most every 5 minutes. */
export const getCommunityGrounds = cachedFor(cacheTime.others, listCommunityGrounds)
