import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { addDays, nurseryDay } from '../../../domain/time/nursery-clock.ts'
import { actOnQuote } from '../../../server/quotes/act-on-quote.ts'
import { closeDatabase } from '../../../server/platform/database/database.ts'
import { closeQueue } from '../../../server/mail/queue.ts'
import { report, below, none } from '#lab/drills/rig/measurements.ts'
import {
  beginLife,
  offer,
  postForm,
  postUntilAnswered,
  takeTheDesk,
  type Fields,
  type Life,
} from '#lab/drills/rig/quote-life.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, nextVisitor, post } from '#lab/drills/rig/submitter.ts'
import { workThrough } from '#lab/drills/rig/work-through.ts'

const intents = 'go-ahead change decline accept withdraw cancel weeks ask report confirm-day'.split(' ')
const messages = {
  message: 'Free trees, please',
  name: 'Mallory',
  version: '3',
  fee: '0',
  week: '2026-12-07',
}

/** S1: actions on other people's quotes. The quotes are scheduled, with an old version and a canceling fee. */
export async function hostileActions(rig: Rig, items: Items, count: number): Promise<boolean> {
  takeTheDesk(rig)
  const now = new Date()
  // A site lets one quote have 60 actions an hour, so there are enough quotes for all attempts.
  const victims: { life: Life; accept: Fields }[] = []
  while (victims.length < count / 40) {
    const life = await beginLife(rig, items)
    await offer(life, now)
    await offer(life, now)
    const accept = { intent: 'accept', version: '3', name: 'Elena Garza', key: randomUUID() }
    await postUntilAnswered(rig, life, accept)
    const day = { day: addDays(nurseryDay(now), 1), arrivalHour: 8, despiteChange: false }
    await actOnQuote({ quoteId: life.id, action: { kind: 'day-agreed', ...day }, actor: 'Dana', now })
    // Until then, canceling a day at short notice is free.
    await postUntilAnswered(rig, life, { intent: 'confirm-day', day: day.day, hour: '8' })
    victims.push({ life, accept })
  }
  // The planting day is tomorrow, so the worker may remind customers meanwhile.
  const snapshot = async () =>
    JSON.stringify(
      await rig.query(
        `select e.quote_id, e.seq, e.kind, e.state, e.record, v.total from quote_events e
         join (select quote_id, sum(grand_total_cents) as total from quote_versions group by 1) v using (quote_id)
         where e.quote_id = any ($1) and e.kind <> 'day-reminded' order by 1, 2`,
        [victims.map(({ life }) => life.id)],
      ),
    )
  const before = await snapshot()

  const anyIntent = () => intents[randomInt(intents.length)] ?? ''
  const attacks: Record<string, (life: Life, accept: Fields) => [token: string, fields: Fields]> = {
    'a read-only link': ({ readToken }) => [readToken, { ...messages, intent: anyIntent() }],
    'a guessed link': () => [randomBytes(16).toString('base64url'), { ...messages, intent: anyIntent() }],
    'a link one letter off': ({ token }) => [
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      { ...messages, intent: anyIntent() },
    ],
    'an old version': ({ token }) => [token, { ...messages, intent: 'accept', version: '2' }],
    'a version that does not exist': ({ token }) => [
      token,
      { ...messages, intent: 'accept', version: ['0', '-1', '1e3', 'NaN', '999', '3.5'][randomInt(6)] ?? '' },
    ],
    'a repeated form': ({ token }, accept) => [token, accept],
    'a forged fee': ({ token }) => [
      token,
      { intent: 'cancel', fee: ['0', '1', '-1', '', '1e9', '0x10'][randomInt(6)] ?? '' },
    ],
    "the desk's actions": ({ token }) => [
      token,
      {
        ...messages,
        intent: ['offered', 'day-moved', 'fee-waived', 'done', 'lost', '__proto__'][randomInt(6)] ?? '',
        kind: 'offered',
        actor: 'Dana',
        grandTotalCents: '1',
        state: 'planted',
      },
    ],
    'an action of another state': ({ token }) => [
      token,
      { ...messages, intent: ['go-ahead', 'withdraw', 'report', 'decline'][randomInt(4)] ?? '' },
    ],
    'an endless text': ({ token }) => [
      token,
      { intent: 'change', message: 'x'.repeat(2001 + randomInt(60_000)) },
    ],
  }
  const statuses = new Map<number, number>()
  const names = Object.keys(attacks)
  await workThrough(count, 12, async (index) => {
    const victim = victims[index % victims.length]
    const attack = attacks[names[index % names.length] ?? '']
    if (victim === undefined || attack === undefined) return
    const [token, fields] = attack(victim.life, victim.accept)
    const origin = rig.origins[index % rig.origins.length] ?? ''
    const { status } = await postForm(origin, token, { key: randomUUID(), ...fields }, nextVisitor())
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  // Someone who knows a quote's number, but not its token, adds to it.
  const [first] = victims
  const addition = newAttempt(items)
  const added = await post(rig.origins[0] ?? '', {
    ...addition,
    body: JSON.stringify({
      ...(JSON.parse(addition.body) as object),
      existingQuote: { number: first?.life.number, token: first?.life.readToken },
    }),
  })
  const after = await snapshot()
  const faults = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, times]) => sum + times, 0)
  await closeQueue()
  await closeDatabase()
  return report(`S1 ${count} actions on other people's quotes`, [
    ...[...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, times]) => ({ name: `status ${status}`, value: times })),
    none('status 500 or above', faults),
    below('addition without the token: status', added.status, 500),
    { name: 'quotes as they were', value: before === after ? 'all' : 'changed', holds: before === after },
  ])
}
