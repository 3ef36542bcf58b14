import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { freePort } from '#tools/free-port.ts'

// Starting processes takes a while on a busy machine.
vi.setConfig({ testTimeout: 40_000 })
const { ownerUrl, owner } = await cloneDatabase()

const nowhere = 'postgres://hctc_web:none@127.0.0.1:9/none'
const [metricsPort, deskMetricsPort] = [await freePort(), await freePort()]
const trusting = { TRUSTED_PROXIES: '127.0.0.1', DESK_ORIGIN: 'https://desk.trees.example' }
/** The last one has no database, and trusts no proxy. */
const [site, desk, lonely] = await Promise.all([
  startSiteProcess(ownerUrl, { ...trusting, METRICS_PORT: String(metricsPort) }),
  startSiteProcess(ownerUrl, { ...trusting, METRICS_PORT: String(deskMetricsPort) }, { part: 'desk' }),
  startSiteProcess(ownerUrl, { DATABASE_URL: nowhere }),
])
afterAll(() => [site, desk, lonely].forEach(({ signal }) => signal('SIGKILL')))

const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

function talk(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    socket.on('data', (chunk: Buffer) => (text += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

test('[R10] a process that is told to stop is no longer ready, and exits within 10 s though a client never finishes', async () => {
  const stopping = await startSiteProcess(ownerUrl)
  onTestFinished(() => {
    stopping.signal('SIGKILL')
  })
  const slow = talk(
    stopping.port,
    'POST /contact HTTP/1.1\r\nHost: trees.example\r\nContent-Length: 50\r\n\r\nname=',
  )
  await sleep(200)
  const begun = performance.now()
  stopping.signal('SIGTERM')
  await until('not ready', async () => (await stopping.get('/ready')).status === 503, 2)
  const [code] = await stopping.exited
  expect(code).toBe(0)
  expect(performance.now() - begun).toBeLessThan(10_000)
  await slow
})

test('[S7, S12] input that is not even HTTP is refused, with the same headers', async () => {
  const response = await talk(site.port, 'NONSENSE\r\n\r\n')
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(response).toContain("Content-Security-Policy: default-src 'none'")
  expect(response).toContain('X-Content-Type-Options: nosniff')
  const noHost = await talk(site.port, 'GET / HTTP/1.1\r\nHost: [nowhere\r\nConnection: close\r\n\r\n')
  expect(noHost).toMatch(/^HTTP\/1\.1 400 /)
  expect(noHost).toContain("We can't read this URL")
  const tooLong = await talk(site.port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(tooLong).toMatch(/^HTTP\/1\.1 431 /)
})

test('[S12] a form posted to a page without one is a 405 and logs no error', async () => {
  const before = site.lines.length
  const response = await fetch(`${site.origin}/blog`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(response.status).toBe(405)
  const logged = () => site.lines.slice(before)
  await until('logged', async () => logged().some((line) => line.includes('"status":405')), 5)
  expect(logged().filter((line) => !line.includes('"level":30'))).toEqual([])
})

test("readiness needs the database and all of this build's migrations; liveness needs nothing", async () => {
  const state = async (url: string) => {
    const response = await fetch(url)
    return [response.status, ((await response.json()) as { state: string }).state]
  }
  expect(await state(`${site.origin}/ready`)).toEqual([200, 'ready'])
  await owner.query("update schema_migrations set name = '9999_other.sql' where name = '0010_privacy.sql'")
  expect(await state(`${site.origin}/ready`)).toEqual([503, 'migrations missing'])
  await owner.query("update schema_migrations set name = '0010_privacy.sql' where name = '9999_other.sql'")
  expect(await state(`${lonely.origin}/ready`)).toEqual([503, 'database away'])
  expect(await state(`${lonely.origin}/health`)).toEqual([200, 'alive'])
})

test('[OP-61] while the database is read-only, pages are served, /ready and the mail health check say so, and later it stores again', async () => {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  const reading = await startSiteProcess(url)
  onTestFinished(() => {
    reading.signal('SIGKILL')
  })
  const read = async (path: string) => {
    const response = await reading.get(path)
    return [response.status, await response.json()]
  }
  const words = 'the database is read-only: quotes and messages cannot be stored'
  expect(await read('/ready')).toEqual([200, { state: 'ready', storing: words }])
  expect(await read('/health/mail')).toEqual([
    503,
    expect.objectContaining({ healthy: false, reason: words }),
  ])
  for (const path of ['/', '/inventory', '/plant-database/texas-redbud'])
    expect((await reading.get(path)).status).toBe(200)
  const [key, body] = [randomUUID(), quoteBody([{ inventoryId: 1, quantity: 99 }])]
  const submit = async () => (await postQuote(reading.origin, body, { key })).status
  expect(await submit()).toBe(503)
  // Like a failover: what's open stays read-only, what's opened from now on isn't.
  await client.query(`alter database ${name} reset default_transaction_read_only`)
  await until('stored', async () => (await submit()) === 201, 10)
  expect(await read('/ready')).toEqual([200, { state: 'ready' }])
})

test.each([
  ['site', site, metricsPort, '/quote/:token'],
  ['desk', desk, deskMetricsPort, '/invite/:token'],
] as const)(
  '[OP-73] what a browser reports to the %s is logged and counted without tokens, URLs and messages',
  async (_, { origin, lines }, port, route) => {
    await owner.query('delete from rate_limits')
    const token = randomBytes(16).toString('base64url')
    const pages = ['quote', 'care-emails/stop', 'newsletter/stop', 'invite', 'assets'].map(
      (folder) => `/${folder}/${token}`,
    )
    const url = (page: string) => `https://trees.example${page}?token=${token}&q=${token}`
    const reports = pages.flatMap((page) => [
      { page, message: `Failed at ${url(page)}, ${token}`, at: `${page}:1:2` },
      { page: url(page), message: token, at: `/assets/${token}.js:1:2` },
      {
        'csp-report': {
          'document-uri': url(page),
          referrer: url(page),
          'blocked-uri': url(page),
          'source-file': url(page),
          'effective-directive': 'script-src-elem',
          'line-number': 3,
          'script-sample': token,
        },
      },
    ])
    const send = async (body: string, client: string) => {
      const headers = {
        'X-Forwarded-For': client,
        'User-Agent': `Mozilla Firefox/140 ${token}`,
        Referer: url('/'),
      }
      return (await fetch(`${origin}/api/browser-reports`, { method: 'POST', body, headers })).status
    }
    for (const [index, report] of reports.entries())
      expect(await send(JSON.stringify(report), `10.0.0.${index}`)).toBe(204)
    // One a minute for each client, and nothing that's long or isn't a report.
    expect(await send(JSON.stringify(reports[0]), '10.0.0.1')).toBe(429)
    expect(await send('x'.repeat(2049), '10.0.1.1')).toBe(413)
    for (const body of ['', '[]', '{"page":1}', token]) expect(await send(body, '10.0.1.1')).toBe(400)
    const logged = () => lines.filter((line) => line.includes('"msg":"browser report"'))
    await until('logged', () => logged().length === reports.length, 5)
    expect(logged().filter((line) => line.includes(`"route":"${route}"`))).toHaveLength(3)
    const metrics = await metricsAt(port)
    expect(metrics).toContain(`hctc_browser_reports_total{kind="error",route="${route}"} 2`)
    expect(metrics).toContain(`hctc_browser_reports_total{kind="policy",route="${route}"} 1`)
    for (const text of [...lines, metrics]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain('trees.example/')
    }
  },
)

test('metrics are counted by route, on their own port', async () => {
  for (const path of [
    '/plant-database/texas-redbud',
    '/plant-database/cedar-elm',
    '/nope',
    '/quote/secret-of-elena',
  ])
    await fetch(site.origin + path)
  const metrics = await metricsAt(metricsPort)
  expect(metrics).toContain(
    'hctc_http_requests_total{route="/plant-database/:slug",method="GET",status="2xx"} 2',
  )
  expect(metrics).toMatch(
    /hctc_http_request_duration_seconds_bucket\{le="0.1",route="\/plant-database\/:slug"\}/,
  )
  expect(metrics).toContain('hctc_page_renders_total{route="/plant-database/:slug"} 2')
  expect(metrics).toMatch(/hctc_database_connections\{state="open"\} [1-9]/)
  expect(metrics).toContain('nodejs_eventloop_lag_seconds')
  expect(metrics).not.toMatch(/redbud|elena|nope/)
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404)
})

test("a request has the same id in the log and the response, a trusted proxy's if there is one, and the log has no visitor input", async () => {
  const numbered = { headers: { 'X-Request-Id': 'proxy-number-1' } }
  const told = await fetch(`${site.origin}/plant-database?search=elena+in+boerne`, numbered)
  expect(told.headers.get('x-request-id')).toBe('proxy-number-1')
  const forged = await fetch(`${lonely.origin}/`, numbered)
  expect(forged.headers.get('x-request-id')).not.toBe('proxy-number-1')
  await fetch(`${site.origin}/quote/TokenOfElena-012345678`)
  await fetch(`${site.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Elena', email: 'elena@example.com', message: 'at 118 Cibolo Ridge' }),
  })
  await until('logged', () => site.lines.join().includes('"route":"/contact"'))
  const line = JSON.parse(site.lines.find((each) => each.includes('proxy-number-1')) ?? '{}')
  expect(line).toMatchObject({ method: 'GET', route: '/plant-database', status: 200, msg: 'request' })
  expect(site.lines.join('\n')).toContain('"route":"/quote/:token"')
  expect(site.lines.join('\n')).not.toMatch(/elena|boerne|cibolo/i)
})

test("[OP-70] visitors take turns, posts don't wait, nothing is rendered for one who's gone, and who gets no turn is asked to come back", async () => {
  const valueOf = async (metric: string) => {
    const line = (await metricsAt(metricsPort)).split('\n').find((each) => each.startsWith(metric))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  const read = (ip: string, words: string, init: RequestInit = {}) =>
    fetch(`${site.origin}/inventory?q=${words}`, { ...init, headers: { 'X-Forwarded-For': ip } })
  await read('203.0.113.1', 'warm')

  let rendered = 0
  const greedy = Array.from({ length: 150 }, async (_, index) => {
    const { status, headers } = await read('203.0.113.2', `oak${index}`)
    if (status === 200) rendered += 1
    return `${status} ${headers.get('Retry-After')}`
  })
  await sleep(200)
  // Sent by the greedy one itself: in line, it would be the last of them.
  const post = fetch(`${site.origin}/contact`, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '203.0.113.2' },
    body: new URLSearchParams({ name: 'x' }),
  })
  const [before, other, posted] = [rendered, await read('203.0.113.3', 'elm'), await post]
  expect([other.status, posted.status]).toEqual([200, 422])
  expect(rendered - before).toBeLessThan(50)
  expect(new Set(await Promise.all(greedy))).toEqual(new Set(['200 null', '503 5']))
  expect(await valueOf('hctc_busy_total{work="page"}')).toBeGreaterThan(0)

  const renders = await valueOf('hctc_page_renders_total{route="/inventory"}')
  const gone = new AbortController()
  const { signal } = gone
  const left = Array.from({ length: 50 }, (_, index) => read('203.0.113.4', `ash${index}`, { signal }))
  setTimeout(() => gone.abort(), 200)
  expect((await Promise.allSettled(left)).some(({ status }) => status === 'rejected')).toBe(true)
  expect((await read('203.0.113.4', 'plum')).status).toBe(200)
  expect((await valueOf('hctc_page_renders_total{route="/inventory"}')) - renders).toBeLessThan(40)
})
