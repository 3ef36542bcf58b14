import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { communities } from '#domain/places/communities.ts'
import { startSite } from '#tests/support/site.ts'
import { readPlantRecords } from '#tools/catalogue/plant-record.ts'

const site = await startSite()

describe('each page has one URL', () => {
  test.each([
    ['/services/Tree-Service?from=mail&X=1', '/services/tree-service?from=mail&X=1'],
    ['//evil.example/', '/evil.example'],
  ])('[RT-02] %s permanently redirects to %s', async (path, to) => {
    const response = await site.get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })
})

test('robots.txt allows everyone and names the sitemap', async () => {
  const response = await site.get('/robots.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://trees.example/sitemap.xml\n',
  )
})

describe('the sitemap', () => {
  test('lists every public page once, with the date of its last change', async () => {
    const response = await site.get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const text = await response.text()
    const urls = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
    expect(new Set(urls).size).toBe(urls.length)
    const count = (beginning: string) =>
      urls.filter((url) => url.startsWith(`https://trees.example${beginning}`)).length
    // Ten lists, and the finder.
    expect(count('/plant-database/')).toBe(readPlantRecords().length + 11)
    // Two communities are too little known for a search engine.
    expect(count('/tree-service/')).toBe(communities.length - 2)
    expect(count('/services/')).toBe(7)
    expect(count('/blog/')).toBe(18)
    for (const path of [
      '/',
      '/plant-database',
      '/inventory',
      '/plant-database/finder',
      '/blog',
      '/contact',
      '/tree-service',
      '/es',
      '/water-card',
    ])
      expect(urls).toContain(`https://trees.example${path}`)
    expect(text).toContain(
      '<loc>https://trees.example/blog/oak-wilt-calendar</loc><lastmod>2026-11-19</lastmod>',
    )
    // A page without a recorded date has none: a made-up date would be worse.
    expect(text.match(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/g)).toHaveLength(urls.length - 5)
  })

  test("keeps a plant's date if it's saved without changes", async () => {
    const changed = () =>
      site.owner.query<{ slug: string; changed_at: Date }>(
        "select slug, changed_at from plants where slug in ('texas-redbud', 'cedar-elm') order by slug",
      )
    await site.owner.query("update plants set changed_at = '2025-01-01'")
    await site.owner.query("update plants set description = description where slug = 'cedar-elm'")
    await site.owner.query("update plants set description = description || '.' where slug = 'texas-redbud'")
    const { rows } = await changed()
    expect(rows.map(({ changed_at }) => changed_at.getFullYear())).toEqual([2025, new Date().getFullYear()])
  })
})

test("the manifest's icons exist in the stated sizes", async () => {
  const response = await site.get('/manifest.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] }
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await site.get(src)
    expect(icon.status).toBe(200)
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata()
    expect([`${width}x${height}`, 'any']).toContain(sizes)
  }
  const home = await (await site.get('/')).text()
  for (const tag of ['rel="manifest"', 'rel="apple-touch-icon"']) expect(home).toContain(tag)
})
