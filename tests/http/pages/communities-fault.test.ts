import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

// In a file of its own: what has been read once is kept for five minutes.
test('when the communities cannot be read their pages are 503, never 404, and home is whole', async () => {
  await site.owner.query('alter table communities rename to communities_away')
  const answers = await Promise.all(
    ['/tree-service/boerne', '/tree-service', '/', '/tree-service/austin'].map((path) => site.get(path)),
  )
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 404])
  expect(await answers[2]?.text()).toContain('Questions we hear')
  await site.owner.query('alter table communities_away rename to communities')
  expect((await site.get('/tree-service/boerne')).status).toBe(200)
})
