import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, below, equal, none, report, some } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { until } from '../../../tests/support/until.ts'

type Tried = { name: string; thanked: boolean; milliseconds: number }

/** The limit is 3 s, plus one more when several things hang at once. */
const mostMilliseconds = 4_000

let senders = 0

async function send(rig: Rig): Promise<Tried> {
  senders += 1
  const name = `Sender ${senders}`
  const begun = performance.now()
  const response = await fetch(`${rig.origins[senders % rig.origins.length]}/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': nextVisitor() },
    body: new URLSearchParams({ name, email: 'elena@example.com', message: `Words of ${name}.` }),
    signal: AbortSignal.timeout(30_000),
  })
  const page = await response.text()
  // The visitor's page counts, not its status.
  const thanked = page.includes('We&#x27;ll be in touch soon.') && page.includes('Message Sent!')
  return { name, thanked, milliseconds: performance.now() - begun }
}

async function sendMany(rig: Rig, count: number): Promise<Tried[]> {
  const tried: Tried[] = []
  for (let index = 0; index < count; index += 1) tried.push(await send(rig))
  return tried
}

/** Replaces the mail server with one that accepts connections but never says a word. */
async function whileMute<Result>(rig: Rig, work: () => Promise<Result>): Promise<Result> {
  const sockets: Socket[] = []
  const mute = createServer((socket) => sockets.push(socket))
  mute.listen(Number(new URL(rig.mail.smtpUrl).port), '127.0.0.1')
  await once(mute, 'listening')
  const result = await work()
  mute.close()
  for (const socket of sockets) socket.destroy()
  await once(mute, 'close')
  return result
}

const thankedOf = (tried: readonly Tried[]) => tried.filter(({ thanked }) => thanked)

/** R6: the contact form with the database down, mail down, and both. It may thank only for messages that were stored or emailed. */
export async function contactFaults(rig: Rig, count: number): Promise<boolean> {
  // From here on, every process has cached the business's email address.
  await Promise.all(rig.origins.map((origin) => fetch(`${origin}/contact`)))
  const calm = await sendMany(rig, count)
  await rig.mail.goDown()
  const mailDown = await sendMany(rig, count)
  await rig.killDatabase()
  const bothDown = await sendMany(rig, Math.ceil(count / 10))
  const mailMute = await whileMute(rig, () => sendMany(rig, rig.origins.length))
  await rig.mail.comeBack()
  // Each process mails ten a minute at most, and counts those that failed a moment ago. A few of them leave enough.
  if (bothDown.length > rig.origins.length) await sleep(61_000)
  const databaseDown = await sendMany(rig, 20 * rig.origins.length)
  await rig.restartDatabase()
  const healed = await sendUntilThanked(rig)
  await untilAllMailed(rig)
  const rows = await rig.query('select name, message_key from contact_submissions')
  const stored = new Set(rows.map(({ name }) => String(name)))
  const thanked = [...thankedOf(calm), ...thankedOf(mailDown), healed]
  const lost = thanked.filter(({ name }) => !stored.has(name)).length
  const emails = new Set(
    rig.mail.mails.flatMap(({ messageId }) => /^<contact\.([\w-]+)@/.exec(messageId)?.[1] ?? []),
  )
  const keys = new Set(rows.map((row) => String(row['message_key'])))
  const direct = [...emails].filter((key) => !keys.has(key)).length
  const mailed = thankedOf(databaseDown).length
  const longest = Math.max(
    ...[...databaseDown, ...bothDown, ...mailMute].map(({ milliseconds }) => milliseconds),
  )
  return report(`R6 contact form, database and mail down; ${senders} messages`, [
    equal('thanked while everything works', thankedOf(calm).length, calm.length),
    equal('thanked while mail is down (stored, emailed later)', thankedOf(mailDown).length, mailDown.length),
    none('thanked while both are down', thankedOf(bothDown).length),
    none('thanked while the database is down and mail is silent', thankedOf(mailMute).length),
    some('thanked while the database is down', mailed),
    atMost('the same, 10 per process', mailed, 10 * rig.origins.length),
    equal('of these, emails that arrived', direct, mailed),
    none('thanked, but neither stored nor emailed', lost),
    equal('emails in total, one per thank-you', emails.size, thanked.length + mailed),
    below('slowest response, ms', Math.round(longest), mostMilliseconds),
  ])
}

const sendUntilThanked = (rig: Rig) =>
  until('thanks', async () => [await send(rig)].find(({ thanked }) => thanked), 120)

const untilAllMailed = (rig: Rig) =>
  until(
    'all messages are emailed',
    async () =>
      (await rig.count("select count(*) from emails where type = 'message' and sent_at is null")) === 0,
    120,
  )
