import {
  FilterCells,
  FilterChoices,
  FilterGroup,
  FilterSwatches,
  FilterToggle,
} from '#app/components/plant-search/filter-group.tsx'
import { RangeSlider } from '#app/ui/range-slider.tsx'
import { containerSizeLabel, containerSizes } from '#domain/inventory/container-sizes.ts'
import { priceStepLabel, priceStepsDollars } from '#domain/inventory/price-steps.ts'
import { heightStepLabel, heightSteps } from '#domain/plants/height-steps.ts'
import {
  deerTolerances,
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import type { InventorySearch } from '#domain/search/inventory-search.ts'

/** How many rows each value would find, by group and value. */
type FilterCounts = Record<
  | 'types'
  | 'colors'
  | 'water'
  | 'soilPh'
  | 'zones'
  | 'deer'
  | 'native'
  | 'poorDrainage'
  | 'petSafe'
  | 'sizes',
  Record<string, number>
> & { bestSeller: number }

const toggles = [
  { name: 'native', label: 'Texas Native Only', filter: 'native' },
  { name: 'pets', label: 'Pet Safe Only', filter: 'petSafe' },
  { name: 'drainage', label: 'Tolerates Poor Drainage', filter: 'poorDrainage' },
  { name: 'best', label: 'Best Sellers Only', filter: 'bestSeller' },
] as const

type InventoryFiltersProps = {
  search: InventorySearch
  /** Null where there are too many rows to count. */
  counts: FilterCounts | null
  onRange: (change: Partial<InventorySearch>) => void
}

/** The filters of the plant database and three of the yard's own, as inputs of a form around them: they work without JavaScript. */
export function InventoryFilters({ search, counts, onRange }: InventoryFiltersProps) {
  return (
    <>
      <FilterGroup title="Plant type">
        <FilterChoices name="type" values={plantTypes} chosen={search.types} counts={counts?.types} />
      </FilterGroup>
      <FilterGroup title="Container size">
        <FilterCells
          name="size"
          values={containerSizes}
          labelOf={containerSizeLabel}
          chosen={search.sizes}
          counts={counts?.sizes}
          columns="grid-cols-4"
        />
      </FilterGroup>
      <FilterGroup title="Price, planted">
        <RangeSlider
          legend="Price, planted"
          steps={priceStepsDollars.map((_, step) => priceStepLabel(step))}
          value={search.price}
          names={['price', 'price']}
          onChange={(price) => onRange({ price })}
        />
      </FilterGroup>
      <FilterGroup title="Height, full grown" hint="How tall it may grow, not how tall it is today.">
        <RangeSlider
          legend="Height, full grown"
          steps={heightSteps.map((_, step) => heightStepLabel(step))}
          value={search.height}
          names={['height', 'height']}
          onChange={(height) => onRange({ height })}
        />
      </FilterGroup>
      <FilterGroup title="Sun">
        <RangeSlider
          legend="Sun"
          steps={exposures}
          value={[search.sun[0] - 1, search.sun[1] - 1]}
          names={['sun', 'sun']}
          firstStep={1}
          onChange={([from, to]) => onRange({ sun: [from + 1, to + 1] })}
        />
      </FilterGroup>
      <FilterGroup title="Water needs">
        <FilterChoices name="water" values={waterNeeds} chosen={search.water} counts={counts?.water} />
      </FilterGroup>
      <FilterGroup title="Flower color">
        <FilterSwatches name="color" values={flowerColors} chosen={search.colors} counts={counts?.colors} />
      </FilterGroup>
      <FilterGroup title="Also" hint="Pet safe leaves out plants nobody has assessed.">
        {toggles.map(({ name, label, filter }) => (
          <FilterToggle
            key={name}
            name={name}
            label={label}
            chosen={search[filter]}
            count={filter === 'bestSeller' ? counts?.bestSeller : counts?.[filter]['Yes']}
          />
        ))}
      </FilterGroup>
      <FilterGroup
        title="Deer tolerance"
        hint="Young trees still need a cage."
        folded={search.deer.length === 0}
      >
        <FilterChoices name="deer" values={deerTolerances} chosen={search.deer} counts={counts?.deer} />
      </FilterGroup>
      <FilterGroup title="Soil pH" folded={search.soilPh.length === 0}>
        <FilterChoices name="ph" values={soilPhs} chosen={search.soilPh} counts={counts?.soilPh} />
      </FilterGroup>
      <FilterGroup
        title="USDA zone"
        hint="San Antonio is 9a, the outer Hill Country mostly 8b."
        folded={search.zones.length === 0}
      >
        <FilterCells name="zone" values={usdaZones} chosen={search.zones} counts={counts?.zones} />
      </FilterGroup>
    </>
  )
}
