import { cachedFor, cacheTime } from './cache.ts'
import { listCommunityGrounds } from '#server/db/communities.ts'

export const getCommunityGrounds = cachedFor(cacheTime.others, listCommunityGrounds)
