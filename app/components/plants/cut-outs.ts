// The plants without background, for scale drawings: build assets with a hash in their name. Ask in a loader, so that the
// browser gets one address instead of the whole list.

const files = import.meta.glob<string>('/app/images/cut-outs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})
const youngTrees = import.meta.glob<string>('/app/images/young/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the cut-out of a plant is, or its mini for a card; undefined for a plant that has none. */
export function cutOutUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return files[`/app/images/cut-outs/${slug}${size === 'mini' ? '-mini' : ''}.avif`]
}

/** A plant as it stands in its pot: a tree as the nursery grows it, all else as its own small picture. */
export function youngPlantUrl(slug: string): string | undefined {
  return youngTrees[`/app/images/young/${slug}.avif`] ?? cutOutUrl(slug, 'mini')
}
