import { setTimeout as sleep } from 'node:timers/promises'
import { none, some, type Measurement, atMost } from './measurements.ts'
import { countRepeated, quotesMailed } from './mail-counter.ts'
import type { Rig } from './rig.ts'
import type { Accepted } from './submitter.ts'

const patienceSeconds = 120

/** Waits until the business has been emailed about every stored quote and no job is due. Gives up when no email has left for 2 minutes. */
export async function untilMailed(rig: Rig) {
  let [fewest, since] = [Infinity, Date.now()]
  while (Date.now() - since < patienceSeconds * 1000) {
    const [row] = await rig.query(`
      select (select count(*) from emails where type = 'business' and sent_at is null)::int
        + (select count(*) from pgboss.job where name = 'mail' and state in ('created', 'active') and start_after <= now())::int as unsent`)
    if (row?.unsent === 0) return
    if (row?.unsent < fewest) [fewest, since] = [row?.unsent, Date.now()]
    await sleep(500)
  }
}

/** Compares the accepted quotes with what was stored and emailed. */
export async function reconcile(
  rig: Rig,
  accepted: readonly Accepted[],
  kills: number,
): Promise<Measurement[]> {
  const stored = await rig.query(`
    select q.quote_number as number, q.idempotency_key as key, (select count(*) from quote_items i where i.quote_id = q.id and i.version = 1)::int as lines
    from quotes q`)
  const numbers = new Set(stored.map(({ number }) => String(number)))
  const keys = new Map<string, number>()
  for (const { key } of stored) keys.set(String(key), (keys.get(String(key)) ?? 0) + 1)
  const mine = new Set(accepted.map(({ key }) => key))
  const lost = accepted.filter(({ quoteNumber }) => !numbers.has(quoteNumber)).length
  const doubled = [...keys].filter(([key, times]) => mine.has(key) && times > 1).length
  const renamed = accepted.length - new Set(accepted.map(({ quoteNumber }) => quoteNumber)).size
  const halfStored = stored.filter(({ lines }) => lines === 0).length
  const mailed = quotesMailed(rig.mail.mails, 'business')
  const repeated = countRepeated(rig.mail.mails)
  const copies = quotesMailed(rig.mail.mails, 'customer').size
  const unmailed = accepted.filter(({ quoteNumber }) => !mailed.has(quoteNumber)).length
  return [
    { name: 'accepted (2xx received)', value: accepted.length },
    { name: 'stored', value: stored.length },
    {
      name: 'attempts per quote',
      value: (accepted.reduce((sum, { tries }) => sum + tries, 0) / accepted.length).toFixed(2),
    },
    none('lost', lost),
    none('duplicate quotes', doubled + renamed),
    none('quotes without lines', halfStored),
    none('accepted, but the business was not emailed', unmailed),
    some('customer copies sent', copies),
    atMost('emails of any kind sent twice, one per kill', repeated, kills),
  ]
}
