import type { GardenTree } from '#domain/growth/garden.ts'
import { getCatalog } from './catalog-snapshot.ts'
import { toPlantGrowth } from './plant-growth.ts'

const plants = [
  { slug: 'escarpment-live-oak', quantity: 1, containerSize: '15 gal', todayFt: 7 },
  { slug: 'texas-redbud', quantity: 2, containerSize: '15 gal', todayFt: 7 },
  { slug: 'gulf-muhly', quantity: 5, containerSize: '3 gal', todayFt: 1.5 },
]

/** The home page's yard, as large as plants of these sizes usually are; empty unless all of them are in the catalog. */
export async function readHomeYard(): Promise<GardenTree[]> {
  const catalog = await getCatalog()
  const trees = plants.flatMap(({ slug, ...planted }) => {
    const plant = catalog.plants.find((each) => each.slug === slug)
    return plant === undefined ? [] : [{ ...toPlantGrowth(plant), slug, name: plant.name, ...planted }]
  })
  return trees.length < plants.length ? [] : trees
}
