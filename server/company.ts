import {
  businessKeys,
  companyKeys,
  companyProfile,
  defaultProfile,
  failedToLoadSettings,
} from '#domain/company/company-profile.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listCompanySettings } from './db/company-settings.ts'
import { log } from './log.ts'

const loadProfile = cachedFor(cacheTime.companySettings, async () =>
  companyProfile(await listCompanySettings([...companyKeys, ...businessKeys])),
)

/** Who we are, on every page. When it cannot be read, the defaults, and the fault (ST-01). */
export async function getCompany() {
  try {
    return { profile: await loadProfile(), error: null }
  } catch (error) {
    log.error({ err: error }, failedToLoadSettings)
    return { profile: defaultProfile, error: failedToLoadSettings }
  }
}
