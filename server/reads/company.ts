import {
  businessKeys,
  companyKeys,
  companyProfile,
  defaultProfile,
  failedToLoadSettings,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { log } from '#server/log/log.ts'

/** Straight from the database, for jobs and the desk. Pages use getCompany. */
export async function readCompany(): Promise<CompanyProfile> {
  return companyProfile(await listCompanySettings([...companyKeys, ...businessKeys]))
}

let lastKnown: CompanyProfile = defaultProfile

const loadProfile = cachedFor(cacheTime.companySettings, async () => {
  lastKnown = await readCompany()
  return lastKnown
})

/** For an email that has to go out while the database is down: an outdated profile is better than none. */
export const getLastKnownCompany = () => lastKnown

/** The company profile for pages. If it can't be read: the defaults, and an error message (ST-01). */
export async function getCompany() {
  try {
    return { profile: await loadProfile(), error: null }
  } catch (error) {
    log.error({ err: error }, failedToLoadSettings)
    return { profile: defaultProfile, error: failedToLoadSettings }
  }
}
