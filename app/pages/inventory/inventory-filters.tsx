import { choiceGroups, type ChoiceCounts } from '#app/components/plant-search/choice-groups.tsx'
import { FilterCells, FilterGroup } from '#app/components/plant-search/filter-group.tsx'
import { PlaceFilter } from '#app/components/place/place-filter.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { containerSizeLabel, containerSizes } from '#domain/stock/container-sizes.ts'
import { priceStepLabel, priceStepsDollars } from '#domain/search/range-steps.ts'
import { allPrices, type InventorySearch } from '#domain/search/inventory-search.ts'
import { isFullRange } from '#domain/search/parameters.ts'

type InventoryFiltersProps = {
  search: InventorySearch
  counts: ChoiceCounts & { sizes: Record<string, number> }
  isEmpty: boolean
  onRange: (change: Partial<InventorySearch>) => void
}

/** The plant database's filters, plus container size and price. */
export function InventoryFilters({ search, counts, isEmpty, onRange }: InventoryFiltersProps) {
  const groups = choiceGroups({
    choices: search,
    counts,
    onRange,
    heightHint: 'How tall it may grow, not how tall it is today.',
    isEmpty,
  })
  return (
    <>
      <PlaceFilter chosen={search.place} />
      {groups.type}
      {groups.deer}
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
      {groups.ground}
      {groups.leaves}
      {groups.growth}
      {groups.height}
      {groups.sun}
      {groups.water}
      {groups.color}
      {groups.also}
      {groups.soilPh}
      {groups.zone}
    </>
  )
}
