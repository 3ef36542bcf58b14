import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pngOfZeros } from '../../../tests/support/photographs.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'
import { below, equal, none, peakMegabytes, report, judged } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'

/** A PNG of a few KB that unpacks to this many gray pixels. */
const bomb = (width: number, height: number, rows = height) =>
  pngOfZeros(width, height, Math.min((width + 1) * rows, 50_000_000))

/** S9: only the three variants of known keys are served, bombs are contained, and nothing is fetched from other hosts. */
export async function hostilePictures(rig: Rig, rounds: number): Promise<boolean> {
  const store = mkdtempSync(join(tmpdir(), 'hctc-s9-'))
  const originals = join(store, 'originals')
  mkdirSync(originals)
  let outbound = 0
  const listener = createServer((socket) => {
    outbound += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const elsewhere = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60" height="60"><image xlink:href="${elsewhere}/x.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/></svg>`
  const hostile: Record<string, Buffer | string> = {
    'bomb-claims.png': bomb(100_000, 100_000, 10),
    'bomb-wide.png': bomb(60_000, 1_000),
    'bomb-real.png': bomb(7_000, 7_000),
    'calls-home.svg': svg,
    'not-a-picture.jpg': '<script>alert(1)</script>',
    'empty-file.webp': '',
    'half-a-picture.png': bomb(3_000, 3_000).subarray(0, 300),
  }
  for (const [name, content] of Object.entries(hostile)) writeFileSync(join(originals, name), content)
  // As left by a process that was killed an hour ago.
  const abandoned = join(store, 'variants', 'thumb', 'old-picture-1a2b.webp.4711.part')
  mkdirSync(dirname(abandoned), { recursive: true })
  writeFileSync(abandoned, 'half a picture')
  utimesSync(abandoned, Date.now() / 1000, Date.now() / 1000 - 3600)
  const site = await startSiteProcess(rig.ownerUrl, { PICTURE_STORE: store, LOG_LEVEL: 'info' })
  const key =
    readdirSync('pictures/plates')
      .find((file) => /\.\w+$/.test(file))
      ?.replace(/\.\w+$/, '') ?? ''
  const status = async (path: string) => {
    const response = await fetch(site.origin + path, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    await response.arrayBuffer()
    return { code: response.status, type }
  }
  // On a busy machine, creating one may take longer than a response is allowed to; the next request then gets it.
  const served = async (path: string) => {
    for (let tries = 0; tries < 5 && (await status(path)).code === 503; tries += 1) await sleep(1000)
    return status(path)
  }
  const good = await Promise.all(
    ['thumb', 'medium', 'full'].map((variant) => served(`/images/${variant}/${key}`)),
  )
  const before = peakMegabytes(site.pid)
  const variants =
    'thumb medium full original originals raw 1200 w_300 THUMB thumb%2f.. .. __proto__ constructor thumb;w=9999 full?width=99999'.split(
      ' ',
    )
  const keys = [
    ...['.png', '.webp', '%00', '-'].map((end) => key + end),
    ...'..%2f..%2fpackage.json %2e%2e%2foriginals%2fbomb-real no-such-key __proto__ % http:%2f%2f127.0.0.1'.split(
      ' ',
    ),
    `../${key}`,
    key.toUpperCase(),
    'x'.repeat(500),
    encodeURIComponent(`${elsewhere}/x.png`),
  ]
  let [requested, wronglyServed] = [0, 0]
  for (const variant of variants)
    for (const each of keys) {
      requested += 1
      const { code, type } = await status(`/images/${variant}/${each}`)
      if (code === 200 || code >= 500 || type.startsWith('image/')) wronglyServed += 1
    }
  for (const variant of variants.slice(3)) {
    requested += 1
    const { code } = await status(`/images/${variant}/${key}`)
    // The question mark ends the path, so this is the plain variant.
    if (code !== (variant.startsWith('full?') ? 200 : 404) && !(code === 404)) wronglyServed += 1
  }
  const bombs: number[] = []
  let longest = 0
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      Object.keys(hostile).flatMap((name) =>
        ['thumb', 'medium', 'full'].map(async (variant) => {
          const outgoing = performance.now()
          const { code, type } = await status(`/images/${variant}/${name.replace(/\.\w+$/, '')}`)
          longest = Math.max(longest, performance.now() - outgoing)
          if (code === 200 ? type !== 'image/webp' : code !== 503 && code !== 404) bombs.push(code)
        }),
      ),
    )
  const grown = peakMegabytes(site.pid) - before
  const after = await status(`/images/thumb/${key}`)
  // Renders that outlived their request finish or give up within 10 s each.
  const countPartFiles = () =>
    readdirSync(store, { recursive: true }).filter((file) => String(file).endsWith('.part')).length
  for (let tries = 0; tries < 30 && countPartFiles() > 0; tries += 1) await sleep(500)
  const unfinished = countPartFiles()
  site.signal('SIGKILL')
  listener.close()
  rmSync(store, { recursive: true, force: true })
  return report(
    `S9 ${requested} hostile picture URLs, ${Object.keys(hostile).length} hostile files x ${rounds}`,
    [
      judged(
        'variants of a known key served (3)',
        good.filter(({ code }) => code === 200).length,
        good.every(({ code, type }) => code === 200 && type === 'image/webp'),
      ),
      none('anything else served', wronglyServed),
      none('hostile files neither resized nor refused', bombs.length),
      below('memory growth, MB', grown, 400),
      below('slowest, ms', Math.round(longest), 5_000),
      none('partial files left', unfinished),
      none('outbound requests', outbound),
      equal('a good picture afterwards', after.code, 200),
    ],
  )
}
