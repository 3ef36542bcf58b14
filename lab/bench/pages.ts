import '../../server/platform/config/require-node-24.ts'
import { spawn } from 'node:child_process'
import { roleUrl } from '../../server/platform/database/roles.ts'
import { childEnv } from '../../server/platform/config/env.ts'
import { startRig, untilHealthy } from '#lab/drills/rig/rig.ts'
import { freePort } from '../../tools/free-port.ts'
import { atLeast, isQuick, median, report, requestsPerSecond, takeTurns } from './measure.ts'

// P5: an uncached page compared with a bare React render of the same tree with the same queries (lab/bench/bare-server.ts), and a JSON
// read compared with plain node:http. Median requests per second by wrk, alternating. Each request has a cookie, so each response
// is rendered separately. Compression is off, and measured separately.

const [rounds, seconds] = isQuick ? [1, 1] : [7, 4]
const clients = 8
const entries = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://trees.example',
  SECRET_KEY: 'only for measuring, known to everyone',
  LOG_LEVEL: 'info',
}

/** Removes what only one of them adds: the hydration data and the script loading. */
const withoutFrameworksOwn = (html: string) =>
  html
    .replaceAll(/<script(?! type="application\/ld)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<!--\/?\$-->/g, '')

async function requireSamePage(path: string, origins: readonly string[]) {
  const [site, bare] = await Promise.all(
    origins.map(async (origin) => withoutFrameworksOwn(await (await fetch(origin + path)).text())),
  )
  if (site !== bare) throw new Error(`${path} differs between the site and the bare server`)
}

const rig = await startRig({ apps: 1, worker: false, entries })
const barePort = await freePort()
const bareServer = spawn(process.execPath, ['lab/bench/bare-server.ts'], {
  env: childEnv({
    ...entries,
    DATABASE_URL: roleUrl(rig.ownerUrl, 'web'),
    SMTP_URL: rig.mail.smtpUrl,
    PORT: String(barePort),
  }),
  stdio: ['ignore', 'ignore', 'inherit'],
})
const site = rig.origins.join('')
const bare = `http://127.0.0.1:${barePort}`
const stock = await rig.query('select id from inventory where deleted_at is null order by id limit 3')

const cases = [
  { path: '/plant-database/texas-redbud', least: 0.6 },
  { path: '/inventory', least: 0.6 },
  { path: '/tree-service/boerne', least: 0.6 },
  { path: '/api/plant-suggestions?q=oak', least: 0.5 },
  { path: `/api/cart-items?ids=${stock.map(({ id }) => id).join(',')}`, least: 0.5 },
]

try {
  await untilHealthy(bare)
  const results = []
  for (const { path, least } of cases) {
    await requireSamePage(path, [site, bare])
    const load = (origin: string, encoding: string) => () =>
      requestsPerSecond(origin + path, {
        clients,
        seconds,
        headers: { 'Accept-Encoding': encoding, Cookie: 'visitor=1' },
      })
    // Warm up: the first run is slow.
    await takeTurns(isQuick ? 0 : 1, { site: load(site, 'identity'), bare: load(bare, 'identity') })
    const rates = {
      ...(await takeTurns(rounds, { site: load(site, 'identity'), bare: load(bare, 'identity') })),
      ...(await takeTurns(rounds, { compressed: load(site, 'br') })),
    }
    const ratio = median(rates.site) / median(rates.bare)
    console.log(path)
    for (const [name, each] of Object.entries(rates))
      console.log(`  ${name.padEnd(10)} ${each.map((rate) => rate.toFixed(0)).join(', ')} per second`)
    results.push({ path, rates, result: atLeast('P5', path, ratio, least) })
  }
  report(
    'pages',
    results.map(({ result }) => result),
    results,
  )
} finally {
  bareServer.kill()
  await rig.stop()
}
