import { setTimeout as sleep } from 'node:timers/promises'
import { startNginx } from '../../../tests/support/nginx.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { report, some, none, below } from '#lab/drills/rig/measurements.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { freePort } from '../../../tools/free-port.ts'
import { responds, until } from '../../../tests/support/until.ts'
import { visitDuring } from '#lab/drills/rig/crowd.ts'

type Size = { restarts: number; clients: number }

/** R10: two processes behind nginx are restarted in turn while visitors browse and submit quotes. No request fails. */
export async function rollingRestart(rig: Rig, items: Items, { restarts, clients }: Size): Promise<boolean> {
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
  const drains: number[] = []
  const faults: string[] = []
  const noteFaults = (lines: readonly string[]) =>
    faults.push(...lines.filter((each) => /"level":[456]0/.test(each)).slice(0, 3))
  const visits = await visitDuring(nginx.origin, clients, items, async () => {
    await sleep(1000)
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
      const fresh = await startSiteProcess(rig.ownerUrl, entries, { port: old.port })
      sites[which] = fresh
      await until('it is ready', () => responds(`${fresh.origin}/ready`), 30)
    }
  })
  await nginx.stop()
  for (const site of sites) {
    site.signal('SIGKILL')
    noteFaults(site.lines)
  }
  for (const line of [...faults, ...new Set(visits.failures)]) console.log(line.slice(0, 300))
  return report(`R10 ${restarts} restarts of two processes, ${clients} visitors at a time`, [
    { name: 'requests', value: visits.requests },
    some('quotes among them', visits.quotes),
    none('failed', visits.failures.length),
    { name: 'p95, ms', value: visits.p95 },
    { name: 'slowest request, ms', value: visits.slowest },
    below('slowest shutdown, ms', Math.round(Math.max(...drains)), 10_000),
  ])
}
