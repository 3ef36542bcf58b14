import '#server/config/require-node-24.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startRig } from '#tests/faults/rig/rig.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'
import { atLeast, isQuick, median, report, requestsPerSecond, takeTurns } from './measure.ts'

// P4: a page out of nginx's cache beside nginx sending the same bytes from a file, plain and compressed: requests a second by
// wrk, taking turns, the median of each. The file is sent by the same nginx, with the page's own headers and into the same log.

const [rounds, seconds] = isQuick ? [1, 1] : [7, 5]
const path = '/inventory'

/** As it travels: fetch would unpack it. */
async function answerOf(address: string, encoding: string) {
  const sent = get(address, { agent: false, headers: { 'Accept-Encoding': encoding } })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`)
  return { headers: answer.headers, body: await buffer(answer) }
}

/** What nginx writes by itself for a file. */
const ofEveryFile =
  /^(accept-ranges|connection|content-(encoding|length|type)|date|etag|last-modified|server|vary)$/

const [port, filePort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), 'hctc-files-'))
const rig = await startRig({ apps: 1, worker: false, entries: { SITE_ORIGIN: `http://127.0.0.1:${port}` } })
const apps = rig.origins.map((origin) => new URL(origin).host)

const { headers } = await answerOf(`${rig.origins[0]}${path}`, 'identity')
const ownHeaders = Object.entries({ ...headers, 'x-cache': 'HIT' })
  .filter(([name]) => !ofEveryFile.test(name))
  .map(([name, value]) => `add_header ${name} "${String(value)}";`)
const fileServer = `server {
  listen 127.0.0.1:${filePort};
  root ${folder};
  default_type "text/html; charset=utf-8";
  gzip_static on;
  gzip_vary on;
  ${ownHeaders.join('\n  ')}
}`
const nginx = await startNginx({
  port,
  apps,
  change: (config) => config.replace(/\}\s*$/, `${fileServer}\n}\n`),
})
try {
  const cached = nginx.origin + path
  const file = `http://127.0.0.1:${filePort}/page`
  writeFileSync(join(folder, 'page'), (await answerOf(cached, 'identity')).body)
  writeFileSync(join(folder, 'page.gz'), (await answerOf(cached, 'gzip')).body)
  const results = []
  for (const encoding of ['identity', 'gzip']) {
    const [ofCache, ofFile] = [await answerOf(cached, encoding), await answerOf(file, encoding)]
    if (!ofCache.body.equals(ofFile.body)) throw new Error('not the same bytes')
    const load = { clients: 32, seconds, headers: { 'Accept-Encoding': encoding } }
    const rates = await takeTurns(rounds, {
      cache: () => requestsPerSecond(cached, load),
      file: () => requestsPerSecond(file, load),
    })
    const bytes = ofCache.body.length
    console.log(`${encoding}, ${bytes} bytes`)
    console.log(`  out of the cache  ${rates.cache.map(Math.round).join(', ')} a second`)
    console.log(`  from a file       ${rates.file.map(Math.round).join(', ')} a second`)
    const figure = atLeast('P4', `${path}, ${encoding}`, median(rates.cache) / median(rates.file), 0.9)
    results.push({ bytes, rates, figure })
  }
  report(
    'cached-pages',
    results.map(({ figure }) => figure),
    results,
  )
} finally {
  await nginx.stop()
  await rig.stop()
  rmSync(folder, { recursive: true })
}
