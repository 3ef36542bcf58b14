import { claimKeys, claimsOf, type Claims } from '#domain/company/claims.ts'
import { env } from '#server/config/env.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { cachedFor, cacheTime } from './cache.ts'

export const getClaims: () => Promise<Claims> = cachedFor(cacheTime.companySettings, async () =>
  claimsOf(await listCompanySettings(claimKeys), env().SITE_ORIGIN),
)
