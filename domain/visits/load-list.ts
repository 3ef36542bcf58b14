import type { Band } from '#domain/care/water-figures.ts'

// The load of the truck. Quantities follow from the visits; tools are always the same.

type Loaded = { quantity: number; gallons: Band | null; hasCage: boolean }

/** 'Water, 130 gal' and the same in Spanish. */
export function loadList(lines: readonly Loaded[], cards: number): { words: string; spanish: string }[] {
  const planted = lines.filter(({ gallons }) => gallons !== null)
  // Enough for the upper end: nobody drives back for water.
  const water = planted.reduce((sum, { quantity, gallons }) => sum + quantity * (gallons?.[1] ?? 0), 0)
  const cages = lines.reduce((sum, { quantity, hasCage }) => sum + (hasCage ? quantity : 0), 0)
  const isPlanting = planted.length > 0
  return [
    isPlanting && { words: `Water, ${Math.ceil(water / 5) * 5} gal`, spanish: 'Agua' },
    isPlanting && { words: 'Shovels, rock bar, auger', spanish: 'Palas, barreta, barrena' },
    isPlanting && { words: 'Mulch', spanish: 'Mantillo' },
    isPlanting && { words: 'Stakes and ties', spanish: 'Estacas y amarres' },
    cages > 0 && { words: `Deer cages, ${cages}`, spanish: 'Jaulas para venados' },
    cards > 0 && { words: `Water cards, ${cards}`, spanish: 'Tarjetas de riego' },
  ].filter((item) => item !== false)
}
