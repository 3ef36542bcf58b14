import { cutOutUrl, halfGrownUrl, youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import type { CartItems } from '#domain/cart/cart-item.ts'
import type { GardenPictures } from '#domain/growth/garden.ts'

// Only import this in loaders, like the lists of URLs it reads.

function inTwoSizes(urlOf: typeof cutOutUrl, slug: string) {
  const [url, mini] = [urlOf(slug), urlOf(slug, 'mini')]
  return url === undefined ? null : { url, mini: mini ?? url }
}

export const gardenPictures = (slug: string): GardenPictures => ({
  young: inTwoSizes(youngPlantUrl, slug),
  halfGrown: inTwoSizes(halfGrownUrl, slug) ?? inTwoSizes(youngPlantUrl, slug),
  grown: inTwoSizes(cutOutUrl, slug),
})

export const withGardenPictures = (loaded: CartItems): CartItems => ({
  ...loaded,
  items: loaded.items.map((item) => ({ ...item, gardenPictures: gardenPictures(item.slug) })),
})
