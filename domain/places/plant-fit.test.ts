import { expect, test } from 'vitest'
import { catalogOf } from '#tests/support/catalog-rows.ts'
import { findPlants } from '#domain/search/find-plants.ts'
import { emptyPlantSearch } from '#domain/search/plant-search.ts'
import { fittingCommunities } from './fitting-communities.ts'
import { plantFit, type CommunityGround } from './plant-fit.ts'

const place = {
  slug: 'helotes',
  ground: 'limestone',
  groundCertain: true,
  usdaZone: '8b',
  waters: [] as string[],
  forbidsRedOaks: false,
} as const
const plant = {
  plantType: 'tree',
  soilTextures: ['limestone'],
  soilPh: 'alkaline',
  usdaZone: '7a-10b',
  oakWilt: null,
  landforms: [] as string[],
}

test('a plant fits where it takes the ground and the winters', () => {
  expect(plantFit(plant, place)).toBe('fits')
  expect(plantFit({ ...plant, soilTextures: ['clay'] }, place)).toBe('ground')
  expect(plantFit({ ...plant, usdaZone: '9a-10b' }, place)).toBe('winter')
  expect(plantFit(plant, { ...place, groundCertain: false })).toBe('ground')
  expect(plantFit({ ...plant, soilTextures: ['caliche', 'clay'] }, { ...place, groundCertain: false })).toBe(
    'fits',
  )
})

test('no red oak fits where the city forbids planting them', () => {
  const boerne = { ...place, forbidsRedOaks: true }
  expect(plantFit({ ...plant, oakWilt: 'high' }, boerne)).toBe('forbidden')
  expect(plantFit({ ...plant, oakWilt: 'low' }, boerne)).toBe('fits')
  expect(plantFit({ ...plant, oakWilt: 'high' }, place)).toBe('fits')
})

test('a plant of creek banks fits along a creek, if it takes the winters', () => {
  const cypress = { ...plant, soilTextures: ['wet', 'clay'], landforms: ['creek'] }
  const creek = { ...place, waters: ['Helotes Creek'] }
  expect(plantFit(cypress, creek)).toBe('creek')
  expect(plantFit(cypress, place)).toBe('ground')
  expect(plantFit({ ...cypress, usdaZone: '9a-10b' }, creek)).toBe('winter')
  expect(plantFit({ ...plant, landforms: ['creek'] }, creek)).toBe('fits')
})

test('unknown facts leave it open', () => {
  expect(plantFit(plant, { ...place, ground: 'unknown' })).toBe('unknown')
  expect(plantFit(plant, { ...place, usdaZone: null })).toBe('unknown')
  expect(plantFit({ ...plant, soilTextures: [] }, place)).toBe('unknown')
  expect(plantFit({ ...plant, usdaZone: null }, place)).toBe('unknown')
})

test('the guide and the filter agree', () => {
  const places: CommunityGround[] = [
    { ...place, name: 'Helotes' },
    { ...place, slug: 'seguin', name: 'Seguin', ground: 'clay' },
  ]
  const plants = { Elm: { ...plant, soilTextures: ['clay'] }, Laurel: plant, Unknown: {} }
  const catalog = catalogOf(plants, [], places)
  for (const { slug } of places)
    expect(
      findPlants(catalog.plants, catalog.vocabulary, { ...emptyPlantSearch, place: slug }, 1).found,
    ).toEqual(
      catalog.plants.filter((each) =>
        fittingCommunities(each, places).some(({ communities }) =>
          communities.some((community) => community.slug === slug),
        ),
      ),
    )
})
