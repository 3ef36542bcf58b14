import '#server/require-node-24.ts'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startRig } from '#tests/faults/rig.ts'
import { startNginx } from '#tests/support/nginx.ts'
import { freePort } from '#tools/free-port.ts'

// P4: a page out of nginx's cache beside nginx sending the same bytes from a file, plain and compressed: requests a second by
// wrk, taking turns, the median of each. The file is sent by the same nginx with the same settings.

// --quick only shows that it runs.
const [rounds, seconds] = process.argv.includes('--quick') ? [1, 1] : [5, 6]
const path = '/inventory'

function measure(address: string, encoding: string): number {
  const args = ['-t', '1', '-c', '32', '-d', `${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, address]
  const output = execFileSync('wrk', args, { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${address} did not answer well:\n${output}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0)
}

/** As they travel: fetch would unpack them. */
async function bytesOf(address: string, encoding: string) {
  const sent = get(address, { agent: false, headers: { 'Accept-Encoding': encoding } })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`)
  return buffer(answer)
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const [port, filePort] = [await freePort(), await freePort()]
const folder = mkdtempSync(join(tmpdir(), 'hctc-files-'))
const fileServer = `server { listen 127.0.0.1:${filePort}; root ${folder}; default_type "text/html; charset=utf-8"; gzip_static on; gzip_vary on; }`
const rig = await startRig({
  apps: 1,
  worker: false,
  entries: { SITE_ORIGIN: `http://127.0.0.1:${port}` },
})
const nginx = await startNginx({
  port,
  apps: rig.origins.map((origin) => new URL(origin).host),
  change: (config) => config.replace(/\}\s*$/, `${fileServer}\n}\n`),
})
try {
  const cached = nginx.origin + path
  const file = `http://127.0.0.1:${filePort}/page`
  writeFileSync(join(folder, 'page'), await bytesOf(cached, 'identity'))
  writeFileSync(join(folder, 'page.gz'), await bytesOf(cached, 'gzip'))
  const results = []
  for (const encoding of ['identity', 'gzip']) {
    const bytes = (await bytesOf(file, encoding)).length
    if (bytes !== (await bytesOf(cached, encoding)).length) throw new Error('not the same bytes')
    const [ofCache, ofFile]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      ofCache.push(measure(cached, encoding))
      ofFile.push(measure(file, encoding))
    }
    const ratio = median(ofCache) / median(ofFile)
    results.push({ encoding, bytes, cache: median(ofCache), file: median(ofFile), ratio })
    console.log(`${encoding}, ${bytes} bytes`)
    console.log(`  out of the cache  ${ofCache.map(Math.round).join(', ')} a second`)
    console.log(`  from a file       ${ofFile.map(Math.round).join(', ')} a second`)
    console.log(`  P4 ${ratio >= 0.9 ? 'holds' : 'does not hold'}: ${ratio.toFixed(2)} (at least 0.9)`)
  }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(
    'test-results/bench-cached-pages.json',
    JSON.stringify({ hold: 'P4', path, results }, null, 2),
  )
  process.exitCode = results.every(({ ratio }) => ratio >= 0.9) ? 0 : 1
} finally {
  await nginx.stop()
  await rig.stop()
  rmSync(folder, { recursive: true })
}
