import type { ComponentProps } from 'react'
import { FilterCells, FilterGroup } from '#app/components/plant-search/filter-group.tsx'
import { PlantFilters } from '#app/components/plant-search/plant-filters.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { containerSizeLabel, containerSizes } from '#domain/stock/container-sizes.ts'
import { priceStepLabel, priceStepsDollars } from '#domain/search/range-steps.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'

type InventoryFiltersProps = {
  search: InventorySearch
  counts: ComponentProps<typeof PlantFilters>['counts'] & { sizes: Record<string, number> }
  isEmpty: boolean
  onRange: (change: Partial<InventorySearch>) => void
}

/** The plant database's filters, plus container size and price. */
export function InventoryFilters({ search, counts, isEmpty, onRange }: InventoryFiltersProps) {
  return (
    <PlantFilters
      choices={search}
      counts={counts}
      onRange={onRange}
      heightHint="How tall it may grow, not how tall it is today."
      isEmpty={isEmpty}
    >
      <FilterGroup title="Container size" idle={isEmpty && search.sizes.length === 0}>
        <FilterCells
          name="size"
          values={containerSizes}
          labelOf={containerSizeLabel}
          chosen={search.sizes}
          counts={counts.sizes}
          columns="grid-cols-4"
        />
      </FilterGroup>
      <FilterGroup title="Price, planted" idle={isEmpty && isFullRange(search.price, allPrices)}>
        <RangeSlider
          legend="Price, planted"
          steps={priceStepsDollars.map((_, step) => priceStepLabel(step))}
          value={search.price}
          names={['price', 'price']}
          onChange={(price) => onRange({ price })}
        />
      </FilterGroup>
    </PlantFilters>
  )
}
