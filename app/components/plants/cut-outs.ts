// Cut-outs for scale drawings, as hashed build assets. Only import this in loaders: in the browser it would ship the whole list
// of URLs.

const files = import.meta.glob<string>('/app/images/cut-outs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})
const youngPlants = import.meta.glob<string>('/app/images/young/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})
const youngMinis = import.meta.glob<string>('/app/images/young-minis/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The URL of a plant's cut-out, or of the small one for cards; undefined if it has none. */
export function cutOutUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return files[`/app/images/cut-outs/${slug}${size === 'mini' ? '-mini' : ''}.avif`]
}

/** The URL of a plant as it looks in a pot, or of the small one for cards; undefined if it isn't drawn. */
export function youngPlantUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return size === 'mini'
    ? youngMinis[`/app/images/young-minis/${slug}.avif`]
    : youngPlants[`/app/images/young/${slug}.avif`]
}
