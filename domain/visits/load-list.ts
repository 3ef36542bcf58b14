import type { Band } from '#domain/care/water-figures.ts'

// The load of the truck. Quantities follow from the visits; tools are always the same.

type Line = { quantity: number; name: string; containerSize?: string; hasCage?: boolean }

/** '1 Texas Redbud 15 gal with cage, 6 Cenizo 5 gal'; other work has no size: 'Remove one ash'. */
export const loadInWords = (lines: readonly Line[]): string =>
  lines
    .map(({ quantity, name, containerSize, hasCage = false }) =>
      containerSize === undefined && quantity === 1
        ? name
        : `${quantity} ${name} ${containerSize ?? ''}`.trim() + (hasCage ? ' with cage' : ''),
    )
    .join(', ')

type Loaded = {
  quantity: number
  name: string
  size: string
  /** The grower whose yard it's in; null for ours. */
  grower: string | null
  gallons: Band | null
  hasCage: boolean
}

export type LoadItem = {
  words: string
  /** A plant has where it is instead: a grower, or null for our own yard. */
  spanish?: string
  grower?: string | null
}

/** '4 Texas Redbud, 15 gal' at a grower's, 'Water, 130 gal', and the same in Spanish. */
export function loadList(lines: readonly Loaded[], cards: number): LoadItem[] {
  const planted = lines.filter(({ gallons }) => gallons !== null)
  // Enough for the upper end: nobody drives back for water.
  const water = planted.reduce((sum, { quantity, gallons }) => sum + quantity * (gallons?.[1] ?? 0), 0)
  const cages = lines.reduce((sum, { quantity, hasCage }) => sum + (hasCage ? quantity : 0), 0)
  const isPlanting = planted.length > 0
  return [
    ...plantsOf(lines),
    isPlanting && { words: `Water, ${Math.ceil(water / 5) * 5} gal`, spanish: 'Agua' },
    isPlanting && { words: 'Shovels, rock bar, auger', spanish: 'Palas, barreta, barrena' },
    isPlanting && { words: 'Mulch', spanish: 'Mantillo' },
    isPlanting && { words: 'Stakes and ties', spanish: 'Estacas y amarres' },
    cages > 0 && { words: `Deer cages, ${cages}`, spanish: 'Jaulas para venados' },
    cards > 0 && { words: `Water cards, ${cards}`, spanish: 'Tarjetas de riego' },
  ].filter((item) => item !== false)
}

/** Each plant once in each size and yard, by yard. */
function plantsOf(lines: readonly Loaded[]): LoadItem[] {
  const same = Map.groupBy(lines, ({ name, size, grower }) => [grower ?? '', name, size].join('\n'))
  return [...same]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([, own]) => {
      const [{ name, size, grower }] = own as [Loaded]
      const quantity = own.reduce((sum, line) => sum + line.quantity, 0)
      return { words: `${quantity} ${name}, ${size}`, grower }
    })
}
