import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { roleUrl } from '../../../server/platform/database/roles.ts'
import { startCaptchaStandIn, tokenWith } from '../../../tests/support/stand-ins/captcha-stand-in.ts'
import { startMapsStandIn } from '../../../tests/support/stand-ins/maps-stand-in.ts'
import { quoteBody } from '../../../tests/support/quote-request.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { faults, startFaultProxy, type Fault } from '#lab/drills/rig/fault-proxy.ts'
import { report, none, some } from '#lab/drills/rig/measurements.ts'
import { createPictureStore } from '#lab/drills/rig/picture-store.ts'
import { startBrowsing } from './r7-browsing.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { inLanes } from '#lab/drills/rig/work-through.ts'
import { responds, until } from '../../../tests/support/until.ts'

type RouteRequest = { route: string; path: string; init?: () => RequestInit }

/** Slower than 3 s is a failure. There are few lanes: a page that waits 1.2 s for those before it is a 503 (OP-70), whatever is broken. */
const mostMilliseconds = 3_000
const lanes = 5
/** The heartbeat runs every 2 s and may take 2 s: by then the site knows its lists are stale. */
const noticedAfterMilliseconds = 4_500
const dependencies = ['database', 'mail', 'maps', 'captcha', 'pictures'] as const
/** A drawing that ships with the site; only its smaller sizes are in the store. */
const plateKey = () => readdirSync('pictures/plates')[0]?.replace(/\.\w+$/, '')

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { 'X-Forwarded-For': nextVisitor() },
})
const json = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': nextVisitor(), ...headers },
})
const key = () => ({ 'Idempotency-Key': randomUUID() })

function routeRequests(token: string, photo: string, items: Items): RouteRequest[] {
  const gets: [string, string][] = [
    ['/', '/'],
    ['/services', '/services'],
    ['/plant-database', '/plant-database?q=oak'],
    ['/plant-database/lists/:list', '/plant-database/lists/flowering-trees'],
    ['/plant-database/:slug', '/plant-database/texas-redbud'],
    ['/inventory', '/inventory?q=oak'],
    ['/compare', '/compare?plants=texas-redbud,cedar-elm'],
    ['/cart', '/cart'],
    ['/quote/:token', `/quote/${token}`],
    ['/quote/:token/water-card', `/quote/${token}/water-card`],
    ['/quote/:token/hoa', `/quote/${token}/hoa`],
    ['/care-emails/stop/:token', `/care-emails/stop/${'0a'.repeat(16)}`],
    ['/services/:slug', '/services/tree-service'],
    ['/blog', '/blog'],
    ['/blog/:slug', '/blog/oak-wilt-calendar'],
    ['/newsletter', '/newsletter'],
    ['/newsletter/confirm/:token', `/newsletter/confirm/${'0a'.repeat(16)}`],
    ['/newsletter/stop/:token', `/newsletter/stop/${'0a'.repeat(16)}`],
    ['/contact', '/contact'],
    ['/contact/map', '/contact/map'],
    ['/privacy-policy', '/privacy-policy'],
    ['/terms-and-conditions', '/terms-and-conditions'],
    ['/water-card', '/water-card'],
    ['/es', '/es'],
    ['/es/riego', '/es/riego'],
    ['/es/poda-de-encinos', '/es/poda-de-encinos'],
    ['/areas/boerne', '/areas/boerne'],
    ['/tree-service/:city', '/tree-service/helotes'],
    ['/tree-service', '/tree-service'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['/robots.txt', '/robots.txt'],
    ['/*', '/no-such-page'],
    ['/inventory.data', '/inventory.data?q=oak'],
    ['/api/verdicts/:community', '/api/verdicts/helotes'],
    ['/api/plant-suggestions', '/api/plant-suggestions?q=oak'],
    ['/api/cart-items', '/api/cart-items?ids=1,2'],
    ['/api/quote-mail-state', `/api/quote-mail-state?token=${token}`],
    ['/api/sent-quote', `/api/sent-quote?token=${token}`],
    ['/health', '/health'],
    ['/ready', '/ready'],
    ['/images of a photo', photo],
    ['/images of a plate', `/images/thumb/${plateKey()}`],
    ['/images of nothing', '/images/thumb/none'],
  ]
  const boerne = { city: 'Boerne', state: 'TX', zipCode: '78006' }
  const elena = { name: 'Elena', email: 'elena@example.com', message: 'About an oak.' }
  const session = 'session-of-a-visitor'
  const street = () => `${Date.now() % 10_000} Main Plaza`
  const posts: [string, () => RequestInit][] = [
    ['/contact', () => form({ ...elena, recaptchaToken: tokenWith({ hostname: 'trees.example' }) })],
    ['/newsletter', () => form({ email: `${randomUUID()}@example.com`, consent: 'yes' })],
    ['/care-emails/stop/:token', () => form({ 'List-Unsubscribe': 'One-Click' })],
    ['/cart', () => form({ intent: 'add', item: '1', quantity: '2' })],
    ['/api/delivery-estimate', () => json({ to: { ...boerne, address: street() }, orderCents: 50_000 })],
    ['/api/address-suggestions', () => json({ typed: '12 Main', session })],
    ['/api/address-details', () => json({ placeId: 'main-plaza', session })],
    ['/api/public/submit-quote', () => json(quoteBody(items), key())],
  ]
  return [
    ...gets.map(([route, path]) => ({ route, path })),
    ...posts.map(([route, init]) => ({
      route: `POST ${route}`,
      path: route.replace(':token', '0a'.repeat(16)),
      init,
    })),
  ]
}

type Cell = { route: string; status: number; milliseconds: number; blank: boolean }

async function send(origin: string, { route, path, init }: RouteRequest): Promise<Cell> {
  const begun = performance.now()
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
      ...init?.(),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPage = response.headers.get('content-type')?.startsWith('text/html')
    const blank = isPage ? !bytes.toString().includes('<h1') && route !== '/contact/map' : bytes.length === 0
    const isRedirect = response.status >= 300 && response.status < 400
    return {
      route,
      status: response.status,
      milliseconds: performance.now() - begun,
      blank: blank && !isRedirect,
    }
  } catch {
    return { route, status: 0, milliseconds: performance.now() - begun, blank: true }
  }
}

const sendAll = (origin: string, requests: readonly RouteRequest[]) =>
  inLanes(requests, lanes, (each) => send(origin, each))

/**
 * The expected statuses of each route while a dependency has a fault, from r7-matrix.tsv. A column may cover just one fault of a
 * dependency.
 */
function readMatrix(): Map<string, number[]> {
  const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'r7-matrix.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t').slice(1)
  return new Map(
    lines.flatMap((line) => {
      const [route = '', ...cells] = line.split('\t')
      return columns.map(
        (dependency, index) =>
          [`${dependency} ${route}`, (cells[index] ?? '').split('|').map(Number)] as const,
      )
    }),
  )
}

const untilReady = (origin: string) => until('the site is ready again', () => responds(`${origin}/ready`), 20)

/** R7: with any dependency down, slow, silent or sending garbage, each route responds within 3 s, as the matrix says. */
export async function faultMatrix(rig: Rig, items: Items, isQuick: boolean): Promise<boolean> {
  const [maps, captcha] = await Promise.all([startMapsStandIn(), startCaptchaStandIn()])
  const portOf = (url: string) => Number(new URL(url).port)
  const pictureStore = await createPictureStore()
  const proxies = {
    database: await startFaultProxy(portOf(rig.ownerUrl)),
    mail: await startFaultProxy(portOf(rig.mail.smtpUrl)),
    maps: await startFaultProxy(portOf(maps.url)),
    captcha: await startFaultProxy(portOf(captcha.entries.RECAPTCHA_VERIFY_URL)),
    pictures: pictureStore,
  }
  const through = (dependency: 'database' | 'mail' | 'maps' | 'captcha', url: string) => {
    const proxied = new URL(url)
    proxied.port = String(proxies[dependency].port)
    return proxied.href
  }
  const site = await startSiteProcess(rig.ownerUrl, {
    DATABASE_URL: through('database', roleUrl(rig.ownerUrl, 'web')),
    SMTP_URL: through('mail', rig.mail.smtpUrl),
    ...maps.entries,
    GOOGLE_PLACES_URL: through('maps', maps.url),
    GOOGLE_ROUTES_URL: through('maps', maps.url),
    ...captcha.entries,
    RECAPTCHA_VERIFY_URL: through('captcha', captcha.entries.RECAPTCHA_VERIFY_URL),
    PICTURE_STORE: pictureStore.store,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  })
  const matrix = readMatrix()
  const wrong: string[] = []
  let [requestCount, blank, late, longest] = [0, 0, 0, 0]
  let [browsed, outdated, longestBrowsed] = [0, 0, 0]
  const notBrowsed: string[] = []
  let browsing: Awaited<ReturnType<typeof startBrowsing>> | undefined
  try {
    const stored = await (
      await fetch(`${site.origin}/api/public/submit-quote`, json(quoteBody(items), key()))
    ).json()
    const requests = routeRequests((stored as { token: string }).token, pictureStore.photoPath, items)
    // Warm up the site, as it would be in production; this round isn't judged.
    await sendAll(site.origin, requests)
    browsing = await startBrowsing(site.port, requests)
    const chosen: readonly Fault[] = isQuick ? ['down', 'black hole'] : faults
    for (const dependency of dependencies)
      for (const fault of ['none', ...chosen] as Fault[]) {
        if (fault === 'none' && dependency !== 'database') continue
        await proxies[dependency].set(fault)
        if (dependency === 'database' && fault !== 'none') await sleep(noticedAfterMilliseconds)
        const cells = await sendAll(site.origin, requests)
        for (const { path, status, cache, milliseconds } of await browsing.round()) {
          browsed += 1
          if (cache === 'STALE') outdated += 1
          longestBrowsed = Math.max(longestBrowsed, milliseconds)
          if (status !== 200 || milliseconds > mostMilliseconds)
            notBrowsed.push(
              `${dependency} ${fault}: through the cache ${path} ${status} ${cache} in ${Math.round(milliseconds)} ms`,
            )
        }
        await proxies[dependency].set('none')
        await untilReady(site.origin)
        for (const { route, status, milliseconds, blank: isBlank } of cells) {
          requestCount += 1
          longest = Math.max(longest, milliseconds)
          if (isBlank) blank += 1
          if (milliseconds > mostMilliseconds) late += 1
          const right =
            fault === 'none'
              ? matrix.get(`none ${route}`)
              : (matrix.get(`${dependency} ${fault} ${route}`) ?? matrix.get(`${dependency} ${route}`))
          if (!right?.includes(status) || isBlank || milliseconds > mostMilliseconds)
            wrong.push(
              `${dependency} ${fault}: ${route} ${status} in ${Math.round(milliseconds)} ms${isBlank ? ', blank' : ''}`,
            )
        }
      }
  } finally {
    await browsing?.stop()
    site.signal('SIGKILL')
    const { database, mail, maps: mapsProxy, captcha: captchaProxy } = proxies
    const open = [database, mail, mapsProxy, captchaProxy, maps, captcha]
    await Promise.all(open.map((each) => each.stop()))
    pictureStore.remove()
  }
  for (const line of [...wrong, ...notBrowsed].slice(0, 200)) console.log(`     ${line}`)
  return report(`R7 ${dependencies.length} dependencies x ${isQuick ? 2 : 4} faults x every route`, [
    { name: 'responses', value: requestCount },
    none('not as the matrix says', wrong.length),
    none('blank', blank),
    none('slower than 3 s', late),
    { name: 'slowest, ms', value: Math.round(longest) },
    some('pages browsed through the warm cache', browsed),
    { name: 'of these, stale copies', value: outdated },
    none('not 200, or slower than 3 s', notBrowsed.length),
    { name: 'slowest through the cache, ms', value: Math.round(longestBrowsed) },
  ])
}
