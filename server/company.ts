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

let lastKnown = defaultProfile

const loadProfile = cachedFor(cacheTime.companySettings, async () => {
  lastKnown = companyProfile(await listCompanySettings([...companyKeys, ...businessKeys]))
  return lastKnown
})

/** For a letter that must go out while the database is down: a profile however old is better than none. */
export const getLastKnownCompany = () => lastKnown

/** Who we are, on every page. When it cannot be read, the defaults, and the fault (ST-01). */
export async function getCompany() {
  try {
    return { profile: await loadProfile(), error: null }
  } catch (error) {
    log.error({ err: error }, failedToLoadSettings)
    return { profile: defaultProfile, error: failedToLoadSettings }
  }
}
