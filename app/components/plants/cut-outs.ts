// Cut-outs for scale drawings, as hashed build assets. Only import this in loaders: in the browser it would ship the whole list
// of URLs.

const files = import.meta.glob<string>(
  '/app/images/{cut-outs,half-grown,young,young-large,young-minis,young-small}/*.avif',
  {
    eager: true,
    query: '?url',
    import: 'default',
  },
)

/** The URL of a plant's cut-out, or of the small one for cards; undefined if it has none. */
export function cutOutUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return files[`/app/images/cut-outs/${slug}${size === 'mini' ? '-mini' : ''}.avif`]
}

/** The URL of a plant as it looks in a pot, or of the small one for cards; undefined if it isn't drawn. */
export function youngPlantUrl(slug: string, size: 'full' | 'mini' = 'full'): string | undefined {
  return files[`/app/images/young${size === 'mini' ? '-minis' : ''}/${slug}.avif`]
}

/** The URL of a tree or shrub some years after it's planted. */
export const halfGrownUrl = (slug: string): string | undefined => files[`/app/images/half-grown/${slug}.avif`]

/** The plant in small, middle and large pots, as far as they're drawn: of shrubs two, and of trees three. */
export const pottedUrls = (slug: string): string[] =>
  [
    files[`/app/images/young-small/${slug}.avif`],
    youngPlantUrl(slug),
    files[`/app/images/young-large/${slug}.avif`] ?? halfGrownUrl(slug),
  ].filter((url) => url !== undefined)
