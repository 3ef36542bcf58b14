import type { TextValues } from '#domain/content/text-values.ts'
import { containerSizeLabel, containerSizeOf, type ContainerSize } from '#domain/stock/container-sizes.ts'
import { formatCents, type Cents } from '#domain/money.ts'

/** From the cheapest to the dearest tree of a container size, planted. */
export type SizeRange = { size: string; leastCents: Cents; mostCents: Cents }

const usualSizes: readonly ContainerSize[] = ['5-gal', '15-gal', '30-gal', '45-gal', '65-gal', '100-gal']

type Offer = { size: ContainerSize; plantedCents: Cents; plant: { slug: string; plantType: string } }

/** The sizes that trees are sold in, with what they cost today. */
export function plantedBySize(stock: readonly Offer[]): SizeRange[] {
  const prices = Map.groupBy(
    stock.filter(({ plant }) => plant.plantType === 'tree'),
    ({ size }) => size,
  )
  return usualSizes.flatMap((size) => {
    const cents = (prices.get(size) ?? []).map(({ plantedCents }) => plantedCents)
    return cents.length === 0
      ? []
      : [{ size: containerSizeLabel(size), leastCents: Math.min(...cents), mostCents: Math.max(...cents) }]
  })
}

/** Planted prices that articles mention: `{{plantedFrom:15 gal}}`, `{{plantedTo:15 gal}}` and `{{planted:cedar-elm:15 gal}}`. */
export function plantedTextValues(stock: readonly Offer[]): TextValues {
  const ranges = new Map(plantedBySize(stock).map((range) => [range.size, range]))
  return (name) => {
    const [kind, first = '', size = ''] = name.split(':')
    if (kind === 'planted') {
      const offers = stock.filter(
        (offer) => offer.plant.slug === first && offer.size === containerSizeOf(size),
      )
      return offers.length === 0
        ? undefined
        : formatCents(Math.min(...offers.map(({ plantedCents }) => plantedCents)))
    }
    const range = ranges.get(first)
    if (range === undefined) return undefined
    if (kind === 'plantedFrom') return formatCents(range.leastCents)
    return kind === 'plantedTo' ? formatCents(range.mostCents) : undefined
  }
}
