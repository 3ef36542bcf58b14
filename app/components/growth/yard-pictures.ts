import { cutOutUrl, youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import type { CartItems } from '#domain/cart/cart-item.ts'
import type { YardPictures } from '#domain/growth/yard.ts'

// Only import this in loaders, like the lists of URLs it reads.

export const yardPictures = (slug: string): YardPictures => ({
  young: youngPlantUrl(slug) ?? null,
  grown: cutOutUrl(slug) ?? null,
})

export const withYardPictures = (loaded: CartItems): CartItems => ({
  ...loaded,
  items: loaded.items.map((item) => ({ ...item, yardPictures: yardPictures(item.slug) })),
})
