import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

// The first three tests need a process that has never loaded the catalog.
const site = await startSite()

test('[IN-07] an inventory that takes too long to load says so, with Try Again, as an uncached 503', async () => {
  await site.owner.query('begin; lock table inventory in access exclusive mode')
  const response = await site.get('/inventory?q=oak')
  const html = await response.text()
  await site.owner.query('rollback')
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(html).toContain('Error loading inventory')
  expect(html).toContain('Search failed: the stock list took too long to load')
  expect(html).toMatch(/href="\/inventory\?q=oak"[^>]*>Try Again/)
  expect(html).toContain('<meta name="robots" content="noindex"')
})

test("[IN-07] any other fault is 'An error occurred', and the database's message stays in the log", async () => {
  await site.owner.query('alter table inventory rename to inventory_away')
  const response = await site.get('/inventory')
  const html = await response.text()
  await site.owner.query('alter table inventory_away rename to inventory')
  expect(response.status).toBe(503)
  expect(html).toContain('An error occurred')
  expect(html).not.toContain('inventory_away')
  expect(html).not.toContain('relation')
})

test("[PD-09] the page says that plants can't be loaded, as an uncached 503", async () => {
  await site.owner.query('revoke select on plants from hctc_web')
  const response = await site.get('/plant-database')
  const suggestions = await site.get('/api/plant-suggestions?q=oak')
  const ready = await site.get('/ready')
  await site.owner.query('grant select on plants to hctc_web')
  const html = await response.text()
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(html).toContain('Error Loading Plants')
  expect(html).toContain('An error occurred fetching plants')
  // Suggestions are optional: on a fault they're empty.
  expect([suggestions.status, await suggestions.json()]).toEqual([503, { groups: [], total: 0 }])
  expect(ready.status).toBe(503)
})

test("if the catalog can't be reloaded, the old one still fills the lists and guides, uncached", async () => {
  expect((await site.get('/ready')).status).toBe(200)
  await site.owner.query('alter table inventory rename to inventory_away')
  await expect(site.reload()).rejects.toThrow('inventory')
  for (const path of [
    '/inventory?q=redbud',
    '/plant-database?q=redbud',
    '/inventory.data?q=redbud',
    '/plant-database/texas-redbud',
  ]) {
    const response = await site.get(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await response.text()).toContain('Texas Redbud')
  }
  expect((await site.get('/api/cart-items?ids=338')).status).toBe(200)
  await site.owner.query('alter table inventory_away rename to inventory')
  await site.reload()
  expect((await site.get('/inventory?q=redbud')).status).toBe(200)
}, 60_000)

test('[PD-09] with an empty database, the page says that no plants are available', async () => {
  await site.owner.query('truncate plants cascade')
  await site.reload()
  const response = await site.get('/plant-database')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('No plants available')
})
