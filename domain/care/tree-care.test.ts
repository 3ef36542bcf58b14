import { expect, test } from 'vitest'
import { seasonWords } from './season-words.ts'
import { cardWords, toWaterCard } from './water-card.ts'
import { bucketFills, bucketsInWords, daysInWords, firstSummerWater, gallonsInWords } from './water-words.ts'
import { toTreeCare, type PlantedTree } from './tree-care.ts'

const oak: PlantedTree = {
  line: 1,
  quantity: 1,
  name: 'Lacey Oak',
  spanishName: 'Encino azul',
  scientificName: 'Quercus laceyi',
  slug: 'lacey-oak',
  size: '15 gal, 9 ft 7 in tall',
  containerSize: '15 gal',
  caliperInches: null,
  waterNeed: 'low',
  ground: 'limestone',
  plantedOn: '2026-12-03',
  plantType: 'tree',
  growthRate: 'slow',
  leafRetention: 'deciduous',
  bloomMonths: [3],
  fallColor: 'gold',
  hasCage: true,
}
const sage: PlantedTree = {
  ...oak,
  line: 2,
  quantity: 3,
  name: 'Cenizo',
  spanishName: null,
  scientificName: 'Leucophyllum frutescens',
  containerSize: '5 gal',
  size: '5 gal',
  plantType: 'shrub',
  leafRetention: 'evergreen',
  ground: 'clay',
  hasCage: false,
}
const seen = { city: 'Helotes', plantedOn: '2026-12-03', guaranteeEnds: '2027-01-02', pictures: new Map() }

test('[CA-10] the page starts with this month and its water', () => {
  const page = toTreeCare({ ...seen, trees: [oak], today: '2026-12-20' })
  expect(page.lead).toBe('One tree in Helotes, planted Thursday, December 3, 2026. Today is December 20.')
  const later = toTreeCare({ ...seen, trees: [oak], today: '2027-12-20' })
  expect(later.lead).toMatch(/December 3, 2026\. Today is December 20, 2027\.$/)
  expect([page.month, page.headline, page.next]).toEqual([
    'December',
    'Every 2 to 3 days, slowly',
    'Sunday, December 20',
  ])
  expect(page.water).toEqual([
    {
      line: 1,
      label: 'Lacey Oak, 15 gal',
      gallons: '5 to 7 gallons',
      buckets: '1 bucket',
      fills: [1],
      every: 'every 2 to 3 days',
    },
  ])
  expect(page.months.map(({ letter, waterings }) => `${letter}${waterings}`).join(' ')).toBe(
    'D10 J8 F4 M3 A5 M5 J6 J6 A6 S6 O5 N3',
  )
  const both = toTreeCare({ ...seen, city: '', trees: [oak, sage], today: '2027-07-15' })
  expect(both.headline).toBe('Slowly, and each at its own pace')
  expect(both.lead).toContain('Four plants, planted')
  expect(both.isClay).toBe(true)
  expect(both.water[1]?.gallons).toBe('1½ to 2 gallons each')
  expect(toTreeCare({ ...seen, trees: [oak], today: '2029-01-15' }).headline).toBe('Rain is enough now')
  const large = toTreeCare({ ...seen, trees: [{ ...oak, containerSize: '45 gal' }], today: '2029-07-15' })
  expect([large.headline, large.water[0]?.every]).toEqual([
    'Rain is enough now',
    'every 21 days without rain',
  ])
})

const balled = { ...oak, containerSize: 'Ball and burlap', size: 'Ball and burlap' }

test('[CA-10] without a known amount the customer asks us, and a grown tree gets water only in a drought', () => {
  expect(toTreeCare({ ...seen, trees: [balled], today: '2029-01-15' }).water).toEqual([
    {
      line: 1,
      label: 'Lacey Oak, Ball and burlap',
      gallons: 'Ask us how much',
      buckets: '',
      fills: [],
      every: 'only in a drought',
    },
  ])
})

test('[CA-11] several of a kind are counted, and each line has its own picture, if there is one', () => {
  const picture = { alt: 'Cenizo', outline: null, thumb: '/t', medium: '/m', full: '/f' }
  const pictures = new Map([[sage.line, picture]])
  const { trees } = toTreeCare({ ...seen, pictures, trees: [oak, sage], today: '2026-12-20' })
  expect(trees.map(({ name, picture: shown }) => [name, shown])).toEqual([
    ['Lacey Oak', null],
    ['3 × Cenizo', picture],
  ])
})

test('[CA-11] each tree has its guarantee, stake, cage and oak months', () => {
  const facts = (today: string, tree = oak) =>
    toTreeCare({ ...seen, trees: [tree], today }).trees[0]?.facts.map(
      ({ label, value }) => `${label}: ${value}`,
    )
  expect(facts('2026-12-15')).toEqual([
    'Guarantee: 18 days left, to January 2',
    'Stake, if it has one: Off in December 2027',
    'Deer cage: On to about December 2030',
    "Don't prune: February to June",
  ])
  expect(facts('2027-01-01')?.[0]).toBe('Guarantee: One day left, to January 2')
  expect(facts('2027-01-02')?.[0]).toBe('Guarantee: Ends today')
  expect(facts('2027-01-03')?.[0]).toBe('Guarantee: Ended January 2, 2027')
  expect(facts('2026-12-15', sage)).toEqual(['Guarantee: 18 days left, to January 2'])
})

test('[DK-131] a card from summer has every watering of the plan, through the second full summer', () => {
  const yearsOf = (plantedOn: string, given: Partial<typeof oak> = {}) =>
    toWaterCard([{ ...oak, ...given, plantedOn }], 'en').rows[0]?.years.map((year) => year.join(' '))
  expect(yearsOf('2026-07-10')?.[2]).toBe('8 8 rain rain rain rain rain rain rain rain rain rain')
  expect(yearsOf('2026-09-01')?.[2]?.split(' ').slice(0, 2)).toEqual(['8', 'rain'])
  expect([yearsOf('2026-06-30'), yearsOf('2026-09-10')].map((years) => years?.length)).toEqual([2, 2])
  // Its third summer is a line below the years, in the plan only when it's dry.
  const thirsty = { ...oak, waterNeed: 'high' as const }
  expect(yearsOf('2026-12-03', thirsty)).toHaveLength(2)
  expect(toWaterCard([thirsty], 'en').dry).toEqual(['Lacey Oak (15 gal): every 21 days'])
})

test.each([
  [[12, 1, 2], "It's bare until spring. Scratch a twig: green underneath means it's alive."],
  [[3, 4, 5], 'New leaves come now. Small and few in the first spring is normal.'],
  [[6, 7, 8], 'Growth stops in the heat. Leaves that still hang limp at sunrise want water.'],
  [
    [9, 10, 11],
    "It's getting ready to drop its leaves, and its roots grow while the ground is warm. Fall color: gold.",
  ],
])('[CA-11] in the months %j, an oak without flowers is told by its season', (months, words) => {
  for (const month of months) expect(seasonWords({ ...oak, bloomMonths: [] }, month)).toBe(words)
})

test('[CA-11] fall color is only for leaves that drop and have one on record', () => {
  expect(seasonWords({ ...oak, fallColor: null }, 10)).toBe(
    "It's getting ready to drop its leaves, and its roots grow while the ground is warm.",
  )
  expect(seasonWords(sage, 10)).toBe('It keeps its leaves, and its roots grow while the ground is warm.')
})

test('[CA-15] the card has amounts and days by month, in both languages', () => {
  const card = toWaterCard([oak, { ...oak, line: 3, quantity: 2 }, sage], 'en')
  expect(card.plantedOn).toBe('December 3, 2026')
  expect(card.amounts.map(({ size, gallons, trees }) => `${size}, ${gallons}: ${trees.join(', ')}`)).toEqual([
    '15 gal pot, 5 to 7 gallons each: Lacey Oak, 2 × Lacey Oak',
    '5 gal pot, 1½ to 2 gallons each: 3 × Cenizo',
  ])
  expect(card.rows.map(({ trees }) => trees)).toEqual([['Lacey Oak'], ['Cenizo']])
  expect(card.rows[0]?.years.map((year) => year.join(' '))).toEqual([
    '3–4 7 7–10 5–7 5–7 4–5 4–5 4–5 4–5 5–7 7–10 30',
    '30 30 14 14 8 8 8 8 8 rain rain rain',
  ])
  expect(card.amounts.map(({ later }) => later)).toEqual(['9 to 12 gallons', '5 to 6 gallons'])
  expect(card.first.map(({ label, every }) => `${label}: ${every}`)).toEqual([
    'First two weeks: every other day',
    'Then, until January 1, 2027: every 2 to 3 days',
  ])
  expect(toWaterCard([{ ...oak, plantedOn: '2026-07-10' }], 'es').first).toEqual([
    { label: 'Las primeras dos semanas', every: 'todos los días' },
  ])
  // Reads on from the month after planting, so nothing follows the months of rain.
  const november = toWaterCard([{ ...oak, plantedOn: '2026-11-16' }], 'en')
  expect(november.months.join(' ')).toBe('Dec Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov')
  expect(november.rows[0]?.years.map((year) => [year[0], year.at(-1)])).toEqual([
    ['2–3', '7–10'],
    ['30', 'rain'],
  ])
  const spanish = toWaterCard([oak, sage], 'es')
  expect(spanish.plantedOn).toBe('3 de diciembre de 2026')
  expect(spanish.amounts[0]).toMatchObject({
    size: 'Maceta de 15 gal',
    gallons: '5 a 7 galones',
    trees: ['Encino azul (Lacey Oak)'],
  })
  expect(spanish.rows[0]?.years[1]?.at(-1)).toBe('lluvia')
  expect(cardWords.es.rules).toHaveLength(cardWords.en.rules.length)
  expect(toWaterCard([{ ...oak, containerSize: 'Ball and burlap' }], 'es').amounts[0]?.gallons).toBe(
    'Pregúntenos cuánta',
  )
})

test('[CA-15] a card in Spanish has Spanish names, with the English ones only where they differ', () => {
  const same = { ...sage, line: 3, spanishName: 'Cenizo' }
  const { amounts, rows } = toWaterCard([oak, sage, same], 'es')
  expect(amounts.map(({ trees }) => trees)).toEqual([
    ['Encino azul (Lacey Oak)'],
    ['3 × Cenizo', '3 × Cenizo'],
  ])
  expect(rows.map(({ trees }) => trees)).toEqual([['Encino azul'], ['Cenizo']])
})

test('[CA-15] trees without a pot get water by their trunk, or the customer asks us', () => {
  const trunks = [1.25, 2.25, null].map((caliperInches) => ({ ...balled, caliperInches }))
  const amount = { size: 'Ball and burlap', trees: ['Lacey Oak'] }
  expect(toWaterCard(trunks, 'en').amounts).toEqual([
    { ...amount, gallons: '5 to 7 gallons', later: '9 to 12 gallons', buckets: '1 bucket', fills: [1] },
    {
      ...amount,
      gallons: '10 to 12 gallons',
      later: '14 to 17 gallons',
      buckets: '2 buckets',
      fills: [1, 1],
    },
    { ...amount, gallons: 'Ask us how much', later: '', buckets: '', fills: [] },
  ])
})

test('[CA-05] amounts and days are said in English and Spanish', () => {
  expect([gallonsInWords([0.25, 0.5]), gallonsInWords([1, 1], 'es'), gallonsInWords([20, 30], 'es')]).toEqual(
    ['¼ to ½ gallon', '1 galón', '20 a 30 galones'],
  )
  expect([daysInWords([1, 1]), daysInWords([1, 1], 'es'), daysInWords([5, 7], 'es')]).toEqual([
    'every day',
    'todos los días',
    'cada 5 a 7 días',
  ])
  expect(
    (
      [
        [1, 1],
        [2, 3],
        [12, 15],
      ] as const
    ).map((band) => bucketsInWords(band)),
  ).toEqual(['under half a bucket', 'half a bucket', '2½ buckets'])
  expect(
    (
      [
        [1, 1],
        [2, 3],
        [5, 7],
      ] as const
    ).map((band) => bucketsInWords(band, 'es')),
  ).toEqual(['menos de media cubeta', 'media cubeta', '1 cubeta'])
  expect(daysInWords([1, 2])).toBe('every day or two')
  expect(bucketFills([12, 15])).toEqual([1, 1, 0.5])
})

test("[CA-26] a guide gives the plan's numbers for the first summer of a pot", () => {
  const elm = { plantType: 'tree', waterNeed: 'low', leafRetention: 'deciduous' } as const
  expect(firstSummerWater(elm, '#5')).toBe(
    'In its first summer, one from a 5 gal pot takes 1½ to 2 gallons every 2 to 3 days on rock or sand, every 3 to 4 days on clay.',
  )
  expect(firstSummerWater({ ...elm, waterNeed: 'high' }, '15 gal')).toContain(
    '5 to 7 gallons every 3 to 4 days on rock or sand, every 3 to 5 days on clay',
  )
  expect(firstSummerWater(elm, 'Ball and burlap')).toBeNull()
})
