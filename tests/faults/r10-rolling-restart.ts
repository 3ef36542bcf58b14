import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { quoteBody } from '#tests/support/quote-request.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { percentile, report } from './figures.ts'
import type { Rig } from './rig.ts'
import { nextVisitor } from './submitter.ts'
import { freePort } from '#tools/free-port.ts'

type Items = { inventoryId: number; quantity: number }[]
type Size = { restarts: number; clients: number }

/** No cache and no second try of a post: what fails here, fails for a visitor. */
async function startBalancer(ports: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-balancer-'))
  const port = await freePort()
  const upstreams = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const config = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log crit; worker_processes 1;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(' ')}
      upstream site { ${upstreams} keepalive 32; }
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host trees.example; proxy_set_header X-Forwarded-For $http_x_forwarded_for;
          proxy_next_upstream error timeout; } } }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined)
    if (answered?.ok === true) break
    await sleep(50)
  }
  return {
    port,
    stop: async () => {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const paths = ['/', '/inventory', '/plant-database/texas-redbud', '/contact', '/inventory.data']

function visit(port: number, agent: Agent, index: number, items: Items): Promise<number> {
  const isQuote = index % 10 === 0
  const body = isQuote ? JSON.stringify(quoteBody(items)) : undefined
  return new Promise((resolve) => {
    const asking = httpRequest(
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
    asking.once('timeout', () => asking.destroy())
    asking.once('error', () => resolve(0))
    asking.end(body)
  })
}

/** R10: two processes behind nginx are restarted in turn while visitors browse and send quotes. Nobody is failed. */
export async function rollingRestart(rig: Rig, items: Items, { restarts, clients }: Size): Promise<boolean> {
  const begun = performance.now()
  const entries = { SMTP_URL: rig.mail.smtpUrl, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'info' }
  const sites = [await startSiteProcess(rig.ownerUrl, entries), await startSiteProcess(rig.ownerUrl, entries)]
  const balancer = await startBalancer(sites.map(({ port }) => port))
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const over = new AbortController()
  const statuses = new Map<number, number>()
  const times: number[] = []
  let visits = 0
  const visitors = Array.from({ length: clients }, async () => {
    while (!over.signal.aborted) {
      const asked = performance.now()
      const status = await visit(balancer.port, agent, (visits += 1), items)
      times.push(performance.now() - asked)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(5)
    }
  })
  await sleep(1000)
  const drains: number[] = []
  for (let index = 0; index < restarts; index += 1) {
    const which = index % sites.length
    const old = sites[which]
    if (old === undefined) break
    const told = performance.now()
    old.signal('SIGTERM')
    await old.exited
    drains.push(performance.now() - told)
    if (performance.now() - told > 8_000) console.log(old.lines.slice(-2).join('\n'))
    const fresh = await startSiteProcess(rig.ownerUrl, entries, old.port)
    sites[which] = fresh
    while ((await fetch(`${fresh.origin}/ready`)).status !== 200) await sleep(50)
  }
  over.abort()
  await Promise.all(visitors)
  agent.destroy()
  await balancer.stop()
  for (const site of sites) {
    site.signal('SIGKILL')
    for (const line of site.lines.filter((each) => /"level":[456]0/.test(each)).slice(0, 3))
      console.log(line.slice(0, 300))
  }
  const failed = [...statuses].filter(([status]) => status !== 200 && status !== 201)
  const failures = failed.reduce((sum, [, count]) => sum + count, 0)
  const longest = Math.max(...drains)
  return report(`R10 ${restarts} restarts of two processes, ${clients} visitors at a time`, begun, [
    { name: 'requests', value: visits },
    { name: 'quotes among them', value: statuses.get(201) ?? 0, holds: (statuses.get(201) ?? 0) > 0 },
    { name: 'failed', value: failures === 0 ? 0 : JSON.stringify(failed), holds: failures === 0 },
    { name: 'p95, ms', value: percentile(times, 0.95) },
    { name: 'longest stop, ms', value: Math.round(longest), holds: longest < 10_000 },
  ])
}
