import { expect, test } from 'vitest'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { linkNamed, pressed } from '#tests/support/without-javascript.ts'

const site = await startSite()
const three = 'escarpment-live-oak,cedar-elm,monterrey-oak'

test('a comparison says where the plants differ and what is the same, with prices in 15 gal', async () => {
  const response = await site.get(`/compare?plants=${three}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  const words = wordsIn(mainOf(html))
  for (const part of [
    'Growth',
    'Slow',
    'Fast',
    'Oak wilt',
    'The same for all of them: little water once rooted',
  ])
    expect(words).toContain(part)
  expect(html).toContain('Add Cedar Elm, 15 gal, to your quote')
  expect(html).toContain('Cedar Elm: Flowers July to October.')
})

test.each([
  [`plants=${three},cedar-elm`, `plants=${three}`],
  ['plants=no-such-plant,cedar-elm,lacey-oak', 'plants=cedar-elm,lacey-oak'],
  ['plants=cedar-elm,lacey-oak&size=9-gal&x=1', 'plants=cedar-elm,lacey-oak'],
  ['plants=cedar-elm&plants=lacey-oak', 'plants=cedar-elm,lacey-oak'],
  [`plants=${three},lacey-oak,bur-oak`, `plants=${three},lacey-oak`],
])('?%s redirects to ?%s', async (query, canonical) => {
  const response = await site.get(`/compare?${query}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, `/compare?${canonical}`])
  expect((await site.get(`/compare?${canonical}`)).status).toBe(200)
})

test('[GR-05] each plant is as tall in ten years as the chosen size makes it', async () => {
  const wordsOf = async (query: string) =>
    wordsIn(mainOf(await (await site.get(`/compare?plants=${three}${query}`)).text()))
  const tenYears = /([\d½]+) to ([\d½]+) ft in ten years/g
  const [usual, larger] = [await wordsOf(''), await wordsOf('&size=45-gal')]
  expect(usual.match(tenYears)).toHaveLength(3)
  expect(larger.match(tenYears)).not.toEqual(usual.match(tenYears))
})

test('with fewer than two plants, the page says how to keep some, and compares one with similar ones', async () => {
  const none = wordsIn(mainOf(await (await site.get('/compare')).text()))
  expect(none).toContain('Tap Keep on the plants you like')
  const one = mainOf(await (await site.get('/compare?plants=cedar-elm')).text())
  expect(wordsIn(one)).toContain('Cedar Elm needs company')
  expect(one).toMatch(/href="\/compare\?plants=cedar-elm,[a-z-]+"/)
})

test('without JavaScript, the size menu is a form, and a plant is removed by a link', async () => {
  const html = await (await site.get(`/compare?plants=${three}`)).text()
  const { path } = pressed(html, 'Show', { size: '30-gal' })
  expect((await site.get(path)).headers.get('location')).toBe(`/compare?plants=${three}&size=30-gal`)
  expect(linkNamed(html, /^Remove Cedar Elm$/)).toBe('/compare?plants=escarpment-live-oak,monterrey-oak')
})
