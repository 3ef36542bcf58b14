import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageBomb, phonePhotograph } from '#tests/support/photographs.ts'
import { startSite } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const store = temporaryFolder()
const originals = join(store, 'originals')
mkdirSync(originals)
writeFileSync(join(originals, 'yard-redbud-1a2b.jpg'), await phonePhotograph())
writeFileSync(join(originals, 'bomb-1.png'), imageBomb())
writeFileSync(join(originals, 'broken-1.webp'), 'this is not a picture')
writeFileSync(join(originals, 'broken-2.png'), imageBomb().subarray(0, 60))
writeFileSync(join(store, 'secret.txt'), 'secret')
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

describe('hostile requests', () => {
  test.each([
    '/images/thumb/..%2Fsecret.txt',
    '/images/thumb/..%2f..%2f..%2fetc%2fpasswd',
    '/images/thumb/%00',
    '/images/thumb/no-such-picture',
    '/images/__proto__/yard-redbud-1a2b',
  ])('%s is an uncached 404', async (path) => {
    const response = await site.get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).not.toContain('secret')
  })

  test("a picture that claims 900 megapixels isn't opened", async () => {
    const begun = performance.now()
    const { response } = await picture('thumb', 'bomb-1')
    expect(response.status).toBe(503)
    expect(performance.now() - begun).toBeLessThan(1000)
  })

  test("a file that isn't a picture is refused, and the site keeps running", async () => {
    for (const key of ['broken-1', 'broken-2'])
      expect((await picture('thumb', key)).response.status).toBe(503)
    expect((await picture('thumb')).response.status).toBe(200)
  })
})
