import { gardenInWords } from '#domain/growth/garden-words.ts'
import { gardenLayout, type GardenTree } from '#domain/growth/garden.ts'
import type { Age } from '#domain/growth/growth.ts'
import type { DrawnLayout } from './garden-drawing.tsx'
import { gardenPictures } from './garden-pictures.ts'

export type DrawnGarden = { age: Age; layout: DrawnLayout; label: string }

/** Drawn on the server, so that the page needs none of the rules. Only import this in loaders: it reads lists of URLs. */
export function drawnGarden(trees: readonly GardenTree[], age: Age): DrawnGarden {
  const layout = gardenLayout(trees, age)
  const lines = layout.lines.map((line) => ({
    ...line,
    key: line.index,
    pictures: gardenPictures(line.tree.slug),
  }))
  return { age, layout: { ...layout, lines }, label: gardenInWords(lines, age) }
}
