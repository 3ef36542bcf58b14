import { describe, expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { indexAnswers, type AnswerEntry } from './answers.ts'
import { indexNotSold } from './not-sold.ts'
import { suggest } from './suggest.ts'
import { buildVocabulary } from './search-vocabulary.ts'

const tree = { plantType: 'tree', maxHeightFt: 60, landscapeUses: ['shade'], thorns: false }
const evergreenShrub = { plantType: 'shrub', leafRetention: 'evergreen', deerTolerance: 'High' }
const { vocabulary: _, ...catalog } = catalogOf(
  {
    Agarita: { ...evergreenShrub, scientificName: 'Mahonia trifoliolata' },
    'Blackjack Oak': { ...tree, scientificName: 'Quercus marilandica' },
    'Bur Oak': { ...tree, scientificName: 'Quercus macrocarpa', oakWilt: 'low' },
    Cenizo: {
      ...evergreenShrub,
      scientificName: 'Leucophyllum frutescens',
      landscapeUses: ['hedge'],
      maxHeightFt: 8,
    },
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

const article = (slug: string, name: string): AnswerEntry => ({
  kind: 'article',
  to: `/blog/${slug}`,
  name,
  detail: 'Its description.',
  texts: [[name, 3]],
})
const service = (slug: string, name: string, asked: string): AnswerEntry => ({
  kind: 'service',
  to: `/services/${slug}`,
  name,
  detail: 'Its description.',
  texts: [[asked, 3]],
})
const site = {
  answers: indexAnswers([
    article('what-a-container-size-means', 'What a container size tells you, and what it hides'),
    article('live-oak-or-cedar-elm', 'Live oak or cedar elm: choosing a shade tree'),
    article('planting-in-caliche', 'Planting in caliche: how to dig, what to put there'),
    article('oak-wilt-calendar', 'An oak wilt calendar: when to prune'),
    article('deer-and-young-trees', 'Deer and young trees'),
    service('arborist-service', 'Arborist service', 'arborist prune trim tree'),
    service('tree-delivery', 'Tree delivery', 'delivery cost'),
  ]),
  notSold: indexNotSold([
    {
      id: 'fig',
      names: ['fig', 'fig tree'],
      says: 'We don’t grow figs. Agarita is the nearest.',
      near: ['agarita'],
    },
    {
      id: 'stump',
      names: ['stump'],
      says: 'We don’t grind stumps.',
      near: [],
      to: '/services/arborist-service',
    },
  ]),
}
const named = buildVocabulary(catalog.plants, [
  { slug: 'boerne', name: 'Boerne', zipCodes: ['78006'] },
  { slug: 'live-oak', name: 'Live Oak', zipCodes: ['78233'] },
])
const vocabulary = { ...named, ...site }

const november = 11
const suggestFor = (text: string) => suggest(catalog, vocabulary, { text, month: november })
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
      ['need', 'Shade', 'Shade trees, 25 ft and taller', '3 plants', '/inventory?q=shade'],
      ['need', 'Evergreen', 'Green all winter', '3 plants', '/inventory?q=evergreen'],
      [
        'need',
        'Privacy screen',
        'Evergreen, used as a screen or hedge',
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
      ['Blackjack Oak', ''],
      ['Bur Oak', 'from $205 planted'],
      ['Live Oak', 'from $65 planted'],
      ['Red Oak', 'from $370 planted'],
    ])
    expect(suggestFor('oak').total).toBe(5)
  })

  test('a plant comes with its picture', () => {
    expect(group('bur oak', 'Plants').map(({ plant }) => plant?.name)).toEqual(['Bur Oak'])
  })

  test('finds up to two sizes: the one that sells best, or else the smallest', () => {
    expect(rows('oak', 'Sizes')).toEqual([
      [
        'size',
        'Live Oak, 30 gal',
        '10 ft tall, 2½ in caliper',
        '$370 planted',
        '/inventory?q=Live+Oak+30+gal',
      ],
      [
        'size',
        'Bur Oak, 15 gal',
        '6 ft 2 in tall, 1¼ in caliper',
        '$205 planted',
        '/inventory?q=Bur+Oak+15+gal',
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

  test('finds needs that start with it', () => {
    expect(names('oak', 'Needs')).toEqual(['Oak wilt'])
  })

  test('a town with a tree’s name comes last', () => {
    expect(titles('live oak').at(-1)).toBe('Places')
    expect(names('live oak tx', 'Places')).toEqual(['Live Oak'])
    expect(titles('live oak tx')[0]).toBe('Places')
  })
})

describe('a need', () => {
  test.each(['evergreen', 'evergreen deer'])('"%s" does not say which sizes are meant', (text) => {
    expect(titles(text)).not.toContain('Sizes')
  })

  test.each([
    ['evergreen oak', ['Evergreen'], []],
    ['evergreen oak deer', ['Evergreen'], []],
    ['sombra', ['Shade', 'Part shade'], ['Live oak or cedar elm: choosing a shade tree']],
    ['limestone', ['Limestone'], ['Planting in caliche: how to dig, what to put there']],
  ])('"%s" is offered by its usual name, with the article about it: %j %j', (text, offered, articles) => {
    expect(names(text, 'Needs')).toEqual(offered)
    expect(names(text, 'Answers')).toEqual(articles)
  })

  test('is found by how one of its words starts', () => {
    expect(names('calic', 'Needs')).toEqual(['Caliche'])
    expect(names('liche', 'Needs')).toEqual([])
  })
})

describe('anything else', () => {
  test.each([
    ['when to prune an oak', ['Answers', 'Plants'], '/blog/oak-wilt-calendar'],
    ['delivery cost', ['Services'], '/services/tree-delivery'],
    ['78006', ['Places'], '/tree-service/boerne'],
    ['do you deliver to boerne', ['Places', 'Services'], '/tree-service/boerne'],
    ['kerrville', ['Places'], '/tree-service'],
    ['stump', ['Not here', 'Services'], '/inventory?q=stump'],
  ])('"%s" shows %j, %s first', (text, shown, first) => {
    const { groups } = suggestFor(text)
    expect(groups.map(({ title }) => title).slice(0, shown.length)).toEqual(shown)
    expect(groups[0]?.suggestions[0]?.to).toBe(first)
  })

  test('what we don’t sell is said in a sentence, and the nearest follow', () => {
    expect(rows('fig tree', 'Not here')).toEqual([
      ['not-sold', 'We don’t grow figs.', 'Agarita is the nearest.', '', '/inventory?q=fig+tree'],
    ])
    expect(names('fig tree', 'The nearest we have')).toEqual(['Agarita'])
  })

  test.each(['hello', 'asdfgh', '12345678', 'do you fix cars'])(
    '"%s" finds nothing rather than something wrong',
    (text) => {
      expect(suggestFor(text)).toEqual({ groups: [], total: 0 })
    },
  )

  test('there are at most nine rows', () => {
    const most = suggestFor('oak deer evergreen shade boerne when to prune').groups.flatMap(
      ({ suggestions }) => suggestions,
    )
    expect(most.length).toBeLessThanOrEqual(9)
  })
})
