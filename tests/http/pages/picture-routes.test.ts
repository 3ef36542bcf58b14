import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhotograph } from '#tests/support/photographs.ts'
import { startSite } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const store = temporaryFolder()
const originals = join(store, 'originals')
mkdirSync(originals)
writeFileSync(join(originals, 'yard-redbud-1a2b.jpg'), await phonePhotograph())
const site = await startSite({ PICTURE_STORE: store })

const picture = async (variant: string, key = 'yard-redbud-1a2b') => {
  const response = await site.get(`/images/${variant}/${key}`)
  return { response, body: Buffer.from(await response.arrayBuffer()) }
}

test.each([
  ['thumb', 300, 300],
  ['medium', 600, 800],
  ['full', 1200, 1600],
])('[IM-01] a phone photo is rotated upright and resized to %s, as WebP', async (variant, width, height) => {
  const { response, body } = await picture(variant)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const served = await sharp(body).metadata()
  expect([served.format, served.width, served.height]).toEqual(['webp', width, height])
})

test('location and camera metadata are removed', async () => {
  const { body } = await picture('full')
  expect((await sharp(body).metadata()).exif).toBeUndefined()
  expect(body.includes('SENTINEL')).toBe(false)
})

test('a variant is rendered once, even when many request it at the same time', async () => {
  rmSync(join(store, 'variants'), { recursive: true })
  const responses = await Promise.all(Array.from({ length: 20 }, () => picture('thumb')))
  expect(responses.every(({ response }) => response.status === 200)).toBe(true)
  const made = statSync(join(store, 'variants/thumb/yard-redbud-1a2b.webp')).mtimeMs
  await picture('thumb')
  expect(statSync(join(store, 'variants/thumb/yard-redbud-1a2b.webp')).mtimeMs).toBe(made)
})

test('a picture requested again is a 304', async () => {
  const { response } = await picture('thumb')
  const again = await site.get('/images/thumb/yard-redbud-1a2b', {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})
