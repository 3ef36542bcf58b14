import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { imageBomb, phonePhotograph } from '#tests/support/photographs.ts'
import { reencodePhoto } from './customer-photo.ts'

// Takes a while to draw.
const photograph = await phonePhotograph()

async function reencoded(bytes: Buffer) {
  const photo = await reencodePhoto(bytes)
  if (typeof photo === 'string') throw new Error(photo)
  return photo
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'olive' } })

test("[QL-19] a phone's photo is stored upright, at most 2,048 px, without location or camera data", async () => {
  expect((await sharp(photograph).metadata()).exif?.toString('latin1')).toContain('SENTINEL')
  const { full, small, width, height } = await reencoded(photograph)
  expect([width, height]).toEqual([1536, 2048])
  expect(await sharp(full).metadata()).toMatchObject({ format: 'jpeg', width, height })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'jpeg', width: 360, height: 480 })
  for (const file of [full, small]) {
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(file.toString('latin1')).not.toMatch(/SENTINEL|Exif|GPS/)
  }
})

test('[QL-19] the quality goes down until the file is about 600 KB', async () => {
  // Noise is the hardest picture to compress; blurred a little, it's denser than foliage.
  const noise = sharp(randomBytes(2048 * 2048 * 3), { raw: { width: 2048, height: 2048, channels: 3 } })
  const { full } = await reencoded(await noise.blur(1.2).jpeg({ quality: 95 }).toBuffer())
  expect(full.length).toBeLessThan(700_000)
})

test.each(['jpeg', 'png', 'webp'] as const)('[QL-19] a small %s keeps its size', async (format) => {
  const { width, height } = await reencoded(await flat(300, 200).toFormat(format).toBuffer())
  expect([width, height]).toEqual([300, 200])
})

test.each([
  ['an empty file', Buffer.alloc(0), 'unreadable'],
  ['text', Buffer.from('not a photo'), 'unreadable'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'unreadable'],
  ['a GIF', await flat(9, 9).gif().toBuffer(), 'unreadable'],
  ['the beginning of a JPEG', (await flat(900, 900).jpeg().toBuffer()).subarray(0, 400), 'unreadable'],
  ['an image bomb', imageBomb(), 'too-many-pixels'],
  ['41 megapixels', await flat(8_200, 5_000).png().toBuffer(), 'too-many-pixels'],
])('[QL-19] %s is refused', async (_, bytes, problem) => {
  expect(await reencodePhoto(bytes)).toBe(problem)
})
