import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { formatCents } from '#domain/money.ts'
import type { StockState, YardChange } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { phonePhotograph } from '#tests/support/photographs.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { until } from '#tests/support/until.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const folder = temporaryFolder()
const desk = await startDesk({ PICTURE_STORE: folder })
const { owner } = desk
const rosa = await desk.signIn('Rosa', 'owner')
const manny = await desk.signIn('Manny', 'yard')

const site = await startSiteProcess(desk.ownerUrl)
afterAll(site.stop)

type Reply = { kind: string; at?: string; message?: string; item?: YardItem }
type Sent = Omit<YardChange, 'key'> & { key?: string }

async function send(
  { cookie }: { cookie: string },
  change: Sent,
): Promise<Reply & { status: number; key: string }> {
  const key = change.key ?? randomUUID()
  const response = await desk.post('/yard/changes', cookie, { change: JSON.stringify({ key, ...change }) })
  return { ...((await response.json()) as Reply), status: response.status, key }
}

/** An item of its own for each test, with this many in the yard. */
let lastUsed = 120
async function itemWith(count: number | null) {
  lastUsed += 1
  await owner.query(
    `update inventory set quantity_available = $2, deleted_at = null, listed_at = '2026-11-02T15:00:00Z' where id = $1`,
    [lastUsed, count],
  )
  return lastUsed
}
const inYard = (count: number | null): StockState => ({ isOut: false, count })
const stock = (id: number, from: StockState, to: StockState): Sent => ({ id, field: 'stock', from, to })
const logOf = async (id: number) =>
  (
    await owner.query<{ person_id: number; action: string; details: Record<string, unknown> }>(
      'select person_id, action, details from desk_log where subject = $1 order by id',
      [`inventory ${id}`],
    )
  ).rows
const rowOf = async (id: number) =>
  (
    await owner.query<Record<string, unknown>>(
      `select quantity_available as count, deleted_at is not null as is_out, listed_at, own_price::float as price,
         is_priority, use_catalog_image from inventory where id = $1`,
      [id],
    )
  ).rows[0]

test('[DK-51, DK-52] out, back and a count are written and logged with the person', async () => {
  const id = await itemWith(8)
  const out: StockState = { isOut: true, count: 8 }
  const before = await rowOf(id)
  expect(await send(manny, stock(id, inYard(8), out))).toMatchObject({ kind: 'saved', item: { stock: out } })
  expect(await rowOf(id)).toMatchObject({ count: 8, is_out: true })
  expect(await send(manny, stock(id, out, inYard(8)))).toMatchObject({ kind: 'saved' })
  expect(await send(rosa, stock(id, inYard(8), inYard(5)))).toMatchObject({ kind: 'saved' })
  expect(await rowOf(id)).toMatchObject({ count: 5, is_out: false })
  expect((await rowOf(id))?.['listed_at']).not.toEqual(before?.['listed_at'])
  expect(
    (await logOf(id)).map(({ person_id, action, details }) => [person_id, action, details['after']]),
  ).toEqual([
    [manny.id, 'stock.counted', out],
    [manny.id, 'stock.counted', inYard(8)],
    [rosa.id, 'stock.counted', inYard(5)],
  ])
})

test('[DK-53] the second of two people is told who did what and when, and the same twice is saved', async () => {
  const id = await itemWith(9)
  await send(manny, stock(id, inYard(9), inYard(6)))
  expect(await send(rosa, stock(id, inYard(9), inYard(8)))).toMatchObject({
    kind: 'refused',
    status: 422,
    message: expect.stringMatching(
      /^Manny counted 6 at (\d+(:\d\d)? [AP]M|noon|midnight)\. Look again/,
    ) as string,
    item: { stock: inYard(6) },
  })
  expect(await send(rosa, stock(id, inYard(9), inYard(6)))).toMatchObject({ kind: 'saved' })
  expect(await send(rosa, stock(id, inYard(6), inYard(8)))).toMatchObject({ kind: 'saved' })
  await owner.query('update inventory set quantity_available = 2 where id = $1', [id])
  expect(await send(rosa, stock(id, inYard(8), inYard(7)))).toMatchObject({
    kind: 'refused',
    message: 'A price list or an order changed it. Look again, and say what’s right.',
    item: { stock: inYard(2) },
  })
  expect(await logOf(id)).toHaveLength(2)
})

test('[DK-56] a change that arrives five times at once is made and logged once', async () => {
  const id = await itemWith(9)
  const key = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => send(manny, { key, ...stock(id, inYard(9), inYard(8)) })),
  )
  expect(replies.map(({ kind }) => kind)).toEqual(Array(5).fill('saved'))
  expect(await logOf(id)).toHaveLength(1)
  // Again after somebody else has counted: still what was saved then, and no change.
  await send(rosa, stock(id, inYard(8), inYard(3)))
  expect(await send(manny, { key, ...stock(id, inYard(9), inYard(8)) })).toMatchObject({ kind: 'saved' })
  expect(await rowOf(id)).toMatchObject({ count: 3 })
})

test('[DK-54, PR-01] the owner types what visitors pay, which wins until it is cleared, and marks best sellers; the yard sees neither', async () => {
  const id = await itemWith(4)
  const priceOnSite = async (name: string) =>
    (await site.get(`/inventory?q=${encodeURIComponent(name)}`)).text()
  const price = { id, field: 'price', from: null, to: 245_00 } as const
  const { item } = await send(rosa, price)
  expect(item?.owner).toMatchObject({ ownPriceCents: 245_00 })
  expect(item?.owner?.listPriceCents).not.toBe(245_00)
  const planted = formatCents(245_00 + (item?.owner?.plantingFeeCents ?? 0))
  await until('the price on the site', async () => (await priceOnSite(item?.name ?? '')).includes(planted))
  expect(await send(rosa, { id, field: 'bestSeller', from: false, to: true })).toMatchObject({
    kind: 'saved',
  })
  expect(await rowOf(id)).toMatchObject({ price: 245, is_priority: true })
  expect((await logOf(id))[0]?.details).toMatchObject({ before: null, after: 245_00 })

  const refused = { kind: 'refused', status: 422 }
  expect(await send(manny, { id, field: 'price', from: 245_00, to: 1 })).toMatchObject(refused)
  expect(await send(manny, { id, field: 'bestSeller', from: true, to: false })).toMatchObject(refused)
  expect(await send(rosa, { id, field: 'price', from: 245_00, to: null })).toMatchObject({
    item: { owner: { ownPriceCents: null } },
  })
  const seen = await send(manny, stock(id, inYard(4), inYard(3)))
  expect(seen.item).toMatchObject({ owner: null })
  const page = await (await desk.get('/yard', manny.cookie)).text()
  expect(page).toContain('Count')
  expect(page).not.toMatch(/\$\d|wholesale|markup|best seller/i)
  expect(await (await desk.get('/yard', rosa.cookie)).text()).toMatch(/\$\d/)
})

test('[DK-55, IN-11] a photo from the yard is shown with the item, here and on the site; undo shows the drawing', async () => {
  const id = await itemWith(1)
  const key = randomUUID()
  const from = { useCatalogImage: true, customImageUrl: null }
  const post = async (photo: Blob) => {
    const body = new FormData()
    body.set('change', JSON.stringify({ key, id, field: 'picture', from, to: from }))
    body.set('photo', photo)
    const headers = { Cookie: manny.cookie, Origin: desk.origin }
    const url = `${desk.origin.replace('localhost', '127.0.0.1')}/yard/changes`
    return (await (await fetch(url, { method: 'POST', headers, body })).json()) as Reply
  }
  const photograph = new Uint8Array(await phonePhotograph())
  expect(await post(new Blob(['not a photo']))).toMatchObject({ kind: 'refused' })
  expect(await post(new Blob([photograph.subarray(0, photograph.length / 2)]))).toMatchObject({
    kind: 'refused',
    message: 'This is damaged.',
  })
  const { item } = await post(new Blob([photograph], { type: 'image/jpeg' }))
  expect(item?.picture.useCatalogImage).toBe(false)
  const picture = await desk.get(item?.thumb ?? '')
  expect(picture.headers.get('Content-Type')).toBe('image/webp')
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toMatch(/SENTINEL|GPS/)
  await until('on the site', async () => {
    const page = await (await site.get(`/inventory?q=${encodeURIComponent(item?.name ?? '')}`)).text()
    return (
      page.includes(`/images/thumb/${item?.picture.customImageUrl}`) &&
      page.includes(`${item?.name} in the yard`)
    )
  })
  const undo = { id, field: 'picture', from: item?.picture ?? from, to: from } as const
  const other = { useCatalogImage: false, customImageUrl: 'another-tree-1' }
  expect(await send(manny, { ...undo, to: other })).toMatchObject({ message: 'A picture needs a photo.' })
  expect(await send(manny, undo)).toMatchObject({ kind: 'saved', item: { picture: from } })
  expect(await rowOf(id)).toMatchObject({ use_catalog_image: true })
})

test('[DK-50] the search finds what is out, and an item says how many are held and for whom', async () => {
  const id = await itemWith(8)
  await owner.query(
    `with customer as (insert into customers (first_name, last_name, address, phone) values ('Hank', 'Brown', '1 Oak St', '8305550100') returning id)
     insert into quotes (quote_number, customer_id, idempotency_key, body_hash, page_token, terms_accepted_at,
       terms_version)
     select 'HCT-26-0000-0001', id, gen_random_uuid(), sha256('x'), repeat('a', 22), now(), '1' from customer`,
  )
  await owner.query(
    `insert into stock_holds select id, $1, 2 from quotes where quote_number = 'HCT-26-0000-0001'`,
    [id],
  )
  const { item } = await send(manny, stock(id, inYard(8), { isOut: true, count: 8 }))
  expect(item?.holds).toEqual([{ quantity: 2, who: 'Hank B.', quote: 'HCT-26-0000-0001' }])
  const search = async (text: string) =>
    (await (await desk.get(`/yard/search?q=${encodeURIComponent(text)}`, manny.cookie)).json()) as {
      plantIds: number[]
    }
  expect((await search(item?.name ?? '')).plantIds).toContain(item?.plantId)
  const name = item?.name ?? ''
  const page = await (await desk.get(`/yard?q=${encodeURIComponent(name)}`, manny.cookie)).text()
  expect(page).toContain(`Back: ${name}`)
  const none = await (await desk.get('/yard?q=bougainvillea', manny.cookie)).text()
  expect(none).toContain('No “bougainvillea” in the yard')
  expect(none).not.toContain('href="/quotes"')
})

test('[DK-192] the owner adds plants of a size that no list has, and the yard can not', async () => {
  const { rows } = await owner.query<{ id: number }>("select id::int from plants where slug = 'lacey-oak'")
  const add = async (cookie: string, changed: Record<string, string> = {}) =>
    desk.post('/yard.data', cookie, {
      plant: String(rows[0]?.id),
      size: '100 gallon',
      price: '1250.01',
      count: '3',
      ...changed,
    })
  expect((await add(manny.cookie)).status).toBe(403)
  for (const bad of [{ size: 'tray' }, { price: 'a lot' }, { count: '0' }, { plant: '99999' }])
    expect((await add(rosa.cookie, bad)).status).toBe(400)
  expect(await (await add(rosa.cookie)).text()).toContain('3 Lacey Oak 100 gal are on the site, at $1,250.01')
  const page = await (await desk.get('/yard?q=lacey+100+gal', rosa.cookie)).text()
  expect(page).toContain('$1,250.01')
  await until('on the site', async () =>
    (await (await site.get('/inventory?q=lacey+oak+100+gal')).text()).includes('$1,750.01'),
  )
})

test('[DK-57] what is out in the yard is off the public page within 2 s, and caches hold it for 30 s at most', async () => {
  const { rows } = await owner.query<{ id: number; plant_name: string }>(
    `select min(id)::int as id, plant_name from inventory where deleted_at is null and quantity_available is null
     group by plant_name having count(*) = 1 limit 1`,
  )
  const [{ id, plant_name: name } = { id: 0, plant_name: '' }] = rows
  const isListed = async () => {
    const response = await site.get(`/inventory?q=${encodeURIComponent(name)}`)
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=15, stale-while-revalidate=15')
    return !(await response.text()).includes('No plants')
  }
  expect(await isListed()).toBe(true)
  await send(manny, stock(id, inYard(null), { isOut: true, count: null }))
  await until('off the page', async () => !(await isListed()), 2)
})
