import type { ReactNode } from 'react'
import { PlaceFilter } from '#app/components/place/place-filter.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { heightStepLabel, heightSteps } from '#domain/search/range-steps.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import {
  allHeights,
  allSun,
  flagFilters,
  listFilters,
  type FlagFilter,
  type ListFilter,
  type PlantChoices,
} from '#domain/search/plant-choices.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import { deerLabels, leafLabels } from './choice-labels.ts'
import { FilterCells, FilterChoices, FilterGroup, FilterSwatches, FilterToggle } from './filter-group.tsx'

const toggles: readonly { filter: FlagFilter; label: string }[] = [
  { filter: 'native', label: 'Texas Native Only' },
  { filter: 'poorDrainage', label: 'Tolerates Poor Drainage' },
  { filter: 'petSafe', label: 'Pet Safe Only' },
  { filter: 'bestSeller', label: 'Best Sellers Only' },
]

const sixFeet = {
  step: heightSteps.indexOf(6),
  drawing: (
    <svg viewBox="-16 -102 36 102">
      <PersonForScale x={0} />
    </svg>
  ),
}

type PlantFiltersProps = {
  choices: PlantChoices
  /** How many plants each value would find, by filter and value. */
  counts: Record<ListFilter | FlagFilter, Record<string, number>>
  onRange: (change: Partial<Pick<PlantChoices, 'height' | 'sun'>>) => void
  heightHint: string
  /** Nothing was found: only groups with a choice in them stay open. */
  isEmpty: boolean
  /** A list's own filters. */
  children?: ReactNode
}

/** The filters on plants. They're form inputs and work without JavaScript. */
export function PlantFilters({ choices, counts, onRange, heightHint, isEmpty, children }: PlantFiltersProps) {
  const list = <Name extends ListFilter>(filter: Name) => ({
    name: listFilters[filter].parameter,
    values: listFilters[filter].values as readonly PlantChoices[Name][number][],
    chosen: choices[filter],
    counts: counts[filter],
  })
  const hasNone = (filter: ListFilter) => choices[filter].length === 0
  const idle = (filter: ListFilter) => isEmpty && hasNone(filter)
  // Rarely used groups start closed, unless something is chosen in them.
  return (
    <>
      <PlaceFilter chosen={choices.place} />
      <FilterGroup title="Plant type" idle={idle('types')}>
        <FilterChoices {...list('types')} />
      </FilterGroup>
      <FilterGroup title="Deer" hint="Young trees still need a cage." idle={idle('deer')}>
        <FilterChoices {...list('deer')} labels={deerLabels} />
      </FilterGroup>
      {children}
      <FilterGroup title="Ground" idle={idle('grounds')}>
        <FilterChoices {...list('grounds')} />
      </FilterGroup>
      <FilterGroup title="Leaves in winter" idle={idle('leaves')}>
        <FilterChoices {...list('leaves')} labels={leafLabels} />
      </FilterGroup>
      <FilterGroup title="Growth" folded={hasNone('growth')}>
        <FilterChoices {...list('growth')} />
      </FilterGroup>
      <FilterGroup
        title="Height, full grown"
        hint={heightHint}
        idle={isEmpty && isFullRange(choices.height, allHeights)}
      >
        <RangeSlider
          legend="Height, full grown"
          steps={heightSteps.map((_, step) => heightStepLabel(step))}
          value={choices.height}
          names={['height', 'height']}
          onChange={(height) => onRange({ height })}
          figure={sixFeet}
        />
      </FilterGroup>
      <FilterGroup title="Sun" idle={isEmpty && isFullRange(choices.sun, allSun)}>
        <RangeSlider
          legend="Sun"
          steps={exposures}
          value={[choices.sun[0] - 1, choices.sun[1] - 1]}
          names={['sun', 'sun']}
          firstStep={1}
          onChange={([from, to]) => onRange({ sun: [from + 1, to + 1] })}
        />
      </FilterGroup>
      <FilterGroup title="Water needs" idle={idle('water')}>
        <FilterChoices {...list('water')} />
      </FilterGroup>
      <FilterGroup title="Flower color" idle={idle('colors')}>
        <FilterSwatches {...list('colors')} />
      </FilterGroup>
      <FilterGroup
        title="Also"
        hint="Pet safe leaves out plants nobody has assessed."
        idle={isEmpty && !toggles.some(({ filter }) => choices[filter])}
      >
        {toggles.map(({ filter, label }) => (
          <FilterToggle
            key={filter}
            name={flagFilters[filter]}
            label={label}
            chosen={choices[filter]}
            count={counts[filter]['Yes']}
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Soil pH" folded={hasNone('soilPh')}>
        <FilterChoices {...list('soilPh')} />
      </FilterGroup>
      <FilterGroup
        title="USDA zone"
        hint="San Antonio is 9a, the outer Hill Country mostly 8b."
        folded={hasNone('zones')}
      >
        <FilterCells {...list('zones')} />
      </FilterGroup>
    </>
  )
}
