import { setTimeout as sleep } from 'node:timers/promises'
import { report, type Measurement, equal, none } from '#lab/drills/rig/measurements.ts'
import { countRepeated } from '#lab/drills/rig/mail-counter.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, nextVisitor, submitUntilAccepted } from '#lab/drills/rig/submitter.ts'

/**
 * `share` divides the slow server's delay and the queue's own deadline. `each` is the number of quotes and messages in the other
 * outages.
 */
type Size = { share: number; hoursPerStep: number; each: number }

let rounds = 0

/** Queues emails of every kind, 4 * each in all: quotes with customer copies, messages, one newsletter confirmation fewer, and a digest. */
async function queueEmails(rig: Rig, items: Items, each: number): Promise<number> {
  rounds += 1
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${rig.origins[0]}${path}`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': nextVisitor() },
      body: new URLSearchParams(fields),
    })
  for (let index = 0; index < each; index += 1) {
    await submitUntilAccepted(rig, newAttempt(items))
    const name = `${rounds}.${index}`
    await post('/contact', { name, email: `ask.${name}@example.com`, message: `Number ${name}.` })
    if (index > 0) await post('/newsletter', { email: `news.${name}@example.com`, consent: 'yes' })
  }
  await rig.query(
    `with digest as (
       insert into emails (type, digest_day) values ('summary', date '2030-01-01' + $1::int) returning id)
     insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
       heartbeat_seconds, policy, keep_until)
     select queue.name, jsonb_build_object('emailId', digest.id), retry_limit, retry_delay, retry_backoff, retry_delay_max,
       expire_seconds, heartbeat_seconds, policy, now() + interval '30 days'
     from digest, pgboss.queue where queue.name = 'mail'`,
    [rounds],
  )
  return 4 * each
}

/** The worker polls every 2 s; this saves the wait. */
const wakeWorker = (rig: Rig) =>
  rig.query("select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'mail')")

const countWaiting = (rig: Rig) =>
  rig.count("select count(*) from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')")
const countDead = (rig: Rig) =>
  rig.count('select count(*) from emails where refused_at is not null and dropped_at is null')
const countTries = (rig: Rig) =>
  rig.count(
    "select coalesce(sum(retry_count + 1), 0) from pgboss.job where name = 'mail' and state in ('retry', 'active')",
  )

async function until(seconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (await holds()) return true
    await sleep(250)
  }
  return false
}

/** Moves all timestamps into the past, as if this many hours had passed. */
async function letHoursPass(rig: Rig, hours: number) {
  const span = `interval '${hours} hours'`
  await rig.query(`
    update pgboss.job set created_on = created_on - ${span}, start_after = start_after - ${span}, keep_until = keep_until - ${span}
    where name = 'mail' and state in ('created', 'retry', 'active');
    update emails set queued_at = queued_at - ${span} where sent_at is null`)
}

/** As if the pause before the next attempt were over. */
async function hurry(rig: Rig) {
  await letHoursPass(rig, 0.05)
  await wakeWorker(rig)
}

const untilNoneWaits = (rig: Rig, seconds: number, meanwhile: (rig: Rig) => Promise<unknown> = wakeWorker) =>
  until(seconds, async () => {
    await meanwhile(rig)
    return (await countWaiting(rig)) === 0
  })

/** Lets hours pass in steps. Returns in how many steps every waiting email was tried again. */
async function passWhileTrying(rig: Rig, hours: number, hoursPerStep: number): Promise<number> {
  let tried = 0
  await untilNoneIsTried(rig)
  for (let passed = 0; passed < hours; passed += hoursPerStep) {
    const [before, waiting] = [await countTries(rig), await countWaiting(rig)]
    await letHoursPass(rig, hoursPerStep)
    await wakeWorker(rig)
    const isTried = await until(
      15,
      async () => (await countWaiting(rig)) < waiting || (await countTries(rig)) >= before + waiting,
    )
    if (isTried) tried += 1
    await untilNoneIsTried(rig)
  }
  return tried
}

/** The pause after an attempt that's under way wouldn't be over. */
const untilNoneIsTried = (rig: Rig) =>
  until(15, async () => (await rig.count("select count(*) from pgboss.job where state = 'active'")) === 0)

async function slowServer(rig: Rig, items: Items, { share }: Size): Promise<Measurement[]> {
  // Jobs copy these settings from the queue when they're added.
  await rig.query(`update pgboss.queue set expire_seconds = expire_seconds / ${share} where name = 'mail'`)
  rig.mail.acceptAfter(15_000 / share)
  const emails = await queueEmails(rig, items, 5)
  await untilNoneWaits(rig, (emails * 15 * 2) / share + 60)
  await rig.query(`update pgboss.queue set expire_seconds = expire_seconds * ${share} where name = 'mail'`)
  rig.mail.acceptAfter(0)
  const failed = await rig.count(
    "select count(*) from pgboss.job where name = 'mail' and (state = 'failed' or retry_count > 0)",
  )
  const arrived = rig.mail.mails.length
  const twice = countRepeated(rig.mail.mails)
  return [
    equal(`slow server, ${emails} emails: arrived`, arrived, emails),
    none('slow server: arrived twice', twice),
    none('slow server: jobs that failed or were retried', failed),
  ]
}

async function cutConnections(rig: Rig, items: Items, { each }: Size): Promise<Measurement[]> {
  rig.mail.mails.length = 0
  rig.mail.hangUpOn(() => true)
  const emails = await queueEmails(rig, items, each)
  await untilNoneWaits(rig, 120, hurry)
  const most = mostCopies(rig)
  const listed = await rig.count(
    "select count(*) from emails where refused_at is not null and reason like 'probably delivered%'",
  )
  const [waiting, different] = [await countWaiting(rig), distinct(rig)]
  await rig.query('update emails set dropped_at = now() where refused_at is not null')

  rig.mail.mails.length = 0
  const seen = new Set<string>()
  rig.mail.hangUpOn((messageId) => seen.size < seen.add(messageId).size)
  await queueEmails(rig, items, each)
  await untilNoneWaits(rig, 120, hurry)
  rig.mail.hangUpOn(() => false)
  const [mostOnce, dead, delivered] = [mostCopies(rig), await countDead(rig), distinct(rig)]
  return [
    equal('cut after DATA: emails that arrived', different, emails),
    equal('cut after DATA: most copies of one', most, 2),
    equal("cut after DATA: listed as 'probably delivered'", listed, emails),
    none('cut after DATA: still retrying', waiting),
    equal('cut once: emails that arrived', delivered, emails),
    equal('cut once: most copies of one', mostOnce, 2),
    none('cut once: given up', dead),
  ]
}

const distinct = (rig: Rig) => new Set(rig.mail.mails.map(({ messageId }) => messageId)).size
const mostCopies = (rig: Rig) =>
  Math.max(
    0,
    ...Object.values(Object.groupBy(rig.mail.mails, ({ messageId }) => messageId)).map(
      (all) => all?.length ?? 0,
    ),
  )

type Outage = { name: string; begin: () => Promise<void>; end: () => Promise<void> }

async function aDayAway(
  rig: Rig,
  items: Items,
  { hoursPerStep, each }: Size,
  outage: Outage,
): Promise<Measurement[]> {
  rig.mail.mails.length = 0
  await outage.begin()
  const emails = await queueEmails(rig, items, each)
  const steps = 24 / hoursPerStep
  const tried = await passWhileTrying(rig, 24, hoursPerStep)
  const dead = await countDead(rig)
  await outage.end()
  // The longest pause between two attempts.
  await letHoursPass(rig, 0.25)
  await wakeWorker(rig)
  await untilNoneWaits(rig, 60)
  const [arrived, twice] = [rig.mail.mails.length, countRepeated(rig.mail.mails)]
  return [
    equal(`${outage.name} for 24 hours: steps in which all were tried`, tried, steps),
    none(`${outage.name} for 24 hours: given up`, dead),
    equal(`${outage.name}: arrived on their own afterward`, arrived, emails),
    none(`${outage.name}: arrived twice`, twice),
  ]
}

async function fourDaysAway(rig: Rig, items: Items, { hoursPerStep, each }: Size): Promise<Measurement[]> {
  const health = async () => (await fetch(`${rig.origins[0]}/health/mail`)).status
  const calm = await health()
  await rig.mail.goDown()
  const emails = await queueEmails(rig, items, each)
  await passWhileTrying(rig, 71, 71)
  const early = await countDead(rig)
  await passWhileTrying(rig, 6, hoursPerStep)
  await until(60, async () => (await countDead(rig)) === emails)
  const [dead, red] = [await countDead(rig), await health()]
  await rig.mail.comeBack()
  return [
    equal('health check before', calm, 200),
    none('down for 71 hours: given up', early),
    equal('down for more than 72 hours: given up and listed', dead, emails),
    equal('health check with emails given up', red, 503),
  ]
}

/** R22: the mail server is slow, hangs up after DATA, is down for one day and for four, and is busy for a day. */
export async function mailOutages(rig: Rig, items: Items, size: Size): Promise<boolean> {
  const measurements = [
    ...(await slowServer(rig, items, size)),
    ...(await cutConnections(rig, items, size)),
    ...(await aDayAway(rig, items, size, { name: 'down', begin: rig.mail.goDown, end: rig.mail.comeBack })),
    ...(await aDayAway(rig, items, size, {
      name: 'busy (451)',
      begin: async () => void rig.mail.refuse(() => 451),
      end: async () => void rig.mail.refuse(() => undefined),
    })),
    ...(await fourDaysAway(rig, items, size)),
  ]
  return report('R22 mail server slow, cut after DATA, down for days', measurements)
}
