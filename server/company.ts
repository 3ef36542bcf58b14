import {
  businessKeys,
  companyKeys,
  companyProfile,
  defaultProfile,
  failedToLoadSettings,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
import { cachedFor, cacheTime } from './cache.ts'
import { listCompanySettings } from './db/company-settings.ts'
import { log } from './log.ts'

/** Straight from the database, for jobs and the desk. Pages use getCompany. */
export async function readCompany(): Promise<CompanyProfile> {
  return companyProfile(await listCompanySettings([...companyKeys, ...businessKeys]))
}

let lastRead = { profile: defaultProfile, goodUntil: 0 }

const loadProfile = cachedFor(cacheTime.companySettings, async () => {
  const profile = await readCompany()
  lastRead = { profile, goodUntil: Date.now() + cacheTime.companySettings }
  return profile
})

/** For a letter that must go out while the database is down: a profile however old is better than none. */
export const getLastKnownCompany = () => lastRead.profile

/**
 * Who we are, on every page. When it cannot be read, the defaults, and the fault (ST-01). What was dropped because a change
 * may have been missed, when the database was lost, is still good for its time while the database cannot say what changed.
 */
export async function getCompany() {
  try {
    return { profile: await loadProfile(), error: null }
  } catch (error) {
    log.error({ err: error }, failedToLoadSettings)
    if (Date.now() < lastRead.goodUntil) return { profile: lastRead.profile, error: null }
    return { profile: defaultProfile, error: failedToLoadSettings }
  }
}
