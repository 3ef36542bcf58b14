import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const text = async (path: string) => (await site.get(path)).text()

// One plant far behind the others is enough: files are dealt out by id.
await site.owner.query(
  "delete from inventory where plant_id = (select id from plants where slug = 'zexmenia')",
)
await site.owner.query("update plants set id = 90001 where slug = 'zexmenia'")

test('with more plants than one file may hold, the sitemap is a list of files', async () => {
  expect(await text('/sitemap.xml')).toContain(
    [
      '<sitemap><loc>https://trees.example/sitemaps/pages.xml</loc></sitemap>',
      '<sitemap><loc>https://trees.example/sitemaps/plants-1.xml</loc></sitemap>',
      '<sitemap><loc>https://trees.example/sitemaps/plants-2.xml</loc></sitemap>',
      '<sitemap><loc>https://trees.example/sitemaps/plants-3.xml</loc></sitemap>',
    ].join('\n'),
  )
  expect((await text('/sitemaps/pages.xml')).match(/<url>/g)).toHaveLength(63)
  expect((await text('/sitemaps/plants-1.xml')).match(/<url>/g)).toHaveLength(111)
  expect((await text('/sitemaps/plants-3.xml')).match(/<url>/g)).toHaveLength(1)
})

test.each(['/sitemaps/plants-4.xml', '/sitemaps/plants-0.xml', '/sitemaps/x'])(
  '%s is not there',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)
