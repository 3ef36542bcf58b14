import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

// In its own file because a read is cached for five minutes.
test("when the communities can't be read, their pages are 503, never 404, and home is complete", async () => {
  await site.owner.query('alter table communities rename to communities_away')
  const responses = await Promise.all(
    ['/tree-service/boerne', '/tree-service', '/', '/tree-service/austin'].map((path) => site.get(path)),
  )
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 404])
  expect(await responses[2]?.text()).toContain('Questions and answers')
  await site.owner.query('alter table communities_away rename to communities')
  expect((await site.get('/tree-service/boerne')).status).toBe(200)
})
