import { expect, test } from 'vitest'
import type { PlaceVerdicts } from '#domain/places/verdict.ts'
import { linksIn, mainOf, wordsIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

const towns = ['boerne', 'helotes', 'new-braunfels', 'alamo-heights', 'seguin', 'elmendorf']
const plants = [
  'texas-red-oak',
  'escarpment-live-oak',
  'cedar-elm',
  'bald-cypress',
  'texas-redbud',
  'lacey-oak',
  'southern-wax-myrtle',
  'coralberry',
  'cenizo',
  'turks-cap',
]

async function verdictsIn(town: string) {
  const { reasons, instead } = (await (await site.get(`/api/verdicts/${town}`)).json()) as PlaceVerdicts
  return (plant: string) => {
    const found = reasons.find(({ slugs }) => slugs.includes(plant))
    if (found === undefined) throw new Error(`no verdict on ${plant} in ${town}`)
    return { ...found, instead: instead[plant]?.slug }
  }
}

const linked = async (path: string, pattern: RegExp) =>
  linksIn(mainOf(await (await site.get(path)).text())).flatMap((link) => pattern.exec(link)?.[1] ?? [])

test('lists, guides and community pages agree on every plant, and what is suggested instead fits', async () => {
  const guides = new Map<string, string[]>()
  for (const plant of plants)
    guides.set(plant, await linked(`/plant-database/${plant}`, /^\/tree-service\/([\w-]+)$/))
  for (const town of towns) {
    const verdictOn = await verdictsIn(town)
    for (const plant of plants) {
      const { answer, why, instead } = verdictOn(plant)
      const isListed = answer === 'fits' || why.includes('moist ground')
      expect([plant, town, guides.get(plant)?.includes(town)]).toEqual([plant, town, isListed])
      const path = `/plant-database?q=${plant.replaceAll('-', '+')}&place=${town}`
      const list = wordsIn(mainOf(await (await site.get(path)).text()))
      // A search that finds nothing suggests the plant that was meant.
      const isFound = !list.includes('No Plants Match Your Criteria')
      expect([plant, town, isFound]).toEqual([plant, town, answer === 'fits'])
      expect([undefined, 'fits']).toContain(instead && verdictOn(instead).answer)
    }
    for (const plant of await linked(`/tree-service/${town}`, /^\/plant-database\/([\w-]+)$/)) {
      const { answer, why } = verdictOn(plant)
      expect([plant, town, answer === 'fits' || why.includes('moist ground')]).toEqual([plant, town, true])
    }
  }
})

test('a town’s verdicts are the same for everyone, and an unknown town has none', async () => {
  const response = await site.get('/api/verdicts/boerne')
  expect(response.headers.get('cache-control')).toContain('s-maxage')
  expect((await verdictsIn('boerne'))('texas-red-oak')).toMatchObject({
    answer: 'not',
    why: 'the city bans red oaks, to slow oak wilt.',
  })
  expect((await site.get('/api/verdicts/nowhere')).status).toBe(404)
})
