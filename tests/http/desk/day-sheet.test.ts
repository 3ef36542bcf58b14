import { expect, test } from 'vitest'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { readDaySheet } from '#server/visits/read-day-sheet.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { storeCustomerEvent, storeOrder } from '#tests/support/stored-quote.ts'

const { get, signIn, query } = await startDesk()
const rosa = await signIn('Rosa')
const yara = await signIn('Yara', 'yard')
const today = nurseryDay(new Date())

const asOwner = { id: rosa.id, name: 'Rosa', role: 'owner' as const }
const day = addDays(today, 13)
const sheet = () => readDaySheet(asOwner, day, new Date())

test('[DK-93, DK-167] stops of one community are together and numbered by the clock, and pick-ups are apart', async () => {
  const second = await storeOrder(query, { firstName: 'Second', city: 'Helotes', day, hour: 10 })
  await storeOrder(query, { firstName: 'Third', city: 'Boerne', day, hour: 13 })
  const first = await storeOrder(query, { firstName: 'First', city: 'Boerne', day, hour: 8 })
  const pickup = await storeOrder(query, { firstName: 'Pick', city: 'Helotes', day, hour: 9 })
  await query(
    'update quote_versions set is_pickup = true, grand_total_cents = grand_total_cents - delivery_cents, delivery_cents = 0 where quote_id = $1',
    [pickup.id],
  )
  await storeOrder(query, { firstName: 'Another day', day: addDays(day, 1), hour: 8 })
  await query(
    `insert into visit_details (quote_id, ticket_number, ticket_called_on, crew_note) values ($1, '2656-1180', $2, 'Gate 4410, dog.')`,
    [first.id, addDays(day, -7)],
  )

  const { towns, pickups, stops, plants, load } = await sheet()
  expect(
    towns.map(({ town, visits }) => [town, visits.map(({ stop, who, hour }) => [stop, who, hour])]),
  ).toEqual([
    [
      'Boerne',
      [
        [1, 'First Ruiz', '8 AM'],
        [3, 'Third Ruiz', '1 PM'],
      ],
    ],
    ['Helotes', [[2, 'Second Ruiz', '10 AM']]],
  ])
  expect(pickups.map(({ who, stop, lines }) => [who, stop, lines[0]?.work])).toEqual([
    ['Pick Ruiz', null, 'set-out'],
  ])
  expect([stops, plants]).toEqual([3, 6])
  const [stop, without] = towns[0]?.visits ?? []
  expect(stop).toMatchObject({ phone: '(210) 555-0134', crewNote: 'Gate 4410, dog.', mayDig: true })
  expect(stop?.ticket).toMatch(/^811 ticket 2656-1180, called \w+ \d+$/)
  expect(without?.mayDig).toBe(false)

  // Water for every plant, from its own plan; the truck takes the upper end of all.
  const waters = towns.flatMap(({ visits }) => visits.flatMap(({ lines }) => lines.map(({ water }) => water)))
  for (const water of waters) expect(water).toMatch(/^(\d+ to )?\d+ gal each$/)
  const most = waters.reduce((sum, water) => sum + 2 * Number(/(\d+) gal/.exec(water)?.[1]), 0)
  expect(load.find(({ words }) => words.startsWith('Water'))?.words).toBe(
    `Water, ${Math.ceil(most / 5) * 5} gal`,
  )
  const [grower] = await query(
    'select name from inventory join wholesalers on wholesalers.id = wholesaler_id where inventory.id = $1',
    [second.inventoryId],
  )
  expect(load[0]).toMatchObject({
    words: expect.stringMatching(/^6 .+, 15 gal$/),
    grower: grower?.['name'] ?? null,
  })
  expect(load.at(-1)?.words).toBe('Water cards, 3')
})

test('[DK-93] a stop that is done says so, and no longer warns about its ticket', async () => {
  const doneDay = addDays(today, 12)
  const { id } = await storeOrder(query, { day: doneDay })
  const stops = async () =>
    (await readDaySheet(asOwner, doneDay, new Date())).towns.flatMap(({ visits }) => visits)
  expect(await stops()).toMatchObject([{ mayDig: false }])
  await storeCustomerEvent(query, id, { kind: 'done', record: { state: 'planted' } })
  expect(await stops()).toMatchObject([{ ticket: 'Done', mayDig: true }])
})

test('[DK-93, DK-94] the page has both languages and the sums to collect, and no other amounts, for the owner and for the yard', async () => {
  for (const { cookie } of [rosa, yara]) {
    const response = await get(`/calendar/sheet/${day}`, cookie)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('no-store')
    for (const words of ['First Ruiz', '118 Cibolo Ridge', 'Hoja del día', 'Plantar', 'Cargar', 'No excavar'])
      expect(html).toContain(words)
    expect(html).not.toContain('Cents')
    const text = html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    expect(text).toMatch(/Collect\s+\/\s+Cobrar\s+\$445/)
    // The prices and other sums of the test's quotes.
    for (const amount of ['$', '100', '85', '185', '445'])
      expect(text.replaceAll(/Cobrar\s+\$(445|370)\s/g, ''), amount).not.toContain(amount)
  }
})

test('[DK-140] the sheet and the visit have the other work and what the customer wrote for the crew', async () => {
  const { id, number } = await storeOrder(query, { firstName: 'Ash', day: addDays(day, -1), hour: 8 })
  await query(
    `insert into quote_items (quote_id, version, line, plant_name, quantity, unit_price_cents, line_total_cents, reason)
     values ($1, 1, 2, 'Remove one dead ash', 1, 25000, 25000, 'You asked for it')`,
    [id],
  )
  for (const path of [`/calendar/sheet/${addDays(day, -1)}`, `/calendar/${number}`]) {
    const html = await (await get(path, yara.cookie)).text()
    for (const words of ['Remove one dead ash', 'A row along the fence.']) expect(html).toContain(words)
    for (const secret of ['250', 'You asked for it']) expect(html).not.toContain(secret)
  }
})

test('[DK-94] the yard has the sheets of 14 days, and a day that is none is a 404', async () => {
  const status = async (asked: string, cookie: string) =>
    (await get(`/calendar/sheet/${asked}`, cookie)).status
  expect(await status(day, '')).toBe(302)
  // Which days are the yard's is in domain/visits/visit-data.test.ts.
  const far = addDays(today, 14)
  expect([await status(far, yara.cookie), await status(far, rosa.cookie)]).toEqual([404, 200])
  for (const odd of ['1', '2026-02-30', 'x'.repeat(500), '2026-11-17%00'])
    expect(await status(odd, rosa.cookie), odd).toBe(404)
  const empty = await (await get(`/calendar/sheet/${addDays(today, 200)}`, rosa.cookie)).text()
  expect(empty).toContain('Nothing is agreed for this day.')
})

test('[DK-136] a stop leads to where the crew records what was done', async () => {
  const { number } = await storeOrder(query, { firstName: 'Here', day: today, hour: 8 })
  const html = async (path: string) => (await get(path, yara.cookie)).text()
  expect(await html(`/calendar/sheet/${today}`)).toContain(`href="/calendar/${number}"`)
  expect(await html(`/calendar/${number}`)).toContain('What was done')
})
