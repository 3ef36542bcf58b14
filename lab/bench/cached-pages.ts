import '../../server/platform/config/require-node-24.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startRig } from '#lab/drills/rig/rig.ts'
import { startNginx } from '../../tests/support/nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { atLeast, isQuick, median, report, requestsPerSecond, takeTurns } from './measure.ts'

// P4: a page from nginx's cache compared with nginx sending the same bytes from a file, plain and compressed. Median requests per
// second by wrk, alternating. The same nginx sends the file, with the page's headers and to the same log.

const [rounds, seconds] = isQuick ? [1, 1] : [7, 5]
const path = '/inventory'

/** Returns the body as sent; fetch would decompress it. */
async function getRaw(url: string, encoding: string) {
  const sent = get(url, { agent: false, headers: { 'Accept-Encoding': encoding } })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`)
  return { headers: response.headers, body: await buffer(response) }
}

/** Headers that nginx adds to every file by itself. */
const ofEveryFile =
  /^(accept-ranges|connection|content-(encoding|length|type)|date|etag|last-modified|server|vary)$/

const [port, filePort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), 'hctc-files-'))
const rig = await startRig({ apps: 1, worker: false, entries: { SITE_ORIGIN: `http://127.0.0.1:${port}` } })
const apps = rig.origins.map((origin) => new URL(origin).host)

const { headers } = await getRaw(`${rig.origins[0]}${path}`, 'identity')
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
  writeFileSync(join(folder, 'page'), (await getRaw(cached, 'identity')).body)
  writeFileSync(join(folder, 'page.gz'), (await getRaw(cached, 'gzip')).body)
  const results = []
  for (const encoding of ['identity', 'gzip']) {
    const [ofCache, ofFile] = [await getRaw(cached, encoding), await getRaw(file, encoding)]
    if (!ofCache.body.equals(ofFile.body)) throw new Error('not the same bytes')
    const load = { clients: 32, seconds, headers: { 'Accept-Encoding': encoding } }
    const rates = await takeTurns(rounds, {
      cache: () => requestsPerSecond(cached, load),
      file: () => requestsPerSecond(file, load),
    })
    const bytes = ofCache.body.length
    console.log(`${encoding}, ${bytes} bytes`)
    console.log(`  from the cache  ${rates.cache.map(Math.round).join(', ')} per second`)
    console.log(`  from a file     ${rates.file.map(Math.round).join(', ')} per second`)
    const result = atLeast('P4', `${path}, ${encoding}`, median(rates.cache) / median(rates.file), 0.9)
    results.push({ bytes, rates, result })
  }
  report(
    'cached-pages',
    results.map(({ result }) => result),
    results,
  )
} finally {
  await nginx.stop()
  await rig.stop()
  rmSync(folder, { recursive: true })
}
