import { expect, test } from 'vitest'
import { lastPage } from '#tests/support/catalog-counts.ts'
import { mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'
import { linkNamed, pressed } from '#tests/support/without-javascript.ts'

const site = await startSite()
const mainAt = async (path: string) => mainOf(await (await site.get(path)).text()).replaceAll('<!-- -->', '')
/** The line above the list. */
const countIn = (main: string) =>
  [...main.matchAll(/<p role="status"[\s\S]*?<\/p>/g)]
    .map(([line]) => wordsIn(line).trim())
    .find((line) => /^\d/.test(line))

test('[PD-05] an empty list says so, which filter to take off for how many plants, and how to clear all', async () => {
  const main = await mainAt('/plant-database?type=vine&sun=3-4&pets=1')
  expect(main).toMatch(/<h2[^>]*>No Plants Match Your Criteria<\/h2>/)
  expect(linkNamed(main, /^Clear All Filters$/)).toBe('/plant-database')
  const found = /without Pet safe <b[^>]*>(\d+)</.exec(main)?.[1]
  expect(found).toBeDefined()
  const without = await mainAt(linkNamed(main, /^without Pet safe/))
  expect(countIn(without)).toBe(found === '1' ? '1 plant' : `${found} plants`)
})

test('[PD-08] a misspelled name finds its plant, and the page says what was searched for', async () => {
  const main = await mainAt('/plant-database?q=mountian+lorel')
  expect(countIn(main)).toMatch(/ for “mountain laurel”$/)
  expect(wordsIn(main)).toContain('Texas Mountain Laurel')
})

test("[PD-04] the pager's ends aren't links, and a page beyond the last leads to the last", async () => {
  const pager = async (query: string) =>
    /<nav aria-label="Pages of plants"[\s\S]*?<\/nav>/.exec(await mainAt(`/plant-database${query}`))?.[0] ??
    ''
  const [first, last] = [await pager(''), await pager(`?page=${lastPage}`)]
  expect(linkNamed(first, /^Next$/)).toBe('/plant-database?page=2')
  expect(() => linkNamed(first, /^Previous$/)).toThrow('No link')
  expect(() => linkNamed(last, /^Next$/)).toThrow('No link')
  const beyond = await site.get('/plant-database?page=99')
  expect(beyond.headers.get('location')).toBe(`/plant-database?page=${lastPage}`)
})

test('without JavaScript, the filters are a form that leads to the canonical URL', async () => {
  const typed = { type: ['vine', 'grass'], height: ['0', '12'] }
  const { path } = pressed(await mainAt('/plant-database'), 'Search', typed)
  expect((await site.get(path)).headers.get('location')).toBe('/plant-database?type=grass,vine&height=0-12')
})

test('[FL-03] without JavaScript, a range starts at what was chosen', async () => {
  const main = await mainAt('/plant-database?height=3-12')
  const sent = new URL(pressed(main, 'Search').path, 'http://site').searchParams
  expect(sent.getAll('height')).toEqual(['3', '12'])
})

test('the questions of the finder are links that end in six plants to keep, compare and add', async () => {
  let path = linkNamed(await mainAt('/plant-database'), /^Help me choose$/)
  for (const answer of [
    /^San Antonio/,
    /^A screen/,
    /^In the open/,
    /^Skip this one$/,
    /^Every night They leave alone: \d+\. With a cage: \d+ \d+ plants$/,
  ])
    path = linkNamed(await mainAt(path), answer)
  expect(path).toBe('/plant-database/finder?place=city&wish=screen&light=open&room=any&deer=daily')
  const result = await mainAt(path)
  expect(result).toMatch(/<h1[^>]*>Six for your yard<\/h1>/)
  expect(result.match(/<h2[^>]*><a /g)).toHaveLength(6)
  expect(result.match(/aria-label="Keep [^"]+"/g)).toHaveLength(6)
  expect(result.match(/aria-label="Add [^"]+ to your quote"/g)).toHaveLength(6)
  expect(linkNamed(result, /^Compare the first 4$/)).toMatch(/^\/compare\?plants=([a-z-]+,){3}[a-z-]+$/)
  const again = await mainAt(linkNamed(result, /^Sun: In the open\. Change$/))
  expect(again).toMatch(/<h2[^>]*>[^<]*three in the afternoon/)
})
