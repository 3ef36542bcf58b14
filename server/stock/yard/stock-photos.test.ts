import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { imageBomb, phonePhotograph } from '#tests/support/photographs.ts'
import { storeStockPhoto } from './stock-photos.ts'

const store = mkdtempSync(join(tmpdir(), 'stock-photos-'))
afterAll(() => rmSync(store, { recursive: true }))
beforeEach(() => void vi.stubEnv('PICTURE_STORE', store))
// Takes a while to draw.
const photograph = await phonePhotograph()
const pictures = () =>
  readdirSync(store, { recursive: true }).filter((name) => String(name).endsWith('.webp'))

test("[DK-55] a phone's photo is stored upright and in every size, without location or camera data", async () => {
  const key = await storeStockPhoto(photograph, 'lacey-oak-121')
  expect(key).toMatch(/^lacey-oak-121-[0-9a-f]{16}$/)
  expect(new Set(pictures())).toEqual(
    new Set(
      ['originals', 'variants/full', 'variants/medium', 'variants/thumb'].map(
        (folder) => `${folder}/${key}.webp`,
      ),
    ),
  )
  const stored = readFileSync(join(store, 'originals', `${key}.webp`))
  const { width, height, exif, xmp, orientation } = await sharp(stored).metadata()
  expect([width, height, exif, xmp, orientation]).toEqual([1800, 2400, undefined, undefined, undefined])
  expect([photograph, stored].map((bytes) => bytes.includes('SENTINEL'))).toEqual([true, false])
})

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } }).jpeg()

test.each([
  ['a text file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "isn't a photo"],
  ['900 megapixels', imageBomb(), 'has more than 120 megapixels'],
  ['a truncated file', photograph.subarray(0, 200), 'is damaged'],
  ['half a picture', photograph.subarray(0, photograph.length / 2), 'is damaged'],
  ['a picture smaller than a card', await flat(200, 900).toBuffer(), 'is too small: 200 × 900'],
  [
    'an iPhone HEIC file',
    Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)]),
    'is an iPhone HEIC photo',
  ],
])('[DK-55] %s is refused, and nothing is stored', async (_, bytes, reason) => {
  const before = pictures()
  await expect(storeStockPhoto(bytes, 'oak')).rejects.toThrow(`This ${reason}`)
  expect(pictures()).toEqual(before)
})

test('[DK-55] pictures in hosted storage are not added here', async () => {
  vi.stubEnv('PICTURE_RENDER_URL', 'https://pictures.example/render')
  await expect(storeStockPhoto(photograph, 'oak')).rejects.toThrow('hosted storage')
})
