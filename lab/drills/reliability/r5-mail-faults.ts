import { percentile, report, below, equal, none, judged } from '#lab/drills/rig/measurements.ts'
import { untilMailed } from '#lab/drills/rig/ledger.ts'
import { quotesMailed } from '#lab/drills/rig/mail-counter.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, submitUntilAccepted, type Accepted } from '#lab/drills/rig/submitter.ts'
import { until } from '../../../tests/support/until.ts'

async function submitMany(
  rig: Rig,
  items: Items,
  count: number,
  email: (index: number) => string,
): Promise<Accepted[]> {
  const accepted: Accepted[] = []
  for (let index = 0; index < count; index += 1)
    accepted.push(await submitUntilAccepted(rig, newAttempt(items, { email: email(index) })))
  return accepted
}

const unsentBusinessMail = "from emails where type = 'business' and sent_at is null"
const times = (accepted: readonly Accepted[]) => accepted.map(({ milliseconds }) => milliseconds)

/** R5: the mail server is down, then busy (450), then permanently refuses some recipients (550). */
export async function mailFaults(rig: Rig, items: Items, count: number): Promise<boolean> {
  const health = async () => (await fetch(`${rig.origins[0]}/health/mail`)).status
  await untilMailed(rig)
  const calm = await submitMany(rig, items, count, () => '')
  await rig.mail.goDown()
  const down = await submitMany(rig, items, count, () => '')
  const [waiting] = await rig.query(`select count(*)::int as mails ${unsentBusinessMail}`)
  // As if 16 minutes had passed.
  await rig.query(
    `update emails set queued_at = queued_at - interval '16 minutes' where type = 'business' and sent_at is null`,
  )
  const late = await health()
  await rig.mail.comeBack()
  let toldToWait = 0
  rig.mail.refuse(() => {
    toldToWait += 1
    return 450
  })
  const busy = await submitMany(rig, items, count, () => '')
  await until('the server refused as many', () => toldToWait >= busy.length, 60)
  rig.mail.refuse((recipient) => (recipient.startsWith('never') ? 550 : undefined))
  const refused = await submitMany(rig, items, Math.ceil(count / 5), (index) => `never${index}@example.com`)
  // As if the pause after each 450 were over.
  await rig.query(`update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`)
  await untilMailed(rig)
  const countDead = async () => {
    const [row] = await rig.query(
      'select count(*)::int as emails from emails where refused_at is not null and dropped_at is null',
    )
    return Number(row?.emails)
  }
  await until('the refused ones are given up', async () => (await countDead()) >= refused.length, 30)
  const dead = await countDead()
  const mailed = quotesMailed(rig.mail.mails, 'business')
  const all = [...calm, ...down, ...busy, ...refused]
  const unmailed = all.filter(({ quoteNumber }) => !mailed.has(quoteNumber)).length
  const [calmTime, downTime] = [percentile(times(calm), 0.5), percentile(times(down), 0.5)]
  const withDead = await health()
  // As `npm run desk -- mail dismiss --all` does.
  await rig.query('update emails set dropped_at = now() where refused_at is not null')
  const healed = await health()
  rig.mail.refuse(() => undefined)
  return report(`R5 mail down, busy, refusing; ${all.length} quotes`, [
    { name: 'submitting while mail works, median ms', value: calmTime },
    below('submitting while mail is down, median ms', downTime, calmTime * 2 + 10),
    judged('emails waiting while it was down', waiting?.mails, waiting?.mails >= down.length),
    equal('health check with an email unsent for 16 minutes', late, 503),
    none('emails to the business missing at the end', unmailed),
    equal('permanently refused, and listed as given up', dead, refused.length),
    equal('health check with emails given up', withDead, 503),
    equal('health check once they were dismissed', healed, 200),
  ])
}
