import { breadcrumbList } from '#app/structured-data.ts'
import { absoluteUrl } from '#app/seo.ts'
import type { Cents } from '#domain/money.ts'
import type { GuidePlant, GuideStockItem } from './guide-plant.ts'

const inDollars = (cents: Cents) => (cents / 100).toFixed(2)

function taxon(plant: GuidePlant) {
  return {
    '@type': 'Taxon',
    name: plant.scientificName,
    alternateName: [plant.name, ...plant.otherNames, ...plant.spanishNames],
    ...(plant.family !== null && {
      parentTaxon: { '@type': 'Taxon', name: plant.family, taxonRank: 'family' },
    }),
  }
}

/** Offers for what's in stock, without planting, which is a separate service. */
function product(origin: string, plant: GuidePlant, stock: readonly GuideStockItem[]) {
  const prices = stock.map((item) => item.unitPriceCents)
  return {
    '@type': 'Product',
    name: plant.name,
    description: plant.paragraphs[0],
    category: plant.plantType,
    ...(plant.picture !== null && { image: absoluteUrl(origin, plant.picture.full) }),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: inDollars(Math.min(...prices)),
      highPrice: inDollars(Math.max(...prices)),
      offerCount: stock.length,
      availability: 'https://schema.org/InStock',
    },
  }
}

export function guideStructuredData(
  origin: string,
  plant: GuidePlant,
  stock: readonly GuideStockItem[],
): object[] {
  return [
    breadcrumbList(origin, [
      { label: 'Home', to: '/' },
      { label: 'Plant Database', to: '/plant-database' },
      { label: plant.name, to: `/plant-database/${plant.slug}` },
    ]),
    {
      '@type': 'WebPage',
      name: `${plant.name}: Plant Study Guide`,
      url: `${origin}/plant-database/${plant.slug}`,
      mainEntity: taxon(plant),
    },
    ...(stock.length > 0 ? [product(origin, plant, stock)] : []),
  ]
}
