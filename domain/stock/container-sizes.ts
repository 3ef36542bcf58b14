/** The container sizes a visitor can filter by, as written in URLs. All other sizes are 'other'. */
export const containerSizes = [
  '4-inch',
  '6-inch',
  '1-gal',
  '3-gal',
  '5-gal',
  '7-gal',
  '10-gal',
  '15-gal',
  '25-gal',
  '30-gal',
  '45-gal',
  '65-gal',
  '100-gal',
  'other',
] as const

export type ContainerSize = (typeof containerSizes)[number]

const measureOf = (size: ContainerSize) => size.split('-')[0] ?? ''

/** Every way price lists write a size, in lower case: '#15' is the same as '15 gal'. */
export function sizeSpellings(size: ContainerSize): string[] {
  const measure = measureOf(size)
  if (size === 'other') return []
  return size.endsWith('-inch')
    ? [`${measure}"`, `${measure} in`, `${measure} inch`]
    : [`${measure} gal`, `#${measure}`, `${measure}gal`, `${measure} gallon`]
}

const sizeBySpelling = new Map(
  containerSizes.flatMap((size) => sizeSpellings(size).map((spelling) => [spelling, size] as const)),
)

export function containerSizeOf(description: string): ContainerSize {
  return sizeBySpelling.get(description.trim().toLowerCase()) ?? 'other'
}

export function containerSizeLabel(size: ContainerSize): string {
  if (size === 'other') return 'Other'
  return size.endsWith('-inch') ? `${measureOf(size)}"` : `${measureOf(size)} gal`
}

/** The usual name of a known size; any other stays as the price list has it. */
export function sizeInWords(description: string): string {
  const size = containerSizeOf(description)
  return size === 'other' ? description : containerSizeLabel(size)
}
