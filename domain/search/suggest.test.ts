import { describe, expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { suggest } from './suggest.ts'

const tree = { plantType: 'tree', maxHeightFt: 60 }
const evergreenShrub = { plantType: 'shrub', leafRetention: 'evergreen', deerTolerance: 'High' }
const { vocabulary, ...catalog } = catalogOf(
  {
    Agarita: { ...evergreenShrub, scientificName: 'Mahonia trifoliolata' },
    'Blackjack Oak': { ...tree, scientificName: 'Quercus marilandica' },
    'Bur Oak': { ...tree, scientificName: 'Quercus macrocarpa', oakWilt: 'low' },
    Cenizo: { ...evergreenShrub, scientificName: 'Leucophyllum frutescens', landscapeUses: ['hedge'] },
    'Live Oak': { ...tree, scientificName: 'Quercus fusiformis', leafRetention: 'evergreen' },
    'Oakleaf Hydrangea': { plantType: 'shrub', scientificName: 'Hydrangea quercifolia' },
    'Red Oak': { ...tree, scientificName: 'Quercus buckleyi' },
    'Turks Cap': { scientificName: 'Malvaviscus arboreus' },
  },
  [
    { of: 'Agarita', containerSize: '5 gal', wholesaleCents: 20_00, isBestSeller: true },
    { of: 'Bur Oak', containerSize: '45 gal', wholesaleCents: 200_00 },
    {
      of: 'Bur Oak',
      containerSize: '#15',
      wholesaleCents: 60_00,
      currentHeightInches: 74,
      caliperInches: 1.25,
    },
    { of: 'Cenizo', containerSize: '3 gal', wholesaleCents: 10_00, isBestSeller: true },
    { of: 'Live Oak', containerSize: '5 gal', wholesaleCents: 15_00 },
    {
      of: 'Live Oak',
      containerSize: '30 gal',
      wholesaleCents: 110_00,
      currentHeightInches: 120,
      caliperInches: 2.5,
      isBestSeller: true,
    },
    { of: 'Oakleaf Hydrangea', containerSize: '3 gal', wholesaleCents: 20_00 },
    { of: 'Red Oak', containerSize: '30 gal', wholesaleCents: 110_00 },
    { of: 'Turks Cap', containerSize: '1 gal', isBestSeller: true },
  ],
)

const articles = [
  { slug: 'what-a-container-size-means', title: 'What a container size tells you, and what it hides' },
  { slug: 'live-oak-or-cedar-elm', title: 'Live oak or cedar elm: choosing a shade tree' },
  { slug: 'planting-in-caliche', title: 'Planting in caliche: how to dig, what to put there' },
  { slug: 'oak-wilt-calendar', title: 'An oak wilt calendar for San Antonio and the hills' },
  { slug: 'oak-rules-by-city', title: 'Oak rules by city: when to cut, what to paint, who permits' },
]

const november = 11
const suggestFor = (text: string) => suggest(catalog, vocabulary, articles, { text, month: november })
const titles = (text: string) => suggestFor(text).groups.map(({ title }) => title)
const group = (text: string, wanted: string) =>
  suggestFor(text)
    .groups.filter(({ title }) => title === wanted)
    .flatMap(({ suggestions }) => suggestions)
const rows = (text: string, wanted: string) =>
  group(text, wanted).map(({ kind, name, detail, end, to }) => [kind, name, detail, end, to])
const names = (text: string, wanted: string) => group(text, wanted).map(({ name }) => name)

describe('before anything is typed', () => {
  test('common needs are offered, with how many plants in stock meet them', () => {
    expect(titles('')).toEqual(['Try', 'In stock'])
    expect(rows('', 'Try')).toEqual([
      ['need', 'Shade', 'Trees 25 ft and taller', '3 plants', '/inventory?q=shade'],
      ['need', 'Evergreen', 'Green all winter', '3 plants', '/inventory?q=evergreen'],
      [
        'need',
        'Privacy screen',
        'Leafy all year, used as a screen or hedge',
        '1 plant',
        '/inventory?q=privacy+screen',
      ],
      ['need', 'Deer', 'Deer leave it alone', '2 plants', '/inventory?q=deer'],
      ['need', 'Under $300', '$300 or less, planted', '6 plants', '/inventory?q=under+%24300'],
    ])
    expect(suggestFor('').total).toBe(0)
  })

  test('the first three best sellers are offered, at their lowest price', () => {
    expect(rows('', 'In stock')).toEqual([
      ['plant', 'Agarita', 'Mahonia trifoliolata', 'from $75 planted', '/plant-database/agarita'],
      ['plant', 'Cenizo', 'Leucophyllum frutescens', 'from $45 planted', '/plant-database/cenizo'],
      ['plant', 'Live Oak', 'Quercus fusiformis', 'from $65 planted', '/plant-database/live-oak'],
    ])
  })

  test('punctuation alone is nothing yet', () => {
    expect(suggestFor(' - ')).toEqual(suggestFor(''))
  })
})

describe('a name', () => {
  test('finds up to four plants, best match first, with the number of all; one out of stock has no price', () => {
    expect(rows('oak', 'Plants').map(([, name, , end]) => [name, end])).toEqual([
      ['Oakleaf Hydrangea', 'from $65 planted'],
      ['Blackjack Oak', ''],
      ['Bur Oak', 'from $205 planted'],
      ['Live Oak', 'from $65 planted'],
    ])
    expect(suggestFor('oak').total).toBe(5)
  })

  test('a plant comes with its picture', () => {
    expect(group('bur oak', 'Plants').map(({ plant }) => plant?.name)).toEqual(['Bur Oak'])
  })

  test('finds up to two sizes: the one that sells best, or else the smallest', () => {
    expect(rows('oak', 'Sizes')).toEqual([
      ['size', 'Oakleaf Hydrangea, 3 gal', '', '$65 planted', '/inventory?q=Oakleaf+Hydrangea+3+gal'],
      [
        'size',
        'Live Oak, 30 gal',
        '10 ft tall, 2½ in caliper',
        '$370 planted',
        '/inventory?q=Live+Oak+30+gal',
      ],
    ])
    expect(rows('bur oak', 'Sizes')).toEqual([
      [
        'size',
        'Bur Oak, 15 gal',
        '6 ft 2 in tall, 1¼ in caliper',
        '$205 planted',
        '/inventory?q=Bur+Oak+15+gal',
      ],
    ])
  })

  test('groups without suggestions are left out', () => {
    expect(titles('bur oak')).toEqual(['Plants', 'Sizes'])
    expect(titles('blackjack oak')).toEqual(['Plants'])
    expect(suggestFor('xyzzyx')).toEqual({ groups: [], total: 0 })
  })

  test('finds needs that start with it, and up to two articles', () => {
    expect(rows('oak', 'Needs and notes')).toEqual([
      ['need', 'Oak wilt', 'Oaks at low risk of oak wilt', '1 plant', '/inventory?q=oak+wilt'],
      [
        'article',
        'Live oak or cedar elm: choosing a shade tree',
        'Field note',
        '',
        '/blog/live-oak-or-cedar-elm',
      ],
      [
        'article',
        'An oak wilt calendar for San Antonio and the hills',
        'Field note',
        '',
        '/blog/oak-wilt-calendar',
      ],
    ])
  })
})

describe('a need', () => {
  test.each(['evergreen', 'evergreen deer'])('"%s" does not say which sizes are meant', (text) => {
    expect(titles(text)).toEqual(['Plants', 'Needs and notes'])
  })

  test.each([
    ['evergreen oak', ['Evergreen']],
    ['evergreen oak deer', ['Evergreen', 'Deer']],
    ['sombra', ['Shade', 'Part shade', 'Live oak or cedar elm: choosing a shade tree']],
    ['limestone', ['Limestone', 'Planting in caliche: how to dig, what to put there']],
    ['container', ['Container', 'What a container size tells you, and what it hides']],
  ])('"%s" is offered by its usual name, with the article about it: %j', (text, offered) => {
    expect(names(text, 'Needs and notes')).toEqual(offered)
  })

  test('is found by how one of its words starts, and so is an article', () => {
    expect(names('calic', 'Needs and notes')).toEqual([
      'Caliche',
      'Planting in caliche: how to dig, what to put there',
    ])
    expect(names('liche', 'Needs and notes')).toEqual([])
  })

  test('with a name, sizes of that plant are offered', () => {
    expect(names('evergreen oak', 'Sizes')).toEqual(['Live Oak, 30 gal'])
  })
})
