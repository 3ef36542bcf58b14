import { describe, expect, test } from 'vitest'
import type { CommunityFacts } from './community-facts.ts'
import { type PlantFacts } from './plant-facts.ts'
import { reasonsFor } from './why-it-fits.ts'
import { place, plant } from '#tests/support/sample-communities.ts'

describe('the reasons for a plant', () => {
  const bare = { deerTolerance: null, landscapeUses: [], minHeightFt: null, maxHeightFt: null }
  const asked = (keyword: string): CommunityFacts => ({ ...place, localKeywords: [keyword] })
  const limestone: CommunityFacts = { ...place, ground: 'limestone' }
  const sand: CommunityFacts = { ...place, ground: 'sand' }
  const thirty = { minHeightFt: 10, maxHeightFt: 30 }

  test.each<[string, CommunityFacts, Partial<PlantFacts>]>([
    ['Less prone to oak wilt than red or live oak.', { ...place, oakWilt: 'here' }, { oakWilt: 'low' }],
    ['', place, { oakWilt: 'low' }],
    ['The first to die where oak wilt arrives.', place, { oakWilt: 'high' }],
    ['At risk where oak wilt is near.', place, { oakWilt: 'intermediate' }],
    ['Grows fast.', asked('fast growing'), { growthRate: 'fast' }],
    ['', place, { growthRate: 'fast' }],
    ['Stays under 30 ft.', asked('small yard'), { ...thirty }],
    ['', asked('small yard'), { minHeightFt: 10, maxHeightFt: 31 }],
    ['', asked('small yard'), { ...thirty, plantType: 'shrub' }],
    ['', place, { ...thirty }],
    ['For moist ground along the Creek.', { ...place, waters: ['the Creek'] }, { landforms: ['creek'] }],
    ['', place, { landforms: ['creek'] }],
    ['', sand, { toleratesPoorDrainage: 'Yes' }],
    ['Takes clay that drains slowly.', place, { toleratesPoorDrainage: 'Yes' }],
    ['Takes caliche and shallow soil.', limestone, { soilTextures: ['shallow', 'caliche'] }],
    ['Takes shallow soil.', limestone, { soilTextures: ['shallow'] }],
    ['Takes caliche.', limestone, { soilTextures: ['caliche'] }],
    ['', { ...limestone, groundCertain: false }, { soilTextures: ['caliche'] }],
    ['', sand, { soilTextures: ['caliche'] }],
    ['Came through February 2021.', place, { february2021: 'yes' }],
    ['Wild on the Edwards Plateau.', limestone, { ecoregions: ['Edwards Plateau', 'Blackland Prairie'] }],
    [
      'Wild in the Post Oak Savannah and in the South Texas Plains.',
      sand,
      { ecoregions: ['South Texas Plains', 'Post Oak Savannah'] },
    ],
    ['Feeds Monarch caterpillars.', place, { larvalHostOf: ['several moths', 'Monarch', 'Queen'] }],
    ['', place, { larvalHostOf: ['several Moths'] }],
    ['', place, { larvalHostOf: ['Genista Broom Moth'], hostIsPest: true }],
    ['Grows 10 to 30 ft tall.', place, { landscapeUses: ['shade'], ...thirty }],
    ['', place, { landscapeUses: ['shade'] }],
    ['Gold in fall.', place, { fallColor: 'gold' }],
    ['Gold in fall.', place, { fallColor: 'gold', plantType: 'shrub' }],
    ['', place, { fallColor: 'gold', plantType: 'vine' }],
    ['', place, { fallColor: 'gold, sometimes red' }],
    ['', place, { fallColor: 'none' }],
    ['', place, { fallColor: 'purple in winter' }],
    ['Flowers March to April.', place, { bloomMonths: [3, 4] }],
    ['Flowers in March.', place, { bloomMonths: [3] }],
    ['Flowers in every month.', place, { bloomMonths: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }],
    ['', place, { bloomMonths: [3, 4, 10] }],
    ['', place, { bloomMonths: [3], plantType: 'grass' }],
    ['', place, { bloomMonths: [3], landscapeUses: ['shade'] }],
    ['Gets by on rain once grown.', place, { droughtTolerance: 'high' }],
  ])('%j', (reason, facts, recorded) => {
    expect(reasonsFor([plant('A', { ...bare, ...recorded })], facts)).toEqual([reason])
  })

  test('are the two facts that the fewest others share, the most important first', () => {
    const common = { ...bare, february2021: 'yes', droughtTolerance: 'high' }
    const rare = { larvalHostOf: ['Monarch'], fallColor: 'gold', leafRetention: 'evergreen' }
    expect(reasonsFor([plant('A', { ...common, ...rare }), plant('B', common)], place)).toEqual([
      'Feeds Monarch caterpillars, evergreen.',
      'Came through February 2021, gets by on rain once grown.',
    ])
    expect(reasonsFor([plant('A', { ...common, ...rare })], place)).toEqual([
      'Came through February 2021, feeds Monarch caterpillars.',
    ])
  })
})
