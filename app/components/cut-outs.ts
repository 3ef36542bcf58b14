// The plants without background, for scale drawings: build assets with a hash in their name.

const files = import.meta.glob<string>('../images/cut-outs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the cut-out of a plant is, or its mini for a card; undefined for a plant that has none. */
export function cutOutUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return files[`../images/cut-outs/${slug}${size === 'mini' ? '-mini' : ''}.avif`]
}
