import { appliedChoices } from '#app/components/plant-search/applied-choices.ts'
import { containerSizeLabel } from '#domain/stock/container-sizes.ts'
import { priceStepLabel } from '#domain/search/range-steps.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { rangeInWords } from '#domain/wording.ts'

type Applied = { label: string; given?: string; without: Partial<Omit<InventorySearch, 'page'>> }

/** The applied filters as labels, each with the change that removes it: plant filters, then container size and price. */
export function appliedInventoryFilters(search: InventorySearch): Applied[] {
  const [low, high] = search.price
  return [
    ...appliedChoices(search),
    ...search.sizes.map((size) => ({
      label: size === 'other' ? 'Other sizes' : containerSizeLabel(size),
      without: { sizes: search.sizes.filter((other) => other !== size) },
    })),
    ...(isFullRange(search.price, allPrices)
      ? []
      : [
          {
            label: `${rangeInWords(priceStepLabel(low), priceStepLabel(high))} planted`,
            without: { price: allPrices },
          },
        ]),
  ]
}
