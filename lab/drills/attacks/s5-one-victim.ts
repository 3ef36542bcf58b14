import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { equal, report } from '#lab/drills/rig/measurements.ts'
import { untilMailed } from '#lab/drills/rig/ledger.ts'
import { quotesMailed } from '#lab/drills/rig/mail-counter.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, nextVisitor, post, submitUntilAccepted } from '#lab/drills/rig/submitter.ts'
import { workThrough } from '#lab/drills/rig/work-through.ts'

/** All the same mailbox: capitals, tags, dots and Gmail's second domain. */
const spellings = [
  'victim.one@gmail.com',
  'Victim.One@GMail.com',
  'victimone+a@gmail.com',
  'v.i.c.t.i.m.o.n.e@gmail.com',
  'VICTIMONE@googlemail.com',
  'vic.tim.one+b@googlemail.com',
]
const copiesADay = 3
const acceptedAMinute = 6

/** S5: 5,000 submissions naming one victim, with a forged X-Forwarded-For; and one visitor who forges it to look like many. */
export async function oneVictim(rig: Rig, items: Items, count: number): Promise<boolean> {
  const origin = (index: number) => rig.origins[index % rig.origins.length] ?? ''
  // They wait for each other at the mailbox; who waits too long sends again.
  await workThrough(count, 16, async (index) => {
    const attempt = newAttempt(items, { email: spellings[index % spellings.length] })
    const visitor = `${randomInt(1, 255)}.7.7.7, ${attempt.visitor}`
    await submitUntilAccepted(rig, { ...attempt, visitor })
  })
  await untilMailed(rig)
  await sleep(3000)
  const copies = rig.mail.mails.filter(({ to }) => /^v\.?i/i.test(to)).length
  const toBusiness = quotesMailed(rig.mail.mails, 'business').size
  const visitor = nextVisitor()
  let forged = 0
  await workThrough(60, 16, async (index) => {
    const response = await post(origin(index), {
      ...newAttempt(items),
      visitor: `${randomInt(1, 255)}.${randomInt(255)}.${randomInt(255)}.1, 2001:db8::${index}, ${visitor}`,
    })
    if (response.status === 201) forged += 1
  })
  return report(`S5 ${count} submissions naming one victim`, [
    { name: 'accepted, each from another visitor', value: count },
    equal('of these, with an email to the business', toBusiness, count),
    equal('emails to the victim, in any spelling', copies, copiesADay),
    equal('one visitor posing as 60: accepted', forged, acceptedAMinute),
  ])
}
