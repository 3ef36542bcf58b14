import { data } from 'react-router'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'

// How often one client may try. Nobody guesses a passkey or a code of 123 bits; the limits bound what trying costs us.
const limits = {
  'sign-in': { most: 20, perSeconds: 600 },
  invitation: { most: 20, perSeconds: 600 },
  recovery: { most: 10, perSeconds: 3600 },
  // Several people's calendars may be fetched from one address, each a few times an hour.
  calendar: { most: 60, perSeconds: 600 },
} as const

/** Counts a try, and a refusal if this client has tried too often. */
export async function takeAttempt(name: keyof typeof limits, client: string) {
  const taken = await takeFromLimit({ name: `desk-${name}`, subject: client, ...limits[name] })
  if (!taken.allowed) countDeskRefusal('rate')
  return taken
}

/** Throws a 429 if this client has tried too often. */
export async function limitAttempts(name: keyof typeof limits, client: string) {
  const { allowed, retryAfterSeconds } = await deskUnavailable(takeAttempt(name, client))
  if (allowed) return
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw data(
    {
      title: 'Too many tries',
      message: `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
    },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}
