import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { firstPick, type StockOffer } from './stock-offer.ts'

const mostListed = 10

/** Schema.org data for the first ten plants of a page, in the size their cards start with. The price is without planting. */
export function itemListData(offers: readonly StockOffer[], origin: string) {
  const items = offers.flatMap((offer) => firstPick(offer.items) ?? [])
  return {
    '@type': 'ItemList',
    itemListElement: items.slice(0, mostListed).map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: `${item.plantName}, ${sizeInWords(item.containerSize)}`,
        ...(item.picture !== null && { image: new URL(item.picture.full, `${origin}/`).href }),
        url: `${origin}/plant-database/${item.slug}`,
        offers: {
          '@type': 'Offer',
          price: (item.unitPriceCents / 100).toFixed(2),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
        },
      },
    })),
  }
}
