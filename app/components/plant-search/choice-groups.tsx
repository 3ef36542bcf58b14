import { heightStepLabel, heightSteps } from '#domain/search/range-steps.ts'
import {
  deerTolerances,
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import type { PlantChoices } from '#domain/search/plant-choices.ts'
import { RangeSlider } from '#ui/range-slider.tsx'
import { FilterCells, FilterChoices, FilterGroup, FilterSwatches, FilterToggle } from './filter-group.tsx'

/** How many plants each value would find, by group and value. */
export type ChoiceCounts = Record<
  | 'types'
  | 'colors'
  | 'water'
  | 'soilPh'
  | 'zones'
  | 'deer'
  | 'native'
  | 'poorDrainage'
  | 'petSafe'
  | 'bestSeller',
  Record<string, number>
>

const toggles = [
  { name: 'native', label: 'Texas Native Only', filter: 'native' },
  { name: 'drainage', label: 'Tolerates Poor Drainage', filter: 'poorDrainage' },
  { name: 'pets', label: 'Pet Safe Only', filter: 'petSafe' },
  { name: 'best', label: 'Best Sellers Only', filter: 'bestSeller' },
] as const

type ChoiceGroupsProps = {
  choices: PlantChoices
  counts: ChoiceCounts
  onRange: (change: Partial<Pick<PlantChoices, 'height' | 'sun'>>) => void
  heightHint: string
  /** Rarely used groups start closed, unless something is chosen in them. */
  foldsRareOnes?: boolean
}

/** The filters of PD-06 by name, so each list can put them in its own order. They're form inputs and work without JavaScript. */
export function choiceGroups({
  choices,
  counts,
  onRange,
  heightHint,
  foldsRareOnes = false,
}: ChoiceGroupsProps) {
  const folded = (chosen: readonly string[]) => foldsRareOnes && chosen.length === 0
  return {
    type: (
      <FilterGroup title="Plant type">
        <FilterChoices name="type" values={plantTypes} chosen={choices.types} counts={counts.types} />
      </FilterGroup>
    ),
    height: (
      <FilterGroup title="Height, full grown" hint={heightHint}>
        <RangeSlider
          legend="Height, full grown"
          steps={heightSteps.map((_, step) => heightStepLabel(step))}
          value={choices.height}
          names={['height', 'height']}
          onChange={(height) => onRange({ height })}
        />
      </FilterGroup>
    ),
    sun: (
      <FilterGroup title="Sun">
        <RangeSlider
          legend="Sun"
          steps={exposures}
          value={[choices.sun[0] - 1, choices.sun[1] - 1]}
          names={['sun', 'sun']}
          firstStep={1}
          onChange={([from, to]) => onRange({ sun: [from + 1, to + 1] })}
        />
      </FilterGroup>
    ),
    zone: (
      <FilterGroup
        title="USDA zone"
        hint="San Antonio is 9a, the outer Hill Country mostly 8b."
        folded={folded(choices.zones)}
      >
        <FilterCells name="zone" values={usdaZones} chosen={choices.zones} counts={counts.zones} />
      </FilterGroup>
    ),
    color: (
      <FilterGroup title="Flower color">
        <FilterSwatches name="color" values={flowerColors} chosen={choices.colors} counts={counts.colors} />
      </FilterGroup>
    ),
    water: (
      <FilterGroup title="Water needs">
        <FilterChoices name="water" values={waterNeeds} chosen={choices.water} counts={counts.water} />
      </FilterGroup>
    ),
    deer: (
      <FilterGroup
        title="Deer tolerance"
        hint="High: they walk past it. Young trees still need a cage."
        folded={folded(choices.deer)}
      >
        <FilterChoices name="deer" values={deerTolerances} chosen={choices.deer} counts={counts.deer} />
      </FilterGroup>
    ),
    soilPh: (
      <FilterGroup title="Soil pH" folded={folded(choices.soilPh)}>
        <FilterChoices name="ph" values={soilPhs} chosen={choices.soilPh} counts={counts.soilPh} />
      </FilterGroup>
    ),
    also: (
      <FilterGroup title="Also" hint="Pet safe leaves out plants nobody has assessed.">
        {toggles.map(({ name, label, filter }) => (
          <FilterToggle
            key={name}
            name={name}
            label={label}
            chosen={choices[filter]}
            count={counts[filter]['Yes']}
          />
        ))}
      </FilterGroup>
    ),
  }
}
