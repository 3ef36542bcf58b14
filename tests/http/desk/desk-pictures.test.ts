import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { imageBomb, phonePhotograph } from '#tests/support/photographs.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { startWorkerProcess } from '#tests/support/worker.ts'
import { startMailSink } from '#tools/mail-sink.ts'

// Each desk command runs in its own process, and the photo has 12 megapixels.
vi.setConfig({ testTimeout: 40_000 })

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
afterAll(() => rmSync(folder, { recursive: true }))
const store = join(folder, 'store')
const site = await startSite({ PICTURE_STORE: store })
const photograph = await phonePhotograph()
const small = await sharp({ create: { width: 200, height: 900, channels: 3, background: '#fff' } })
  .jpeg()
  .toBuffer()
const sink = await startMailSink()
afterAll(sink.stop)
await startWorkerProcess(site.ownerUrl, { SMTP_URL: sink.smtpUrl, PICTURE_STORE: store })

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const photo = write('IMG_0417.jpg', photograph)

const desk = (...args: string[]) => runDesk(site.ownerUrl, ['pictures', ...args], { PICTURE_STORE: store })
const originals = () => readdirSync(join(store, 'originals'))

async function pictureOf(id: number) {
  const { rows } = await site.owner.query<{ use_catalog_image: boolean; custom_image_url: string | null }>(
    'select use_catalog_image, custom_image_url from inventory where id = $1',
    [id],
  )
  return rows[0]
}

test('[IN-11, IM-01] a phone photo is rotated, scaled down and shown on its card and in all sizes', async () => {
  expect(await desk('add', photo, '--inventory', '121', '--dry-run')).toMatchObject({ code: 0 })
  expect(await pictureOf(121)).toMatchObject({ use_catalog_image: true })

  const result = await desk('add', photo, '--inventory', '121', '--yes')
  expect(result).toMatchObject({ code: 0, err: '' })
  const key = (await pictureOf(121))?.custom_image_url ?? ''
  expect(key).toMatch(/^escarpment-live-oak-121-[0-9a-f]{16}$/)
  expect(originals()).toEqual([`${key}.webp`])

  const page = await (await site.get('/inventory?q=escarpment+live+oak')).text()
  expect(page).toContain(`/images/thumb/${key}`)
  expect(page).toContain('Escarpment Live Oak in the yard')
  for (const [variant, width, height] of [
    ['thumb', 300, 300],
    ['medium', 600, 800],
    ['full', 1200, 1600],
  ] as const) {
    const served = await sharp(
      await (await site.getPicture(`/images/${variant}/${key}`)).arrayBuffer(),
    ).metadata()
    expect([served.format, served.width, served.height]).toEqual(['webp', width, height])
  }
})

test('neither the location nor the camera is stored', async () => {
  const key = (await pictureOf(121))?.custom_image_url ?? ''
  const stored = readFileSync(join(store, 'originals', `${key}.webp`))
  const { width, height, exif, xmp, orientation } = await sharp(stored).metadata()
  expect({ width, height, exif, xmp, orientation }).toEqual({
    width: 1800,
    height: 2400,
    exif: undefined,
    xmp: undefined,
    orientation: undefined,
  })
  expect(photograph.includes('SENTINEL')).toBe(true)
  expect(stored.includes('SENTINEL')).toBe(false)
})

test('the quote email shows the photo of that exact tree', async () => {
  const items = [{ inventoryId: 121, quantity: 2 }]
  expect((await postQuote(site.origin, quoteBody(items, { email: 'elena@example.com' }))).status).toBe(201)
  const { mail } = await until('mail', () =>
    sink.mails.find(({ recipients }) => recipients.includes('elena@example.com')),
  )
  const shown = mail.attachments.find(({ mimeType }) => mimeType === 'image/jpeg')
  expect(mail.html).toContain(`cid:${shown?.contentId?.slice(1, -1)}`)
  // The middle of the photo is the tree's crown.
  const pixels = await sharp(Buffer.from(shown?.content as ArrayBuffer))
    .extract({ left: 72, top: 72, width: 1, height: 1 })
    .raw()
    .toBuffer()
  for (const [place, value] of [0x4c, 0x6b, 0x3c].entries())
    expect(Math.abs((pixels[place] ?? 0) - value)).toBeLessThan(12)
})

test('a folder of photos named by row is added at once', async () => {
  const yard = join(folder, 'yard')
  mkdirSync(yard)
  const green = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#4c6b3c' } })
    .png()
    .toBuffer()
  writeFileSync(join(yard, '9.png'), green)
  writeFileSync(join(yard, '13.jpg'), photograph)
  writeFileSync(join(yard, '.DS_Store'), 'left by a Mac')
  expect((await desk('add', yard, '--yes')).out).toContain('2 photos added')
  expect((await pictureOf(9))?.custom_image_url).toMatch(/^anacacho-orchid-tree-9-/)
  expect((await pictureOf(13))?.custom_image_url).toMatch(/^antelope-horns-milkweed-13-/)
})

test('a picture is removed, and its files only on request', async () => {
  const key = (await pictureOf(9))?.custom_image_url ?? ''
  expect((await desk('remove', '--inventory', '9', '--yes')).out).toContain('Removed.')
  expect(await pictureOf(9)).toEqual({ use_catalog_image: true, custom_image_url: null })
  expect(originals()).toContain(`${key}.webp`)

  const other = (await pictureOf(13))?.custom_image_url ?? ''
  expect((await site.getPicture(`/images/thumb/${other}`)).status).toBe(200)
  expect((await desk('remove', '--inventory', '13', '--delete-file', '--yes')).out).toContain('files deleted')
  expect(originals()).not.toContain(`${other}.webp`)
  expect((await site.get(`/images/thumb/${other}`)).status).toBe(404)
})

describe('refused, with the reason and nothing stored', () => {
  const huge = write('huge.jpg', photograph)
  truncateSync(huge, 200_000_000)
  const unnamed = join(folder, 'unnamed')
  mkdirSync(unnamed)
  writeFileSync(join(unnamed, 'oak.jpg'), photograph)
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])
  test.each([
    ['an unknown row', [photo, '--inventory', '999999'], "There's no inventory row 999999"],
    ['no row', [photo], 'Which tree is it?'],
    ["a row that isn't a number", [photo, '--inventory', '1e3'], "'1e3' isn't an inventory number"],
    ['a missing file', [join(folder, 'no.jpg'), '--inventory', '121'], 'no such file or folder'],
    ['200 MB, by size', [huge, '--inventory', '121'], 'is 200 MB; the limit is 60 MB'],
    [
      'a text file named .jpg',
      [write('words.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'), '--inventory', '121'],
      "isn't a photo",
    ],
    [
      '900 megapixels',
      [write('bomb.jpg', imageBomb()), '--inventory', '121'],
      'has more than 120 megapixels',
    ],
    [
      'a truncated file',
      [write('torn.jpg', photograph.subarray(0, 200)), '--inventory', '121'],
      'is damaged',
    ],
    [
      'half a picture',
      [write('half.jpg', photograph.subarray(0, photograph.length / 2)), '--inventory', '121'],
      'is damaged',
    ],
    [
      'a picture smaller than a card',
      [write('small.jpg', small), '--inventory', '121'],
      'is too small: 200 × 900',
    ],
    ['an iPhone HEIC file', [write('phone.jpg', heic), '--inventory', '121'], 'is an iPhone HEIC photo'],
    [
      'a folder of files with other names',
      [unnamed],
      'Not named after an inventory number like 123.jpg: oak.jpg',
    ],
  ])('%s', async (_, args, reason) => {
    const before = [originals(), await pictureOf(121)]
    const result = await desk('add', ...args, '--yes')
    expect(result.code).toBe(1)
    expect(result.err).toContain(reason)
    expect([originals(), await pictureOf(121)]).toEqual(before)
  })

  test.each([
    ['an unknown row', ['--inventory', '999999'], "There's no inventory row 999999"],
    ['a row without its own picture', ['--inventory', '7'], 'has no picture of its own'],
    ['no row', [], 'Which picture?'],
  ])('removing %s', async (_, args, reason) => {
    const result = await desk('remove', ...args, '--yes')
    expect(result.code).toBe(1)
    expect(result.err).toContain(reason)
  })
})
