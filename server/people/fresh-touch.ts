import type { RouterContextProvider } from 'react-router'
import { countDeskRefusal } from '#server/platform/metrics/desk-metrics.ts'
import type { Sent } from './desk-action.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { touchOptions, verifyTouch } from './passkeys.ts'
import { currentSession } from './require-person.ts'
import { touchSession } from './sessions.ts'

// For what must not happen on an unlocked phone in the wrong hands: people, privacy deletion, bulk removal. The passkey must have
// been used in the last 5 minutes, or is asked for again.

const freshMilliseconds = 5 * 60_000

type Context = Readonly<RouterContextProvider>

const isFresh = (context: Context) =>
  Date.now() - currentSession(context).touchedAt.getTime() < freshMilliseconds

/** For a loader: what the browser needs to ask for the passkey again; null if it needn't. */
export async function touchIfNeeded(context: Context) {
  return isFresh(context) ? null : touchOptions(currentSession(context).person.id)
}

class TouchNeeded extends Refusal {
  override readonly status = 403
}
export const touchNeeded = () => new TouchNeeded('Use your passkey once more to confirm that it’s you.')

/** For an action: the passkey was used in the last 5 minutes, or this form carries a new use of it. */
export async function requireFreshTouch({ context, fields }: Pick<Sent, 'context' | 'fields'>) {
  if (isFresh(context)) return
  const { id, person } = currentSession(context)
  if ((await verifyTouch(fields.get('passkey') ?? '', person.id)) === undefined) {
    countDeskRefusal('touch')
    throw touchNeeded()
  }
  await touchSession(id)
}
