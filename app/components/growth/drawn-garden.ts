import { gardenInWords } from '#domain/growth/garden-words.ts'
import { gardenLayout, type GardenLayout, type GardenPlant, type GardenTree } from '#domain/growth/garden.ts'
import type { Age } from '#domain/growth/growth.ts'
import { gardenPictures } from './garden-pictures.ts'

export type DrawnGarden = { age: Age; layout: GardenLayout<GardenPlant>; label: string }

/** Drawn on the server, so that the page needs none of the rules. Only import this in loaders: it reads lists of URLs. */
export function drawnGarden(trees: readonly GardenTree[], age: Age): DrawnGarden {
  const plants = trees.map((tree) => ({ ...tree, pictures: gardenPictures(tree.slug) }))
  const layout = gardenLayout(plants, age)
  return { age, layout, label: gardenInWords(layout.lines, age) }
}
