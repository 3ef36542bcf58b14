import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from './figures.ts'
import { untilMailed } from './ledger.ts'
import type { Rig } from './rig.ts'
import { newAttempt, nextVisitor, post } from './submitter.ts'

type Items = { inventoryId: number; quantity: number }[]
const spellings = ['victim@example.org', 'Victim@Example.org', 'victim+a@example.org', 'VICTIM+b@example.org']

async function countAccepted(count: number, send: (index: number) => Promise<Response>) {
  let [accepted, limited] = [0, 0]
  const lanes = 16
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = lane; index < count; index += lanes) {
        const { status } = await send(index)
        if (status === 201) accepted += 1
        if (status === 429) limited += 1
      }
    }),
  )
  return { accepted, limited }
}

/** S5: 5,000 submits naming one victim, with forged X-Forwarded-For; and one visitor who forges it to look like many. */
export async function oneVictim(rig: Rig, items: Items, count: number): Promise<boolean> {
  const begun = performance.now()
  const origin = (index: number) => rig.origins[index % rig.origins.length] ?? ''
  const named = await countAccepted(count, (index) => {
    const attempt = newAttempt(items, { email: spellings[index % spellings.length] })
    return post(origin(index), { ...attempt, visitor: `${randomInt(1, 255)}.7.7.7, ${attempt.visitor}` })
  })
  await untilMailed(rig)
  await sleep(3000)
  const copies = rig.mail.mails.filter(({ to }) => /^victim/i.test(to)).length
  const visitor = nextVisitor()
  const forged = await countAccepted(60, (index) =>
    post(origin(index), {
      ...newAttempt(items),
      visitor: `${randomInt(1, 255)}.${randomInt(255)}.${randomInt(255)}.1, 2001:db8::${index}, ${visitor}`,
    }),
  )
  return report(`S5 ${count} submits naming one victim`, begun, [
    { name: 'accepted', value: named.accepted },
    { name: 'answered 429', value: named.limited, holds: named.accepted + named.limited === count },
    { name: 'mails to the victim, any spelling', value: copies, holds: copies <= 3 },
    {
      name: 'one visitor as 60 by a forged header: accepted',
      value: forged.accepted,
      holds: forged.accepted <= 6,
    },
  ])
}
