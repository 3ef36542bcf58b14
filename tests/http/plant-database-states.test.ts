import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

test('[PD-09] a list that cannot be read says so, is 503 and is never stored', async () => {
  await site.owner.query('revoke select on plants from hctc_web')
  const answer = await site.get('/plant-database')
  await site.owner.query('grant select on plants to hctc_web')
  const html = await answer.text()
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  expect(html).toContain('Error Loading Plants')
  expect(html).toContain('An error occurred fetching plants')
})

test('[PD-09] an empty database says that no plants are available', async () => {
  await site.owner.query('truncate plants cascade')
  const answer = await site.get('/plant-database')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('No plants available')
})

test('suggestions are a convenience: a fault leaves them empty', async () => {
  await site.owner.query('revoke select on search_words from hctc_web')
  const answer = await site.get('/api/plant-suggestions?q=oak')
  await site.owner.query('grant select on search_words to hctc_web')
  expect([answer.status, await answer.json()]).toEqual([503, { plants: [], total: 0 }])
})
