import { cachedFor, cacheTime } from './cache.ts'
import { listCommunityGrounds } from './db/communities.ts'

export const getCommunityGrounds = cachedFor(cacheTime.others, listCommunityGrounds)
