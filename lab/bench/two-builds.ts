import '../../server/platform/config/require-node-24.ts'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { chromiumOptions } from '../../tests/support/chromium.ts'
import { startNginx } from '../../tests/support/nginx.ts'
import { until } from '../../tests/support/until.ts'
import { freePort } from '../../tools/free-port.ts'
import { isQuick, median, takeTurns } from './measure.ts'
import { mainThreadTime } from './trace.ts'

// Measures the bytes and milliseconds a visit costs on a phone, in this build and in another one, interleaved, each behind its own nginx.
//
// npx node lab/bench/two-builds.ts --against 93288014               everything, five rounds
// npx node lab/bench/two-builds.ts --against 93288014 load use      only these: load, use, taps, filter, slow, lighthouse
// npx node lab/bench/two-builds.ts --against main --rounds 3 load /inventory
//
// load        main thread's CPU time after the first paint, and bytes, in the first 5 seconds without a touch
// use         bytes and CPU time of one scroll to the end, one Add and one filter
// taps        from a tap 1 s after the first paint until something happens, and until it's open; 4x CPU, 1.6 Mbit/s
// filter      from a click on a filter to the first row, and to the last card; 4x CPU
// slow        first paint at 400 kbit/s, 400 ms, 4x CPU
// lighthouse  its scores and times

const kinds = ['load', 'use', 'taps', 'filter', 'slow', 'lighthouse'] as const
const everyPage = [
  '/',
  '/inventory',
  '/plant-database',
  '/plant-database/escarpment-live-oak',
  '/plant-database/gulf-muhly',
  '/compare?plants=escarpment-live-oak,cedar-elm',
  '/tree-service/boerne',
  '/blog/planting-in-caliche',
  '/cart',
  '/services/tree-service',
]

const given = process.argv.slice(2)
const valueOf = (name: string) => (given.includes(name) ? given[given.indexOf(name) + 1] : undefined)
const against = valueOf('--against')
const rounds = isQuick ? 1 : Number(valueOf('--rounds') ?? 5)
const pages = given.some((each) => each.startsWith('/'))
  ? given.filter((each) => each.startsWith('/'))
  : everyPage
const chosen = kinds.filter((kind) => given.includes(kind))
const wanted = new Set(chosen.length > 0 ? chosen : kinds)

/** Checks a commit out into .local/builds and builds it there; the second time it's there already. */
function buildOf(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', '--short', commit], { encoding: 'utf8' }).trim()
  const folder = resolve('.local/builds', hash)
  const run = (command: string, ...rest: string[]) =>
    execFileSync(command, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (existsSync(`${folder}/build/server/server.js`)) return folder
  mkdirSync('.local/builds', { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--no-checkout', '.', folder])
  run('git', 'checkout', '--quiet', hash)
  run('npm', 'ci', '--no-audit', '--no-fund')
  run('npx', 'node', 'tools/build.ts', '--logLevel', 'error')
  return folder
}

const firstPort = 23_200
const started: { stop: () => Promise<unknown> }[] = []

/** A new database with the sample catalog, site and all, as `npm run preview` starts it. */
async function start(folder: string): Promise<string> {
  // A preview takes some of the ports after its own, too.
  const port = firstPort + 40 * started.length
  const publicPort = port + 30
  const origin = `http://127.0.0.1:${publicPort}`
  const site: ChildProcess = spawn('npx', ['node', 'tools/preview.ts', '--fresh'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_ORIGIN: origin,
      TRUSTED_PROXIES: '127.0.0.1',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  started.push({
    stop: async () => {
      process.kill(-(site.pid ?? 0), 'SIGTERM')
      if (site.exitCode === null) await once(site, 'exit')
    },
  })
  const isUp = async () => (await fetch(`http://127.0.0.1:${port}/inventory`).catch(() => null))?.ok === true
  await until(`the site of ${folder}`, isUp, 90)
  const nginx = await startNginx({ port: publicPort, apps: [`127.0.0.1:${port}`] })
  started.push(nginx)
  return origin
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const line = (kbit: number, milliseconds: number) => ({
  offline: false,
  latency: milliseconds,
  downloadThroughput: (kbit * 1000) / 8,
  uploadThroughput: (kbit * 1000) / 8,
})

/** Counts what arrives, by whether it's script. */
async function countBytes(session: CDPSession) {
  const scripts = new Set<string>()
  const counted = { script: 0, files: 0, other: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const isScript = scripts.has(requestId)
    counted[isScript ? 'script' : 'other'] += encodedDataLength / 1000
    if (isScript) counted.files += 1
  })
  return counted
}

type Visit = { page: Page; session: CDPSession }

/** A visit with an empty cache. */
async function visit<Result>(work: (visit: Visit, browser: Browser) => Promise<Result>, device = {}) {
  const browser = await chromium.launch(chromiumOptions)
  try {
    const page = await (await browser.newContext(device)).newPage()
    return await work({ page, session: await page.context().newCDPSession(page) }, browser)
  } finally {
    await browser.close()
  }
}

const slowDown = async ({ session }: Visit, rate: number) =>
  void (await session.send('Emulation.setCPUThrottlingRate', { rate }))

const load = (path: string) => (origin: string) =>
  visit(async ({ page, session }, browser) => {
    const bytes = await countBytes(session)
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'],
    })
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForTimeout(5000)
    const time = mainThreadTime(await browser.stopTracing(), origin)
    return { 'CPU ms': time.afterPaint, 'blocking x4': time.blockingAt4, ...bytes }
  }, phone)

const filters = new Set(['/inventory', '/plant-database'])

const use = (path: string) => (origin: string) =>
  visit(async ({ page, session }, browser) => {
    await page.goto(origin + path)
    await page.waitForTimeout(5000)
    const bytes = await countBytes(session)
    await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(60)
    }
    await page.waitForTimeout(1500)
    const add = page.getByRole('button', { name: /^Add .+ to your quote$/ }).first()
    if ((await add.count()) > 0) {
      await add.click()
      await page.getByRole('button', { name: 'Add to quote' }).waitFor()
      await page.waitForTimeout(1000)
      await page.keyboard.press('Escape')
      await page.waitForTimeout(500)
    }
    if (filters.has(path)) {
      await page.evaluate(() =>
        document.querySelector<HTMLInputElement>('input[name="type"][value="vine"]')?.click(),
      )
      await page.waitForTimeout(1500)
    }
    const time = mainThreadTime(await browser.stopTracing(), null)
    return { 'CPU ms': time.total, 'blocking x4': time.blockingAt4, ...bytes }
  }, phone)

/** The first taps of a visit: where, and what's there once it's open. */
const taps = [
  { what: 'Add', path: '/inventory', target: 'button[name=item]', open: '[role=dialog] h2, dialog[open] h2' },
  {
    what: 'Filters',
    path: '/inventory',
    target: '[popovertarget=plant-filters]',
    open: '#plant-filters:popover-open',
  },
  {
    what: 'menu',
    path: '/',
    target: 'header button[popovertarget], header summary',
    open: 'header :popover-open, header details[open]',
  },
  {
    what: 'Keep',
    path: '/plant-database',
    target: 'button[aria-label^=Keep]',
    open: 'button[aria-label^=Keep][aria-pressed=true]',
  },
] as const

const tap =
  ({ path, target, open }: (typeof taps)[number]) =>
  (origin: string) =>
    visit(async (opened) => {
      const { page, session } = opened
      await slowDown(opened, 4)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', line(1600, 150))
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await page.waitForTimeout(1000)
      const box = await page.evaluate((selector) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          (each) => each.offsetWidth > 0,
        )
        found?.scrollIntoView({ block: 'center' })
        const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {}
        return { x: x + width / 2, y: y + height / 2 }
      }, target)
      await page.evaluate((selector) => {
        const begun = { at: 0, ms: 0 }
        addEventListener('pointerdown', () => (begun.at = performance.now()), { capture: true, once: true })
        const look = () => {
          if (begun.at > 0 && document.querySelector(selector) !== null)
            document.documentElement.dataset['opened'] = String(performance.now() - begun.at)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }, open)
      await page.touchscreen.tap(box.x, box.y)
      // A page that was left, because the tap worked without script, has its answer when it's painted.
      const left = await page
        .waitForFunction(() => document.documentElement.dataset['opened'], undefined, { timeout: 8000 })
        .then(async (handle) => Number(await handle.jsonValue()))
        .catch(() => Number.NaN)
      return { 'open ms': left }
    }, phone)

const filter = (path: string) => {
  const opened = new Map<string, Visit & { browser: Browser }>()
  return async (origin: string) => {
    const known = opened.get(origin)
    if (known === undefined) {
      const browser = await chromium.launch(chromiumOptions)
      started.push({ stop: () => browser.close() })
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.mouse.wheel(0, 10)
      await page.waitForTimeout(1000)
      const session = await page.context().newCDPSession(page)
      opened.set(origin, { page, session, browser })
      await slowDown({ page, session }, 4)
    }
    const { page } = opened.get(origin) as Visit
    await page.bringToFront()
    const times: { first: number; last: number }[] = []
    for (let click = 0; click < 6; click += 1) {
      times.push(await page.evaluate(timeFilter))
      await page.waitForTimeout(200)
    }
    return {
      'first row ms': median(times.map(({ first }) => first)),
      'last card ms': median(times.map(({ last }) => last)),
    }
  }
}

/** In the browser: toggles the filter, and waits for the painted count and until no card changes anymore. */
async function timeFilter() {
  const painted = async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now()
  }
  const count = () =>
    [...document.querySelectorAll('main [role="status"]')].find((each) => /\d/.test(each.textContent))
      ?.textContent
  const before = count()
  const begun = performance.now()
  let changed = begun
  const list = new MutationObserver(() => (changed = performance.now()))
  list.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  document.querySelector<HTMLInputElement>('input[name="type"][value="vine"]')?.click()
  while (count() === before) await new Promise((next) => setTimeout(next, 5))
  const first = (await painted()) - begun
  while (performance.now() - changed < 400) await new Promise((next) => setTimeout(next, 20))
  list.disconnect()
  return { first, last: Math.max(first, changed - begun + 16) }
}

const slow = (path: string) => (origin: string) =>
  visit(async (opened) => {
    const { page, session } = opened
    await slowDown(opened, 4)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line(400, 400))
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const first = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return { 'first paint ms': first ?? Number.NaN }
  }, phone)

const score = (path: string) => async (origin: string) => {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    })
    if (result === undefined) throw new Error(`Lighthouse returned no result for ${path}`)
    const { categories, audits } = result.lhr
    const ms = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      score: (categories['performance']?.score ?? 0) * 100,
      'blocking ms': ms('total-blocking-time'),
      'LCP ms': ms('largest-contentful-paint'),
    }
  } finally {
    await browser.close()
  }
}

type Measure = (origin: string) => Promise<Record<string, number>>

async function compare(what: string, measure: Measure, origins: Record<string, string>) {
  const names = Object.keys(origins)
  const contenders = Object.fromEntries(names.map((name) => [name, () => measure(origins[name] ?? '')]))
  const results = await takeTurns(rounds, contenders)
  const medians = names.map((name) => {
    const runs = results[name] ?? []
    return Object.fromEntries(
      Object.keys(runs[0] ?? {}).map((key) => [key, median(runs.map((run) => run[key] ?? 0))]),
    )
  })
  const cells = Object.keys(medians[0] ?? {}).map((key) => {
    const [ours = 0, theirs] = medians.map((each) => each[key])
    return theirs === undefined
      ? `${key} ${ours.toFixed(0)}`
      : `${key} ${ours.toFixed(0)} / ${theirs.toFixed(0)} = ${(ours / theirs).toFixed(2)}`
  })
  console.log(`${what.padEnd(52)} ${cells.join(' | ')}`)
}

try {
  const origins: Record<string, string> = { here: await start('.') }
  if (against !== undefined) origins['there'] = await start(buildOf(against))
  console.log(`here${against === undefined ? '' : ` / ${against} = ratio`}, medians of ${rounds}`)
  for (const path of pages)
    for (const origin of Object.values(origins)) for (const _ of [1, 2]) await fetch(origin + path)
  for (const path of pages) if (wanted.has('load')) await compare(`load ${path}`, load(path), origins)
  for (const path of pages) if (wanted.has('use')) await compare(`use ${path}`, use(path), origins)
  if (wanted.has('taps')) for (const each of taps) await compare(`tap ${each.what}`, tap(each), origins)
  if (wanted.has('filter')) for (const path of filters) await compare(`filter ${path}`, filter(path), origins)
  if (wanted.has('slow'))
    for (const path of ['/', '/plant-database/escarpment-live-oak', '/inventory'])
      await compare(`slow ${path}`, slow(path), origins)
  for (const path of pages)
    if (wanted.has('lighthouse')) await compare(`lighthouse ${path}`, score(path), origins)
} finally {
  for (const { stop } of started.toReversed()) await stop()
}
