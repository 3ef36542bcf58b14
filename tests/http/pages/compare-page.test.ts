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
  ['plants=cedar-elm&plants=lacey-oak&wall=8&wire=25', 'plants=cedar-elm,lacey-oak&wire=25&wall=8'],
  [`plants=${three},lacey-oak,bur-oak`, `plants=${three},lacey-oak`],
])('?%s redirects to ?%s', async (query, canonical) => {
  const response = await site.get(`/compare?${query}`)
  expect([response.status, response.headers.get('location')]).toEqual([302, `/compare?${canonical}`])
  expect((await site.get(`/compare?${canonical}`)).status).toBe(200)
})

test('[GR-05] heights by age, and a link answers for each plant whether it fits, without a cached copy', async () => {
  const plain = wordsIn(mainOf(await (await site.get(`/compare?plants=${three}`)).text()))
  expect(plain).toMatch(/Planting day .*Year 5 .*Year 10 .*Year 20 .*Full grown 20 to 50 ft/)
  expect(plain).toContain('Measure a spot and see which ones fit.')
  const response = await site.get('/compare?plants=escarpment-live-oak,agarita&wire=25&wall=8')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const html = await response.text()
  const words = wordsIn(mainOf(html))
  expect(words).toContain('1 of 2 would fit this spot.')
  expect(words).toMatch(
    /In your spot Not under this wire: it could be too tall for the power line by year \d+\. Yes, with /,
  )
  expect(html).toContain('name="wall" value="8"')
  // Other links on the page keep the spot.
  expect(html).toMatch(/href="\/compare\?plants=agarita&amp;wire=25&amp;wall=8"/)
})

test('another size has its own prices', async () => {
  const html = await (await site.get(`/compare?plants=${three}&size=30-gal`)).text()
  expect(html).toContain('Add Cedar Elm, 30 gal, to your quote')
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
