// Leaf-and-flower details without background, to stand beside words: build assets with a hash in their name.

const files = import.meta.glob<string>('/app/images/sprigs/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Where the sprig of a plant is; undefined for a plant that has none. */
export function sprigUrl(slug: string): string | undefined {
  return files[`/app/images/sprigs/${slug}.avif`]
}
