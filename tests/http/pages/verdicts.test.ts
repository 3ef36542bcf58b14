import { expect, test } from 'vitest'
import type { PlaceVerdicts } from '#domain/places/verdict.ts'
import { linksIn, mainOf } from '#tests/support/page-parts.ts'
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

/** 'fits', 'creek', 'but' or 'not' for every plant in a town, and what to plant instead. */
async function verdictsIn(town: string) {
  const { reasons, instead } = (await (await site.get(`/api/verdicts/${town}`)).json()) as PlaceVerdicts
  const answers = reasons.flatMap(({ answer, why, slugs }) =>
    slugs.map((slug) => [slug, why.includes('moist ground') ? 'creek' : answer] as const),
  )
  return { answers: new Map<string, string>(answers), instead }
}

const read = async (path: string) => mainOf(await (await site.get(path)).text())
const linked = (html: string, pattern: RegExp) =>
  new Set(linksIn(html).flatMap((link) => pattern.exec(link)?.[1] ?? []))
const toPlant = /^\/plant-database\/([\w-]+)$/

/** All pages of the list of what fits. */
async function listed(town: string) {
  const slugs = new Set<string>()
  for (let page = 1; ; page += 1) {
    const html = await read(`/plant-database?place=${town}${page === 1 ? '' : `&page=${page}`}`)
    for (const slug of linked(html, toPlant)) slugs.add(slug)
    if (!html.includes(`page=${page + 1}`)) return slugs
  }
}

/** The towns that each guide links. */
const guides = new Map<string, Set<string>>()
for (const plant of plants)
  guides.set(plant, linked(await read(`/plant-database/${plant}`), /^\/tree-service\/([\w-]+)$/))

test.each(towns)(
  'lists, guides and the page of %s agree, and what is suggested instead fits',
  async (town) => {
    const { answers, instead } = await verdictsIn(town)
    const inLists = await listed(town)
    for (const plant of plants) {
      const answer = answers.get(plant)
      expect({ plant, onGuide: guides.get(plant)?.has(town), inList: inLists.has(plant) }).toEqual({
        plant,
        onGuide: answer === 'fits' || answer === 'creek',
        inList: answer === 'fits',
      })
    }
    const onPage = linked(await read(`/tree-service/${town}`), toPlant)
    expect([...onPage].filter((plant) => !['fits', 'creek'].includes(answers.get(plant) ?? ''))).toEqual([])
    expect(Object.values(instead).filter(({ slug }) => answers.get(slug) !== 'fits')).toEqual([])
  },
)

test('a town’s verdicts are the same for everyone, and an unknown town has none', async () => {
  const { answers, instead } = await verdictsIn('boerne')
  expect(answers.get('texas-red-oak')).toBe('not')
  expect(instead).toMatchObject({ 'texas-red-oak': { slug: 'cedar-elm', name: 'Cedar Elm' } })
  expect((await site.get('/api/verdicts/nowhere')).status).toBe(404)
})
