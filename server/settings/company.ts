import {
  companyProfile,
  defaultProfile,
  failedToLoadSettings,
  profileKeys,
  type CompanyProfile,
} from '#domain/settings/company-profile.ts'
import { claimKeys, claimsOf, type Claims } from '#domain/settings/claims.ts'
import { credentialKeys, credentialsOf } from '#domain/settings/credentials.ts'
import { rebateKeys } from '#domain/places/rebates.ts'
import { noticeKeys, noticeOf, type Notice } from '#domain/settings/notice.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { env } from '#server/platform/config/env.ts'
import { listCompanySettings } from './company-settings.ts'
import { log } from '#server/platform/log/log.ts'

/** Straight from the database, for jobs and the desk. Pages use getCompany. */
export async function readCompany(): Promise<CompanyProfile> {
  return companyProfile(await listCompanySettings(profileKeys))
}

let lastKnown: CompanyProfile = defaultProfile

const loadCompany = cachedFor(cacheTime.companySettings, async () => {
  const settings = await listCompanySettings([
    ...profileKeys,
    ...noticeKeys,
    ...credentialKeys,
    ...rebateKeys,
  ])
  lastKnown = companyProfile(settings)
  const rebateDays = new Map([...settings].filter(([key]) => rebateKeys.some((each) => each === key)))
  return { profile: lastKnown, notice: noticeOf(settings), credentials: credentialsOf(settings), rebateDays }
})

/** For an email that has to go out while the database is down: an outdated profile is better than none. */
export const getLastKnownCompany = () => lastKnown

type Company = {
  profile: CompanyProfile
  notice: Notice | null
  credentials: string[]
  /** The last day of each rebate that the owner confirmed. */
  rebateDays: ReadonlyMap<string, string>
  error: string | null
}

/** The company profile and the owner's notice for pages. If they can't be read: the defaults, and an error message. */
export async function getCompany(): Promise<Company> {
  try {
    return { ...(await loadCompany()), error: null }
  } catch (error) {
    log.error({ err: error }, failedToLoadSettings)
    return {
      profile: defaultProfile,
      notice: null,
      credentials: [],
      rebateDays: new Map(),
      error: failedToLoadSettings,
    }
  }
}

export const getClaims: () => Promise<Claims> = cachedFor(cacheTime.companySettings, async () =>
  claimsOf(await listCompanySettings(claimKeys), env().SITE_ORIGIN),
)
