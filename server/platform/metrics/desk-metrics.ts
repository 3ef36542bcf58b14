import { Counter } from 'prom-client'
import { log } from '#server/platform/log/log.ts'
import { registry } from './metrics.ts'

const refusals = new Counter({
  registers: [registry],
  name: 'hctc_desk_refusals_total',
  help: 'Requests to the desk that were rejected, by reason',
  labelNames: ['reason'],
})

/**
 * Why the desk rejected a request: it came from another site, had no session or one that has ended, needs the owner or a
 * fresh touch of the passkey, had a passkey or invitation that isn't valid, or was one too many.
 */
export type DeskRefusal =
  | 'origin'
  | 'no-session'
  | 'ended-session'
  | 'owner-only'
  | 'touch'
  | 'passkey'
  | 'invitation'
  | 'rate'

export function countDeskRefusal(reason: DeskRefusal) {
  refusals.inc({ reason })
  log.warn({ reason }, 'desk request rejected')
}
