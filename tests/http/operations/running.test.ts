import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { freePort } from '#tools/free-port.ts'

// Starting processes takes a while on a busy machine.
vi.setConfig({ testTimeout: 40_000 })
const { ownerUrl, owner } = await cloneDatabase()

async function start(entries: Record<string, string> = {}, part: 'site' | 'desk' = 'site') {
  const site = await startSiteProcess(ownerUrl, entries, undefined, part)
  onTestFinished(() => {
    site.signal('SIGKILL')
  })
  return site
}

function talk(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    socket.on('data', (chunk: Buffer) => (text += String(chunk)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}

/** The process no longer listens, or stopped before it accepted the connection: a proxy would try another one. */
class TurnedAway extends Error {}

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = get(url, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response))
    })
    asking.once('error', (error: NodeJS.ErrnoException) => {
      const isAtTheDoor =
        error.code === 'ECONNREFUSED' || (error.code === 'ECONNRESET' && !asking.reusedSocket)
      reject(isAtTheDoor ? new TurnedAway() : error)
    })
  })
}

test('[R10] a process that is told to stop exits within 10 s, even while clients keep sending on open connections', async () => {
  const site = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const cut: string[] = []
  let [succeeded, last] = [0, 0]
  const over = new AbortController()
  const clients = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      try {
        const { statusCode, headers } = await ask(`${site.origin}/health`, agent)
        if (statusCode === 200) succeeded += 1
        if (headers.connection === 'close') last += 1
      } catch (error) {
        if (!(error instanceof TurnedAway)) cut.push(String(error))
        await sleep(20)
      }
    }
  })
  await sleep(300)
  expect((await ask(`${site.origin}/ready`, agent)).statusCode).toBe(200)
  const begun = performance.now()
  site.signal('SIGTERM')
  await until('not ready', async () => (await fetch(`${site.origin}/ready`)).status === 503, 2)
  const [code] = await site.exited
  const seconds = (performance.now() - begun) / 1000
  over.abort()
  await Promise.all(clients)
  agent.destroy()
  expect(code).toBe(0)
  expect(seconds).toBeLessThan(10)
  expect(succeeded).toBeGreaterThan(100)
  expect(last).toBeGreaterThan(7)
  expect(cut).toEqual([])
})

test("[R10] a client that never finishes its request doesn't stop it from exiting either", async () => {
  const site = await start()
  const slow = talk(
    site.port,
    'POST /contact HTTP/1.1\r\nHost: trees.example\r\nContent-Length: 50\r\n\r\nname=',
  )
  await sleep(200)
  const begun = performance.now()
  site.signal('SIGTERM')
  await site.exited
  expect(performance.now() - begun).toBeLessThan(10_000)
  await slow
})

test('[S7, S12] input that is not even HTTP is refused, with the same headers', async () => {
  const site = await start()
  const response = await talk(site.port, 'NONSENSE\r\n\r\n')
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  expect(response).toContain("Content-Security-Policy: default-src 'none'")
  expect(response).toContain('X-Content-Type-Options: nosniff')
  const noHost = await talk(site.port, 'GET / HTTP/1.1\r\nHost: [nowhere\r\nConnection: close\r\n\r\n')
  expect(noHost).toMatch(/^HTTP\/1\.1 400 /)
  expect(noHost).toContain("We can't read this URL")
  const tooLong = await talk(site.port, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)
  expect(tooLong).toMatch(/^HTTP\/1\.1 431 /)
  site.signal('SIGTERM')
  await site.exited
})

test('[S12] a form posted to a page without one is a 405 and logs no error', async () => {
  const site = await start()
  const response = await fetch(`${site.origin}/blog`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b' }),
  })
  expect(response.status).toBe(405)
  await until('logged', async () => site.lines.some((line) => line.includes('"status":405')), 5)
  expect(site.lines.filter((line) => !line.includes('"level":30'))).toEqual([])
})

test("readiness needs the database and all of this build's migrations; liveness needs nothing", async () => {
  const site = await start()
  const lonely = await start({ DATABASE_URL: 'postgres://hctc_web:none@127.0.0.1:9/none' })
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

async function startReadOnlySite() {
  const { ownerUrl: url, owner: client } = await cloneDatabase()
  const name = new URL(url).pathname.slice(1)
  await client.query(`alter database ${name} set default_transaction_read_only = on`)
  const site = await startSiteProcess(url)
  onTestFinished(() => {
    site.signal('SIGKILL')
  })
  return {
    site,
    letWrite: () => client.query(`alter database ${name} reset default_transaction_read_only`),
  }
}

test('[OP-61] while the database is read-only, pages are served, /ready says what cannot be stored, and the mail health check fails', async () => {
  const { site } = await startReadOnlySite()
  const read = async (path: string) => {
    const response = await site.get(path)
    return [response.status, await response.json()]
  }
  const words = 'the database is read-only: quotes and messages cannot be stored'
  expect(await read('/ready')).toEqual([200, { state: 'ready', storing: words }])
  expect(await read('/health/mail')).toEqual([
    503,
    expect.objectContaining({ healthy: false, reason: words }),
  ])
  for (const path of ['/', '/inventory', '/plant-database/texas-redbud'])
    expect((await site.get(path)).status).toBe(200)
})

test('[OP-61] a process whose connections lead to a read-only database stores again once new ones do not', async () => {
  const { site, letWrite } = await startReadOnlySite()
  const [key, body] = [randomUUID(), quoteBody([{ inventoryId: 1, quantity: 99 }])]
  const submit = async () => (await postQuote(site.origin, body, { key })).status
  expect(await submit()).toBe(503)
  // Like a failover: what's open stays read-only, what's opened from now on isn't.
  await letWrite()
  await until('stored', async () => (await submit()) === 201, 10)
  expect(await (await site.get('/ready')).json()).toEqual({ state: 'ready' })
})

test.each(['site', 'desk'] as const)(
  '[OP-73] what a browser reports to the %s is logged and counted without tokens, URLs and messages',
  async (part) => {
    await owner.query('delete from rate_limits')
    const metricsPort = await freePort()
    const entries = { METRICS_PORT: String(metricsPort), DESK_ORIGIN: 'https://desk.trees.example' }
    const site = await start({ ...entries, TRUSTED_PROXIES: '127.0.0.1' }, part)
    const token = randomBytes(16).toString('base64url')
    const pages = ['quote', 'care-emails/stop', 'newsletter/stop', 'invite', 'ical', 'assets'].map(
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
      return (await fetch(`${site.origin}/api/browser-reports`, { method: 'POST', body, headers })).status
    }
    for (const [index, report] of reports.entries())
      expect(await send(JSON.stringify(report), `10.0.0.${index}`)).toBe(204)
    // One a minute for each client, and nothing that's long or isn't a report.
    expect(await send(JSON.stringify(reports[0]), '10.0.0.1')).toBe(429)
    expect(await send('x'.repeat(2049), '10.0.1.1')).toBe(413)
    for (const body of ['', '[]', '{"page":1}', token]) expect(await send(body, '10.0.1.1')).toBe(400)
    const logged = () => site.lines.filter((line) => line.includes('"msg":"browser report"'))
    await until('logged', () => logged().length === reports.length, 5)
    const route = part === 'site' ? '/quote/:token' : '/invite/:token'
    expect(logged().filter((line) => line.includes(`"route":"${route}"`))).toHaveLength(3)
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toContain(`hctc_browser_reports_total{kind="error",route="${route}"} 2`)
    expect(metrics).toContain(`hctc_browser_reports_total{kind="policy",route="${route}"} 1`)
    for (const text of [...site.lines, metrics]) {
      expect(text).not.toContain(token)
      expect(text).not.toContain('trees.example/')
    }
  },
)

test('metrics are counted by route, on their own port', async () => {
  const metricsPort = await freePort()
  const site = await start({ METRICS_PORT: String(metricsPort) })
  for (const path of [
    '/plant-database/texas-redbud',
    '/plant-database/cedar-elm',
    '/nope',
    '/quote/secret-of-elena',
  ])
    await fetch(site.origin + path)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
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

test("[OP-70] visitors take turns, posts don't wait, nothing is rendered for one who's gone, and who gets no turn is asked to come back", async () => {
  const metricsPort = await freePort()
  const site = await start({ METRICS_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1' })
  const valueOf = async (metric: string) => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(metric))
        ?.split(' ')
        .at(-1) ?? 0,
    )
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
  const post = fetch(`${site.origin}/contact`, { method: 'POST', body: new URLSearchParams({ name: 'x' }) })
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

test("a request has the same id in the log and the response, a trusted proxy's if there is one, and the log has no visitor input", async () => {
  const trusting = await start({ TRUSTED_PROXIES: '127.0.0.1' })
  const distrustful = await start()
  const numbered = { headers: { 'X-Request-Id': 'proxy-number-1' } }
  const told = await fetch(`${trusting.origin}/plant-database?search=elena+in+boerne`, numbered)
  expect(told.headers.get('x-request-id')).toBe('proxy-number-1')
  const forged = await fetch(`${distrustful.origin}/`, numbered)
  expect(forged.headers.get('x-request-id')).not.toBe('proxy-number-1')
  await fetch(`${trusting.origin}/quote/TokenOfElena-012345678`)
  await fetch(`${trusting.origin}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Elena', email: 'elena@example.com', message: 'at 118 Cibolo Ridge' }),
  })
  await until('logged', () => trusting.lines.join().includes('"route":"/contact"'))
  const line = JSON.parse(trusting.lines.find((each) => each.includes('proxy-number-1')) ?? '{}')
  expect(line).toMatchObject({ method: 'GET', route: '/plant-database', status: 200, msg: 'request' })
  expect(trusting.lines.join('\n')).toContain('"route":"/quote/:token"')
  expect(trusting.lines.join('\n')).not.toMatch(/elena|boerne|cibolo/i)
})
