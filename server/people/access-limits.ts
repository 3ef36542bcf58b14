import { data } from 'react-router'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { takeFromLimit } from '#server/platform/database/rate-limits.ts'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'

// How often one client may try. Nobody guesses a passkey or an invitation of 256 bits; the limits bound what trying costs us.
const limits = {
  'sign-in': { most: 20, perSeconds: 600 },
  invitation: { most: 20, perSeconds: 600 },
} as const

/** Throws a 429 if this client has tried too often. */
export async function limitAttempts(name: keyof typeof limits, client: string) {
  const { allowed, retryAfterSeconds } = await deskUnavailable(
    takeFromLimit({ name: `desk-${name}`, subject: client, ...limits[name] }),
  )
  if (allowed) return
  countDeskRefusal('rate')
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw data(
    {
      title: 'Too many tries',
      message: `Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
    },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  )
}
