import { Client } from 'pg'
import { expect, test } from 'vitest'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { connect } from '#server/platform/database/database.ts'
import { roleUrl } from '#server/platform/database/roles.ts'
import { deletePerson, readPerson } from '#server/privacy/privacy-requests.ts'
import { closeAfterAll } from '#tests/support/site.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'

const desk = await startDesk()
const { ownerUrl, query } = desk
const asOwner = connect(ownerUrl, 2)
closeAfterAll(asOwner)
const office = quoteDesk(asOwner)
const rosa = await desk.signIn('Rosa')
const manny = await desk.signIn('Manny', 'yard')
const today = nurseryDay(new Date())

type Order = { id: number; number: string; token: string }

const order = (firstName: string): Promise<Order> =>
  storeOrder(query, { firstName, email: `${firstName.toLowerCase()}@example.com`, day: today })
/** $445: two plants at $100, planting at $85 each, and $75 for delivery. */
async function plantedOrder(firstName: string): Promise<Order> {
  const stored = await order(firstName)
  await office.act(stored.token, {
    kind: 'done',
    day: today,
    lines: [{ line: 1, outcome: 'planted' }],
    owedCents: 44_500,
    despiteChange: false,
  })
  return stored
}
const seqOf = async (id: number) =>
  String((await query('select max(seq) as seq from quote_events where quote_id = $1', [id]))[0]?.['seq'])
const received = ({ number }: Order, afterEvent: string, way = 'check', as = manny) =>
  desk.post(`/calendar/${number}.data`, as.cookie, { intent: 'received', way, afterEvent })
const paid = async ({ id, number }: Order, fields: Record<string, string>, as = rosa) =>
  (
    await desk.post(`/quotes/${number}.data`, as.cookie, {
      intent: 'paid',
      way: 'zelle',
      day: today,
      afterEvent: await seqOf(id),
      ...fields,
    })
  ).text()
const shown = async (path: string, as = rosa) =>
  (await (await desk.get(path, as.cookie)).text()).replaceAll('<!-- -->', '')
const ledgerOf = async (number: string) =>
  (
    await query('select amount_cents, tax_cents, way from ledger where quote_number = $1 order by id', [
      number,
    ])
  ).map(({ amount_cents, tax_cents, way }) => [Number(amount_cents), Number(tax_cents), way])

test('[DK-152, DK-83] the crew sees the sum to collect and records that sum, once; any other is the owner’s', async () => {
  const early = await order('Early')
  expect(await shown(`/calendar/${early.number}`, manny)).toContain('First record what was done')
  expect(await (await received(early, await seqOf(early.id))).text()).toContain('First record what was done.')
  const ann = await plantedOrder('Ann')
  expect(await shown(`/calendar/${ann.number}`, manny)).toContain('Received $445 by')
  expect(await shown('/')).toContain('$445')
  const before = await seqOf(ann.id)
  // Whatever else is sent, the sum is what's owed.
  expect(
    await (
      await desk.post(`/calendar/${ann.number}.data`, manny.cookie, {
        intent: 'received',
        way: 'check',
        afterEvent: before,
        cents: '100',
        amount: '1',
      })
    ).text(),
  ).toContain('Recorded.')
  expect((await received(ann, before)).status).toBe(400)
  expect(await (await received(ann, await seqOf(ann.id))).text()).toContain('Nothing is to be collected')
  expect(await ledgerOf(ann.number)).toEqual([[44_500, 0, 'check']])
  expect(await shown(`/calendar/${ann.number}`, manny)).toContain('Nothing to collect')
  const attempt = { intent: 'paid', direction: 'back', amount: '1', way: 'cash', day: today }
  for (const fields of [attempt, { ...attempt, direction: 'in' }])
    expect((await desk.post(`/quotes/${ann.number}`, manny.cookie, fields)).status).toBe(403)
  const [log] = await query('select person_id, action from desk_log where subject = $1 order by id desc', [
    `quote ${ann.id}`,
  ])
  expect(log).toMatchObject({ person_id: expect.anything(), action: 'quote.paid' })
})

test('[DK-151, DK-153] the owner records parts and refunds, each with its share of the tax', async () => {
  const bea = await plantedOrder('Bea')
  // 8.25% on the plants.
  await query(
    `update quote_versions set tax_basis_points = 825, taxed_kinds = '{plants}', tax_cents = 1650,
     grand_total_cents = grand_total_cents + 1650 where quote_id = $1`,
    [bea.id],
  )
  await office.act(bea.token, {
    kind: 'done-corrected',
    day: today,
    lines: [{ line: 1, outcome: 'planted' }],
    owedCents: 46_150,
    wasOwedCents: 44_500,
  })
  expect(await paid(bea, { amount: '0' })).toContain('type dollars')
  expect(await paid(bea, { amount: '$200' })).toContain('Recorded.')
  expect(await shown(`/quotes/${bea.number}`)).toContain('$261.50 owed')
  expect(await paid(bea, { amount: '300' })).toContain('$38.50 more than what’s owed')
  expect(await paid(bea, { amount: '300', isMore: 'on', way: 'link' })).toContain('Recorded.')
  expect(await shown(`/quotes/${bea.number}`)).toContain('We owe Bea $38.50')
  expect(await paid(bea, { direction: 'back', amount: '600' })).toContain('Only $500 was received.')
  expect(await paid(bea, { direction: 'back', amount: '38.50' })).toContain('Recorded.')
  expect(await ledgerOf(bea.number)).toEqual([
    [20_000, 715, 'zelle'],
    [30_000, 935, 'link'],
    [-3850, 0, 'zelle'],
  ])
  expect(await paid(bea, { amount: '5', afterEvent: '1', isMore: 'on' })).toContain('Something happened')
})

test('[DK-124, DK-153] the ledger stays as it is when people’s data is deleted, and the site can’t read it', async () => {
  const people = ['Cal', 'Dot', 'Eve', 'Flo']
  for (const name of people) await received(await plantedOrder(name), '5')
  const ledger = () => query('select * from ledger order by id')
  const before = await ledger()
  expect(before.length).toBeGreaterThanOrEqual(people.length)
  for (const name of people.slice(0, 2)) {
    const person = readPerson(`${name.toLowerCase()}@example.com`)
    expect(await deletePerson({ person, kept: [], personId: null })).toMatchObject({ quotes: 1 })
  }
  expect(await ledger()).toEqual(before)
  expect(JSON.stringify(before)).not.toMatch(/cal|dot|ruiz|example/i)
  const site = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
  await site.connect()
  await expect(site.query('select * from ledger')).rejects.toThrow('permission denied')
  await site.end()
})

test('[DK-152] when the crew and the owner change one order at the same moment, one of them does', async () => {
  for (let round = 0; round < 10; round += 1) {
    const each = await plantedOrder(`Round${round}`)
    const afterEvent = await seqOf(each.id)
    const correct = () =>
      desk.post(`/calendar/${each.number}.data`, rosa.cookie, {
        intent: 'done',
        day: today,
        lines: JSON.stringify([{ line: 1, outcome: 'planted', count: 1, reason: 'Hit rock' }]),
        afterEvent,
      })
    const rivals =
      round % 2 === 0
        ? [correct, () => received(each, afterEvent)]
        : [() => received(each, afterEvent), correct]
    const answers = await Promise.all(rivals.map(async (act) => (await act()).text()))
    expect(
      answers.filter((text) => text.includes('Recorded.')),
      `round ${round}`,
    ).toHaveLength(1)
    const events = await query('select kind from quote_events where quote_id = $1 and seq > $2', [
      each.id,
      afterEvent,
    ])
    expect(events, `round ${round}`).toHaveLength(1)
    expect(await ledgerOf(each.number), `round ${round}`).toHaveLength(events[0]?.['kind'] === 'paid' ? 1 : 0)
  }
})
