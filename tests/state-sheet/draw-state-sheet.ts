import '#server/config/require-node-24.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { closeDatabase, db, useDatabase } from '#server/db/database.ts'
import { closeQueue } from '#server/jobs/queue.ts'
import { startRigDesk } from '#tests/faults/rig/desk-rig.ts'
import { startRig, type Rig } from '#tests/faults/rig/rig.ts'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { runDesk } from '#tests/support/desk.ts'
import { browserCookie } from '#tests/support/desk/desk-session.ts'
import { phonePhotograph } from '#tests/support/photographs.ts'
import { quoteDesk } from '#tests/support/quote-desk.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { waitForHydration } from '#tests/support/wait-for-hydration.ts'
import { deskStatesOf, statesOf, type SheetData, type State } from './states.ts'

// npm run state-sheet            every screen in every state, the desk included, one sheet for each width
// npm run state-sheet -- quote   only the states with 'quote' in their name
// For people to look at; nothing is compared automatically.

const [chosen = ''] = process.argv.slice(2)
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]
const folder = 'test-results/state-sheet'
const label = 34

async function createSheetData({ query, ownerUrl, origins: [origin = ''] }: Rig): Promise<SheetData> {
  const token = async () => {
    const response = await postQuote(
      origin,
      quoteBody([30, 120, 200].map((inventoryId) => ({ inventoryId, quantity: 2 }))),
    )
    return ((await response.json()) as { token: string }).token
  }
  const [quote, accepted, expired] = [await token(), await token(), await token()]
  const [scheduled, planted] = [await token(), await token()]
  for (const each of [expired, scheduled, planted]) await quotes.offer(each)
  await quotes.letExpire(expired)
  for (const each of [scheduled, planted])
    await quotes.act(each, { kind: 'accepted', version: 2 }, 'Elena Ortiz')
  await quotes.agreeDay(scheduled, 0)
  await quotes.finish(planted, [1, 2, 3])
  await query(
    `insert into company_settings (setting_key, setting_value, setting_type)
     values ('sales_tax_percent', '"8.25"', 'string'), ('sales_tax_on', '"plants"', 'string')`,
  )
  const stock = await query('select id::int as id from inventory where deleted_at is null order by id')
  const [renamed] = await query(
    `update plants set plant_name = 'Extraordinarily Long-leaved Edwards Plateau Lacey Blue Oak of the Guadalupe'
      where slug = 'lacey-oak' returning slug`,
  )
  const photograph = join(store, 'IMG_0417.jpg')
  writeFileSync(photograph, await phonePhotograph())
  const [redbud] = await query(
    `select inventory.id from inventory join plants on plants.id = plant_id
      where slug = 'texas-redbud' and deleted_at is null order by is_priority desc, inventory.id limit 1`,
  )
  const desk = await runDesk(
    ownerUrl,
    ['pictures', 'add', photograph, '--inventory', String(redbud?.id), '--yes'],
    {
      PICTURE_STORE: store,
    },
  )
  if (desk.code !== 0) throw new Error(desk.err)
  return {
    stock: stock.map(({ id }) => Number(id)),
    quote,
    accepted,
    expired,
    scheduled,
    planted,
    longName: String(renamed?.slug),
  }
}

type Place = { origin: string; cookie?: ReturnType<typeof browserCookie> }

async function take(
  browser: Browser,
  { origin, cookie }: Place,
  state: State,
  size: (typeof screens)[number],
) {
  const context = await browser.newContext({ viewport: size, baseURL: origin, reducedMotion: 'reduce' })
  try {
    if (cookie !== undefined) await context.addCookies([cookie])
    await state.prepare?.(context, origin)
    const page = await context.newPage()
    await page.goto(state.path, { waitUntil: 'load' })
    let note = ''
    const act = async () => {
      if (state.act === undefined) return
      await waitForHydration(page)
      await state.act(page)
    }
    await act().catch((error: Error) => {
      note = ` (${error.message.split('\n')[0]})`
    })
    await sleep(900)
    return { name: state.name + note, picture: await page.screenshot() }
  } finally {
    await context.close()
  }
}

/** Arranges the pictures in rows, each below its name. */
async function sheet(
  pictures: { name: string; picture: Buffer }[],
  { width, height }: (typeof screens)[number],
) {
  const columns = width === 390 ? 9 : width === 768 ? 6 : 4
  const scaled = Math.round(width * (width > 1000 ? 0.5 : 0.6))
  const tall = Math.round(height * (scaled / width))
  const cell = { width: scaled + 16, height: tall + label }
  const parts = await Promise.all(
    pictures.map(async ({ name, picture }, index) => {
      const left = (index % columns) * cell.width
      const top = Math.floor(index / columns) * cell.height
      const words = Buffer.from(
        `<svg width="${scaled}" height="${label}"><text x="2" y="22" font-family="sans-serif" font-size="16">${name.replaceAll(/[<&]/g, '')}</text></svg>`,
      )
      return [
        { input: words, left, top },
        { input: await sharp(picture).resize({ width: scaled }).toBuffer(), left, top: top + label },
      ]
    }),
  )
  await sharp({
    create: {
      width: columns * cell.width,
      height: Math.ceil(pictures.length / columns) * cell.height,
      channels: 3,
      background: 'lightgray',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(`${folder}/${width}.png`)
}

mkdirSync(folder, { recursive: true })
const store = mkdtempSync(join(tmpdir(), 'hctc-states-'))
const rig = await startRig({ apps: 1, entries: { PICTURE_STORE: store } })
const desk = await startRigDesk(rig)
useDatabase(rig.ownerUrl, { poolSize: 2, statementTimeoutMs: 5000 })
const quotes = quoteDesk(db())
const browser = await chromium.launch(chromiumOptions)
try {
  const [origin = ''] = rig.origins
  const data = await createSheetData(rig)
  const numberOf = async (token: string) => {
    const [row] = await rig.query('select quote_number from quotes where page_token = $1', [token])
    return String(row?.quote_number)
  }
  const numbers = {
    waiting: await numberOf(data.quote),
    scheduled: await numberOf(data.scheduled),
    planted: await numberOf(data.planted),
  }
  const { cookie } = await desk.signIn()
  const states = [
    ...statesOf(data).map((state) => ({ state, place: { origin } })),
    ...deskStatesOf(numbers).map((state) => ({
      state,
      place: { origin: desk.origin, cookie: browserCookie(cookie, desk.origin) },
    })),
  ].filter(({ state }) => state.name.includes(chosen))
  for (const size of screens) {
    const pictures = []
    for (const { state, place } of states)
      if (size.width < (state.below ?? Infinity)) pictures.push(await take(browser, place, state, size))
    for (const { name } of pictures) if (name.includes('(')) console.log(size.width, name)
    await sheet(pictures, size)
  }
} finally {
  await browser.close()
  await closeQueue()
  await closeDatabase()
  await desk.stop()
  await rig.stop()
  rmSync(store, { recursive: true })
}
