import { randomUUID } from 'node:crypto'
import { Agent, request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNginx } from '../../../tests/support/nginx.ts'
import { quoteBody } from '../../../tests/support/quote-request.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { percentile, report } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { freePort } from '../../../tools/free-port.ts'

type Items = { inventoryId: number; quantity: number }[]
type Size = { restarts: number; clients: number }

// Searches and quotes are never cached, so they always reach the application.
const paths = [
  '/',
  '/inventory?q=oak',
  '/plant-database/texas-redbud',
  '/plant-database?q=red',
  '/inventory.data?q=elm',
]

function visit(port: number, agent: Agent, index: number, items: Items): Promise<number> {
  const isQuote = index % 10 === 0
  const body = isQuote ? JSON.stringify(quoteBody(items)) : undefined
  return new Promise((resolve) => {
    const outgoing = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        path: isQuote ? '/api/public/submit-quote' : (paths[index % paths.length] ?? '/'),
        method: isQuote ? 'POST' : 'GET',
        timeout: 10_000,
        headers: {
          'X-Forwarded-For': nextVisitor(),
          ...(body !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
            'Idempotency-Key': randomUUID(),
          }),
        },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', () => resolve(0))
      },
    )
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.once('error', () => resolve(0))
    outgoing.end(body)
  })
}

/** R10: two processes behind nginx are restarted in turn while visitors browse and submit quotes. No request fails. */
export async function rollingRestart(rig: Rig, items: Items, { restarts, clients }: Size): Promise<boolean> {
  const begun = performance.now()
  const port = await freePort()
  const entries = {
    SMTP_URL: rig.mail.smtpUrl,
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  }
  const sites = await Promise.all([1, 2].map(() => startSiteProcess(rig.ownerUrl, entries)))
  const nginx = await startNginx({
    port,
    apps: sites.map((site) => `127.0.0.1:${site.port}`),
    // Clients set X-Forwarded-For as a load balancer would, each for a different visitor.
    trusted: ['127.0.0.1'],
  })
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const over = new AbortController()
  const statuses = new Map<number, number>()
  const times: number[] = []
  let visits = 0
  const visitors = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      const status = await visit(port, agent, (visits += 1), items)
      times.push(performance.now() - start)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(5)
    }
  })
  await sleep(1000)
  const drains: number[] = []
  const faults: string[] = []
  const noteFaults = (lines: readonly string[]) =>
    faults.push(...lines.filter((each) => /"level":[456]0/.test(each)).slice(0, 3))
  for (let index = 0; index < restarts; index += 1) {
    const which = index % sites.length
    const old = sites[which]
    if (old === undefined) break
    const told = performance.now()
    old.signal('SIGTERM')
    await old.exited
    drains.push(performance.now() - told)
    if (performance.now() - told > 8_000) console.log(old.lines.slice(-2).join('\n'))
    noteFaults(old.lines)
    const fresh = await startSiteProcess(rig.ownerUrl, entries, old.port)
    sites[which] = fresh
    while ((await fetch(`${fresh.origin}/ready`)).status !== 200) await sleep(50)
  }
  over.abort()
  await Promise.all(visitors)
  agent.destroy()
  await nginx.stop()
  for (const site of sites) {
    site.signal('SIGKILL')
    noteFaults(site.lines)
  }
  for (const line of faults) console.log(line.slice(0, 300))
  const failed = [...statuses].filter(([status]) => status !== 200 && status !== 201)
  const failures = failed.reduce((sum, [, count]) => sum + count, 0)
  const longest = Math.max(...drains)
  return report(`R10 ${restarts} restarts of two processes, ${clients} visitors at a time`, begun, [
    { name: 'requests', value: visits },
    { name: 'quotes among them', value: statuses.get(201) ?? 0, holds: (statuses.get(201) ?? 0) > 0 },
    { name: 'failed', value: failures === 0 ? 0 : JSON.stringify(failed), holds: failures === 0 },
    { name: 'p95, ms', value: percentile(times, 0.95) },
    { name: 'slowest request, ms', value: Math.round(Math.max(...times)) },
    { name: 'slowest shutdown, ms', value: Math.round(longest), holds: longest < 10_000 },
  ])
}
