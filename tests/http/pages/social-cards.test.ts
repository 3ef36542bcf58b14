import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const store = mkdtempSync(join(tmpdir(), 'cards-'))
const site = await startSite({ PICTURE_STORE: store })
afterAll(() => rmSync(store, { recursive: true }))

test.each([
  '/cards/plant/texas-mountain-laurel.png',
  '/cards/community/mission-hills-ranch.png',
  '/cards/service/landscape-designer.png',
])('%s is a 1200 x 630 picture', async (path) => {
  const response = await site.getPicture(path)
  expect(response.status).toBe(200)
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
})

test("the card of a plant that hasn't been drawn shows the stand-in plate", async () => {
  await site.owner.query(`update plants set image_url = null where slug = 'bur-oak'`)
  const response = await site.getPicture('/cards/plant/bur-oak.png')
  // Where the stand-in has its ring mark, and a card without a picture would have plain paper.
  const middle = { left: 760, top: 180, width: 250, height: 230 }
  const plate = await sharp(Buffer.from(await response.arrayBuffer()))
    .extract(middle)
    .toBuffer()
  const { channels } = await sharp(plate).stats()
  expect(channels[0]?.min).toBeLessThan(200)
})

test("everyone who requests a card at once gets it, even if it isn't drawn yet", async () => {
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => site.getPicture('/cards/plant/texas-redbud.png')),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  const bodies = await Promise.all(responses.map(async (each) => Buffer.from(await each.arrayBuffer())))
  expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1)
})

test('when too many new cards are requested, some get a quick 503 and the card later', async () => {
  rmSync(join(store, 'cards'), { recursive: true, force: true })
  const plants = readdirSync('db/catalogue/plants').filter((file) => file.endsWith('.md'))
  const paths = plants.map((file) => `/cards/plant/${file.replace('.md', '.png')}`)
  const responses = await Promise.all(paths.map((path) => site.get(path)))
  expect(responses.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
  const refused = responses.findIndex(({ status }) => status === 503)
  expect(responses[refused]?.headers.get('cache-control')).toBe('no-store')
  expect(responses[refused]?.headers.get('retry-after')).toBe('10')
  expect((await site.getPicture(paths[refused] ?? '')).status).toBe(200)
}, 60_000)

test.each([
  '/cards/plant/no-such-plant.png',
  '/cards/plant/texas-redbud',
  '/cards/plant/..%2Fx.png',
  '/cards/constructor/x.png',
  '/cards/community/austin.png',
])('%s is not found', async (path) => {
  expect((await site.get(path)).status).toBe(404)
})

test('[SH-11] pages link to their card', async () => {
  expect(await (await site.get('/plant-database/texas-redbud')).text()).toContain(
    'property="og:image" content="https://trees.example/cards/plant/texas-redbud.png"',
  )
  expect(await (await site.get('/tree-service/boerne')).text()).toContain(
    'https://trees.example/cards/community/boerne.png',
  )
})
