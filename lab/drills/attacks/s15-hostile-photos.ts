import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  above,
  atMost,
  below,
  equal,
  none,
  percentile,
  report,
  some,
  yes,
} from '#lab/drills/rig/measurements.ts'
import { beginLife } from '#lab/drills/rig/quote-life.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { nextVisitor } from '#lab/drills/rig/submitter.ts'
import { imageBomb, phonePhotograph } from '../../../tests/support/photographs.ts'
import { postPhoto } from '../../../tests/support/photo-requests.ts'
import { startSiteProcess } from '../../../tests/support/site-process.ts'

const megabyte = 1_000_000
const jpegHead = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

/** S15: photos that aren't, photos on other people's quotes, and a hundred at once, while others use the site. */
export async function hostilePhotos(rig: Rig, items: Items, rounds: number): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'hctc-s15-'))
  const site = await startSiteProcess(rig.ownerUrl, { PRIVATE_FILES: folder, TRUSTED_PROXIES: '127.0.0.1' })
  const victim = await beginLife(rig, items)
  const attacker = await beginLife(rig, items)
  const good = await phonePhotograph()

  const hostile: Record<string, Buffer> = {
    'a script': Buffer.from('<script>alert(1)</script>'),
    'an SVG that reads a file': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><image href="file:///etc/passwd" width="9" height="9"/></svg>',
    ),
    'a bomb of 900 megapixels': imageBomb(),
    'a JPEG head and noise': Buffer.concat([jpegHead, randomBytes(5000)]),
    'half a photo': good.subarray(0, good.length / 2),
    'a GIF': await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .gif()
      .toBuffer(),
    'a TIFF': await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .tiff()
      .toBuffer(),
    'a PDF': Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n'),
    nothing: Buffer.alloc(0),
    'more than 15 MB': Buffer.concat([good, Buffer.alloc(16 * megabyte)]),
  }
  let taken = 0
  for (let round = 0; round < rounds; round += 1) {
    // Each file is to be refused for what it is, not because there were too many.
    await rig.query('delete from rate_limits')
    for (const [name, file] of Object.entries(hostile)) {
      const { status } = await postPhoto(site.origin, attacker.token, file, { client: nextVisitor() })
      if (status >= 400 && status < 500) continue
      taken += 1
      console.log(`     ${name} got status ${status}`)
    }
  }

  // A photo followed by a script, as some servers would serve it.
  const polyglot = Buffer.concat([good, Buffer.from('<script>alert("SENTINEL")</script>')])
  const polyglotStatus = (await postPhoto(site.origin, attacker.token, polyglot, { client: nextVisitor() }))
    .status
  const firstStatus = (await postPhoto(site.origin, victim.token, good, { client: nextVisitor() })).status
  const [photo] = await rig.query('select photo_key as key from quote_photos where quote_id = $1', [
    victim.id,
  ])
  const key = String(photo?.['key'])

  const foreign = await Promise.all(
    [
      `/quote/${attacker.token}/photos/full/${key}`,
      `/quote/${randomBytes(16).toString('base64url')}/photos/full/${key}`,
      `/quote/${victim.token}/photos/full/${randomUUID()}`,
      `/quote/${victim.token}/photos/..%2Ffull/${key}`,
      `/images/full/${key}`,
      `/images/thumb/${key}.jpg`,
      `/.local/private/${key}`,
    ].map(async (path) => (await site.get(path)).status),
  )
  const foreignPosts = await Promise.all([
    postPhoto(site.origin, victim.readToken, good, { client: nextVisitor() }),
    postPhoto(site.origin, randomBytes(16).toString('base64url'), good, { client: nextVisitor() }),
    postPhoto(site.origin, victim.token, good, {
      client: nextVisitor(),
      headers: { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
    }),
  ])

  // A photo that isn't on the attacker's quote counts as already removed.
  await fetch(`${site.origin}/quote/${attacker.token}/photos/${key}/remove`, { method: 'POST' })

  const own = await site.get(`/quote/${victim.token}/photos/full/${key}`)
  const served = Buffer.from(await own.arrayBuffer())
  const facts = await sharp(served).metadata()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  const leaks = files.filter((file) =>
    /SENTINEL|Exif|GPS/.test(readFileSync(join(file.parentPath, file.name), 'latin1')),
  ).length

  // A hundred at once from many visitors, while somebody reads pages.
  const waits: number[] = []
  const uploading = new AbortController()
  const reading = (async () => {
    while (!uploading.signal.aborted) {
      const since = performance.now()
      const page = await site.get('/contact')
      await page.arrayBuffer()
      if (page.status === 200) waits.push(performance.now() - since)
    }
  })()
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const response = await postPhoto(site.origin, attacker.token, good, { client: nextVisitor() })
      return response.status
    }),
  )
  uploading.abort()
  await reading
  const odd = statuses.filter((status) => ![201, 409, 429, 503].includes(status)).length
  const [counted] = await rig.query(
    `select count(*)::int as rows, max(photos)::int as most from quote_photos,
      lateral (select count(*) as photos from quote_photos own where own.quote_id = quote_photos.quote_id) each`,
  )

  await rig.query("select forget_person(array(select id from quotes), '{}', '{}', '{}')")
  const gone = await site.get(`/quote/${victim.token}/photos/full/${key}`)
  const [left] = await rig.query('select count(*)::int as rows from quote_photos')
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  const refusedPosts = foreignPosts.filter(({ status }) => status === 404 || status === 403).length
  const { most } = counted ?? {}
  return report(`S15 hostile photos, ${rounds} rounds`, [
    none('files that are no photo, taken', taken),
    equal('photo: status', firstStatus, 201),
    equal('photo with a script behind it: status', polyglotStatus, 201),
    none('foreign URLs that find something', foreign.filter((status) => status !== 404).length),
    equal('foreign posts refused', refusedPosts, foreignPosts.length),
    equal('photo after a foreign removal: status', own.status, 200),
    equal('how it may be cached', own.headers.get('cache-control') ?? '', 'private, no-store'),
    atMost('longest side, pixels', Math.max(facts.width, facts.height), 2048),
    yes('without camera data', facts.exif === undefined),
    some('stored files', files.length),
    none('of these, with location, camera or script', leaks),
    none('100 at once: unexpected statuses', odd),
    atMost('most photos on one quote', Number(most), 6),
    above('pages opened meanwhile', waits.length, 10),
    below('95th percentile of these, ms', percentile(waits, 0.95), 2000),
    equal('after deletion: status', gone.status, 404),
    none('after deletion: rows', Number(left?.['rows'])),
  ])
}
