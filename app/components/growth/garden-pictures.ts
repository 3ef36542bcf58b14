import { cutOutUrl, youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import type { CartItems } from '#domain/cart/cart-item.ts'
import type { GardenPictures } from '#domain/growth/garden.ts'

// Only import this in loaders, like the lists of URLs it reads.

export const gardenPictures = (slug: string): GardenPictures => ({
  young: youngPlantUrl(slug) ?? null,
  grown: cutOutUrl(slug) ?? null,
})

export const withGardenPictures = (loaded: CartItems): CartItems => ({
  ...loaded,
  items: loaded.items.map((item) => ({ ...item, gardenPictures: gardenPictures(item.slug) })),
})
