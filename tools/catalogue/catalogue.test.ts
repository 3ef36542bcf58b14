import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { containerSizeLabel, containerSizes } from '#domain/stock/container-sizes.ts'
import { cityRulesInSpanish } from '#domain/places/spanish-oak-rules.ts'
import { isToxic } from '#domain/plants/toxicity.ts'
import { readBusiness } from './business.ts'
import { readCommunities, readZipPositions } from './communities.ts'
import { readOakRules, readWaterSuppliers } from './local-rules.ts'
import { readInventoryLines } from './inventory-rows.ts'
import { readPlantRecords, slugOf } from './plant-record.ts'
import { toPlantRow } from './plant-row.ts'

// Reading the records already validates each one; these tests compare records with each other.

const plants = readPlantRecords()
const texts = plants.flatMap(({ facts, texts: sections }) =>
  Object.entries(sections).map(([section, text]) => ({ name: facts.name, section, text })),
)

const sentencesOf = (text: string) => text.split(/(?<=[.?:])\s+/).map((sentence) => sentence.trim())

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => (seen.has(value) ? true : !seen.add(value)))
}

test('each species is in the file named after its slug', () => {
  const slugs = plants.map(({ facts }) => slugOf(facts.name))
  const files = readdirSync('db/catalogue/plants').map((file) => file.replace('.md', ''))
  expect(files.toSorted()).toEqual(slugs.toSorted())
})

test('names, botanical names and sentences are unique', () => {
  expect(repeated(plants.map(({ facts }) => facts.name))).toEqual([])
  expect(repeated(plants.map(({ facts }) => facts.scientific_name))).toEqual([])
  expect(
    repeated(texts.flatMap(({ text }) => sentencesOf(text).filter((sentence) => sentence.length > 12))),
  ).toEqual([])
})

test('no two descriptions start the same way', () => {
  const openings = plants.map(({ texts: { Description } }) => Description.split(' ').slice(0, 3).join(' '))
  expect(repeated(openings)).toEqual([])
})

test("every species is native here, native to Texas, or says it's neither", () => {
  const strangers = plants.filter((record) => toPlantRow(record).texas_native === 'No')
  expect(strangers.map(({ facts }) => facts.name).toSorted()).toEqual([
    'Arbequina Olive',
    'Crape Myrtle',
    'Mexican Sycamore',
    'Pride of Barbados',
    'Rosemary',
  ])
})

test('each genus belongs to one family', () => {
  const families = new Map<string, Set<string>>()
  for (const { facts } of plants) {
    const genus = facts.scientific_name.split(' ')[0] ?? ''
    families.set(genus, (families.get(genus) ?? new Set()).add(facts.family))
  }
  expect([...families].filter(([, names]) => names.size > 1)).toEqual([])
})

test('zones go from colder to warmer, and only annuals have none', () => {
  const step = (zone: string) => 2 * Number.parseInt(zone, 10) + (zone.endsWith('b') ? 1 : 0)
  const wrong = plants.filter(({ facts }) => {
    const [cold = '', warm = ''] = facts.usda_zones?.split('-') ?? []
    return step(cold) > step(warm)
  })
  expect(wrong).toEqual([])
  const isOdd = ({ facts }: (typeof plants)[number]) =>
    (facts.usda_zones === null) !== (facts.plant_type === 'annual')
  expect(plants.filter(isOdd).map(({ facts }) => facts.name)).toEqual([])
})

test('months are in order and unique', () => {
  const wrong = plants.filter(({ facts }) =>
    [facts.bloom_months, facts.fruit_months, facts.planting_months].some(
      (months) => new Set(months).size !== months.length,
    ),
  )
  expect(wrong.map(({ facts }) => facts.name)).toEqual([])
})

test('texts have no exclamation marks, em dashes or words that promise too much', () => {
  const banned =
    /!|—|\b(immune|deer[- ]?proof|stunning|perfect|must-have|boasts|showstopper|gem|foolproof|maintenance-free)\b/i
  expect(
    texts.filter(({ text }) => banned.test(text)).map(({ name, section }) => `${name}: ${section}`),
  ).toEqual([])
})

describe('oaks', () => {
  const oaks = plants.filter(({ facts }) => facts.scientific_name.startsWith('Quercus'))

  test('have an oak-wilt class by their group: red oaks high, live oaks in between, white oaks low', () => {
    const classes = Object.fromEntries(oaks.map(({ facts }) => [facts.name, facts.oak_wilt]))
    expect(classes).toEqual({
      'Texas Red Oak': 'high',
      'Shumard Oak': 'high',
      'Escarpment Live Oak': 'intermediate',
      'Southern Live Oak': 'intermediate',
      'Bur Oak': 'low',
      'Chinkapin Oak': 'low',
      'Lacey Oak': 'low',
      'Monterrey Oak': 'low',
      'Post Oak': 'low',
    })
    expect(plants.filter(({ facts }) => facts.oak_wilt !== undefined)).toHaveLength(oaks.length)
  })

  test.each(oaks.map(({ facts, texts: sections }) => [facts.name, sections.Pruning]))(
    '%s: the pruning text mentions the months and the paint',
    (_, pruning) => {
      expect(pruning).toMatch(/February/)
      expect(pruning).toMatch(/June|July/)
      expect(pruning).toMatch(/paint/i)
    },
  )

  test('are toxic to pets by report, with the note on acorns', () => {
    for (const { facts } of oaks) {
      expect(facts.toxic_to_pets).toBe('Yes, by report')
      expect(facts.toxicity_note).toMatch(/acorns/i)
    }
  })
})

test('February 2021 is only mentioned where the outcome is known', () => {
  const unknown = plants.filter(({ facts }) => facts.february_2021 === 'unknown')
  const speaking = unknown.filter(({ facts, texts: sections }) =>
    /2021/.test([...facts.cautions, ...Object.values(sections)].join(' ')),
  )
  expect(speaking.map(({ facts }) => facts.name)).toEqual([])
})

test('February 2021 is known from the natives as a group only for a native, and the account is cited', () => {
  const group = plants.filter(({ facts }) => facts.february_2021 === 'as natives did')
  const account =
    'https://www.gardenstylesanantonio.com/garden-articles/lessons-learned-from-winter-storm-uri/'
  const wrong = group.filter(
    ({ facts }) => !facts.native_here || !Object.values(facts.sources).includes(account),
  )
  expect(wrong.map(({ facts }) => facts.name)).toEqual([])
})

test('sources have readable names, and one of them is an authority, listed first', () => {
  const authorities =
    /^(Lady Bird Johnson|Native Plant Society of Texas|Texas |AgriLife|Garden Style|ASPCA|Pet Poison|Colorado State|Arizona Poison|Guide to Poisonous|Journal of|U\.S\.|United States|Flora of|Caesar Kleberg|University of|City of|Missouri Botanical|Comal|Parker|Brazos|Ask Extension|Master Gardeners)/
  const names = plants.map(({ facts }) => Object.keys(facts.sources))
  expect(names.filter(([first = '']) => !authorities.test(first))).toEqual([])
  expect(names.flat().filter((name) => /\/\/|www\.|\.(com|org|net|edu)\b|nursery|[[\]]/i.test(name))).toEqual(
    [],
  )
})

test('tender plants and succulents are planted in spring', () => {
  const inFall = plants.filter(({ facts }) => facts.planting_months.some((month) => month > 6 || month < 2))
  const tender = inFall.filter(
    ({ facts }) => facts.plant_type === 'succulent' || /^(8b|9)/.test(facts.usda_zones ?? ''),
  )
  expect(tender.map(({ facts }) => facts.name)).toEqual([])
})

test('a toxic plant says which part harms whom, or has a note', () => {
  const toxic = plants.filter(({ facts }) => isToxic(facts.toxic_to_pets) || isToxic(facts.toxic_to_people))
  for (const { facts } of toxic) {
    expect(facts.toxic_animals.length, facts.name).toBeGreaterThan(0)
    expect(facts.toxicity_note, facts.name).not.toBeNull()
  }
})

describe('inventory', () => {
  const lines = readInventoryLines()
  const inStock = lines.filter(({ deleted }) => !deleted)
  const order: string[] = containerSizes.map(containerSizeLabel)

  test('has at least 300 rows of all kinds', () => {
    expect(inStock.length).toBeGreaterThanOrEqual(300)
    expect(lines.filter(({ deleted }) => deleted).length).toBeGreaterThan(5)
    expect(lines.filter(({ custom_image }) => custom_image !== null).length).toBeGreaterThan(1)
    expect(new Set(lines.map(({ wholesaler }) => wholesaler)).size).toBeGreaterThan(2)
    expect(
      lines.filter(({ size }) => !order.includes(size) && !size.startsWith('#')).map(({ size }) => size),
    ).toEqual(['Ball and burlap'])
    expect(repeated(lines.map(({ id }) => String(id)))).toEqual([])
  })

  test('every species is in stock, in sizes it is actually sold in', () => {
    for (const { facts } of plants) {
      const sizes = inStock.filter(({ plant }) => plant === facts.name).map(({ size }) => size)
      expect(sizes.length, facts.name).toBeGreaterThan(0)
      expect(facts.containers, facts.name).toEqual(
        expect.arrayContaining(sizes.filter((size) => order.includes(size))),
      )
    }
  })

  test('a larger container costs more and holds a taller plant', () => {
    for (const { facts } of plants) {
      const rows = lines.filter(
        ({ plant, size, custom_image }) =>
          plant === facts.name && order.includes(size) && custom_image === null,
      )
      const sorted = rows.toSorted((a, b) => order.indexOf(a.size) - order.indexOf(b.size))
      const prices = sorted.map((row) => Number(row.wholesale_price))
      const heights = sorted.map((row) => row.height_in ?? 0)
      expect(prices, facts.name).toEqual(prices.toSorted((a, b) => a - b))
      expect(heights, facts.name).toEqual(heights.toSorted((a, b) => a - b))
    }
  })

  test('a slow grower is at most 7 ft 6 in tall in 15 gallons', () => {
    const slow = new Set(plants.flatMap(({ facts }) => (facts.growth_rate === 'slow' ? [facts.name] : [])))
    const tall = lines.filter(
      ({ plant, size, height_in }) => slow.has(plant) && size === '15 gal' && (height_in ?? 0) > 90,
    )
    expect(tall.map(({ plant }) => plant)).toEqual([])
  })

  test('[PR-02] planting a balled and burlapped tree costs more than planting the largest container', () => {
    const feeOf = (size: string) =>
      readBusiness().markup_rules.find(({ container_size }) => container_size === size)?.planting_fee ?? 0
    expect(feeOf('Ball and burlap')).toBeGreaterThan(feeOf('100 gal'))
  })

  test('wholesalers and featured rows exist', () => {
    const { wholesalers, featured_plants } = readBusiness()
    expect(lines.filter(({ wholesaler }) => !wholesalers.includes(wholesaler))).toEqual([])
    for (const id of featured_plants) expect(inStock.map((line) => line.id)).toContain(id)
  })
})

describe('places', () => {
  const communities = readCommunities()
  const zips = new Set(readZipPositions().map(({ zip_code }) => zip_code))

  test('every ZIP code of a community has a position', () => {
    expect(communities.flatMap(({ zip_codes }) => zip_codes.filter((zip) => !zips.has(zip)))).toEqual([])
  })

  test('drought stages and watering days are only in the dated rules of a supplier', () => {
    const facts = communities.flatMap(({ notable_facts }) => notable_facts)
    expect(
      facts.filter((fact) => /\bstage \d|\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(fact)),
    ).toEqual([])
  })

  test('every rule and supplier of a community is on record, and each rule has a source and a date', () => {
    const rules = readOakRules()
    const suppliers = readWaterSuppliers()
    const slugs = new Set(suppliers.map(({ slug }) => slug))
    const cities = new Set(rules.map(({ slug }) => slug))
    for (const { slug, oak_city, water_suppliers } of communities) {
      expect(oak_city === null || cities.has(oak_city), slug).toBe(true)
      expect(
        water_suppliers.filter((each) => !slugs.has(each)),
        slug,
      ).toEqual([])
    }
    for (const { slug, sources } of rules) expect(sources.length, slug).toBeGreaterThan(0)
    for (const { slug, sources, source_date, hand, drip, soaker, sprinkler } of suppliers) {
      const says = [hand, drip, soaker, sprinkler].some((rule) => rule !== null)
      expect([sources.length > 0, source_date !== null], slug).toEqual([says, says])
    }
  })
})

test('[SP-04] the crew sheet in Spanish says what these rules say: change both', () => {
  const recorded = readOakRules().filter(({ slug }) =>
    cityRulesInSpanish.some((inSpanish) => inSpanish.slug === slug),
  )
  expect(recorded.map(({ city, pruning, paint, permit }) => [city, pruning, paint, permit])).toEqual([
    [
      'San Antonio',
      null,
      'Within 30 minutes, in every month, on any oak wound that exposes sapwood.',
      "None to prune at a finished home. A firm you hire needs the city's Tree Maintenance License.",
    ],
    [
      'Boerne',
      'Not from February 1 to July 1, any kind of oak.',
      "At once. A crew that can't seal every cut over 3/4 inch within 30 minutes has to stop.",
      null,
    ],
    [
      'Fair Oaks Ranch',
      'Only from July 1 to January 31. That includes trimming and removal; ask the city about exceptions.',
      null,
      'None on your own property. A contractor you hire has to be registered with the city first.',
    ],
    [
      'Hollywood Park',
      'Only from July 1 to January 31. Taking out dead limbs or ball moss counts as pruning.',
      'Within 30 minutes of each cut.',
      "Required in every month, good for 10 days. A firm takes out its own; the resident can't do it for them.",
    ],
  ])
})
