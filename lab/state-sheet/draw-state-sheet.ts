import { waitForHydration } from '../../tests/support/browser.ts'
import '../../server/platform/config/require-node-24.ts'
import '../../tools/help.ts'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser } from '@playwright/test'
import sharp from 'sharp'
import { startRigDesk } from '#lab/drills/rig/desk-rig.ts'
import { startRig, type Rig } from '#lab/drills/rig/rig.ts'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { browserCookie } from '../../tests/support/desk/desk-session.ts'
import { phonePhotograph } from '../../tests/support/photographs.ts'
import { fillDesk } from '../../tools/demo/fill-desk.ts'
import { deskStatesOf, statesOf, type SheetData, type State } from './states.ts'

// npx node lab/state-sheet/draw-state-sheet.ts         every screen in every state, the desk included, one sheet for each width
// npx node lab/state-sheet/draw-state-sheet.ts quote   only the states with 'quote' in their name
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

async function createSheetData({ query, ownerUrl }: Rig) {
  await fillDesk(ownerUrl, { NODE_ENV: 'test', SMTP_URL: 'smtp://127.0.0.1:9' })
  /** A customer of the demo. */
  const quoteOf = async (lastName: string) => {
    const [row] = await query(
      'select quote_number, page_token from quotes join customers on customers.id = customer_id where last_name = $1',
      [lastName],
    )
    return { number: String(row?.quote_number), token: String(row?.page_token) }
  }
  const [waiting, scheduled, planted] = [
    await quoteOf('Delgado'),
    await quoteOf('Keller'),
    await quoteOf('Krause'),
  ]
  const stock = await query('select id::int as id from inventory where deleted_at is null order by id')
  const [renamed] = await query(
    `update plants set plant_name = 'Extraordinarily Long-leaved Edwards Plateau Lacey Blue Oak of the Guadalupe'
      where slug = 'lacey-oak' returning slug`,
  )
  const [redbud] = await query(
    `select inventory.id from inventory join plants on plants.id = plant_id
      where slug = 'texas-redbud' and deleted_at is null order by is_priority desc, inventory.id limit 1`,
  )
  mkdirSync(join(store, 'originals'))
  writeFileSync(join(store, 'originals', 'a-redbud-1a2b.jpg'), await phonePhotograph())
  await query(
    `update inventory set use_catalog_image = false, custom_image_url = 'a-redbud-1a2b' where id = $1`,
    [redbud?.id],
  )
  const data: SheetData = {
    stock: stock.map(({ id }) => Number(id)),
    quote: waiting.token,
    accepted: (await quoteOf('Schultz')).token,
    expired: (await quoteOf('Dietz')).token,
    scheduled: scheduled.token,
    planted: planted.token,
    longName: String(renamed?.slug),
  }
  const numbers = { waiting: waiting.number, scheduled: scheduled.number, planted: planted.number }
  return { data, numbers }
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

execFileSync(process.execPath, ['tools/build.ts', '--logLevel', 'warn'], { stdio: 'inherit' })
mkdirSync(folder, { recursive: true })
const store = mkdtempSync(join(tmpdir(), 'hctc-states-'))
// For every process that's started here.
Object.assign(process.env, { PICTURE_STORE: store, PRIVATE_FILES: store })
const rig = await startRig({ apps: 1 })
const desk = await startRigDesk(rig)
const browser = await chromium.launch(chromiumOptions)
try {
  const [origin = ''] = rig.origins
  const { data, numbers } = await createSheetData(rig)
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
  await desk.stop()
  await rig.stop()
  rmSync(store, { recursive: true })
}
