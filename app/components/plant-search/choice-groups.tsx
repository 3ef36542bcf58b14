import { heightStepLabel, heightSteps } from '#domain/search/range-steps.ts'
import {
  deerTolerances,
  exposures,
  flowerColors,
  grounds,
  growthRates,
  leafRetentions,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import { allHeights, allSun, type PlantChoices } from '#domain/search/plant-choices.ts'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { RangeSlider } from '#ui/range-slider.tsx'
import { deerLabels, leafLabels } from './choice-labels.ts'
import { FilterCells, FilterChoices, FilterGroup, FilterSwatches, FilterToggle } from './filter-group.tsx'

/** How many plants each value would find, by group and value. */
export type ChoiceCounts = Record<
  | 'types'
  | 'colors'
  | 'water'
  | 'soilPh'
  | 'zones'
  | 'deer'
  | 'grounds'
  | 'leaves'
  | 'growth'
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

const sixFeet = {
  step: heightSteps.indexOf(6),
  drawing: (
    <svg viewBox="-16 -102 36 102">
      <PersonForScale x={0} />
    </svg>
  ),
}

type ChoiceGroupsProps = {
  choices: PlantChoices
  counts: ChoiceCounts
  onRange: (change: Partial<Pick<PlantChoices, 'height' | 'sun'>>) => void
  heightHint: string
  /** Nothing was found: only groups with a choice in them stay open. */
  isEmpty: boolean
}

/** The filters by name, so each list can put them in its own order. They're form inputs and work without JavaScript. */
export function choiceGroups({ choices, counts, onRange, heightHint, isEmpty }: ChoiceGroupsProps) {
  const unlessUsed = (isUsed: boolean) => isEmpty && !isUsed
  /** Rarely used groups start closed, unless something is chosen in them. */
  const isRare = (chosen: readonly string[]) => chosen.length === 0
  return {
    type: (
      <FilterGroup title="Plant type" idle={unlessUsed(choices.types.length > 0)}>
        <FilterChoices name="type" values={plantTypes} chosen={choices.types} counts={counts.types} />
      </FilterGroup>
    ),
    height: (
      <FilterGroup
        title="Height, full grown"
        hint={heightHint}
        idle={unlessUsed(!isFullRange(choices.height, allHeights))}
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
    ),
    sun: (
      <FilterGroup title="Sun" idle={unlessUsed(!isFullRange(choices.sun, allSun))}>
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
        folded={isRare(choices.zones)}
      >
        <FilterCells name="zone" values={usdaZones} chosen={choices.zones} counts={counts.zones} />
      </FilterGroup>
    ),
    color: (
      <FilterGroup title="Flower color" idle={unlessUsed(choices.colors.length > 0)}>
        <FilterSwatches name="color" values={flowerColors} chosen={choices.colors} counts={counts.colors} />
      </FilterGroup>
    ),
    water: (
      <FilterGroup title="Water needs" idle={unlessUsed(choices.water.length > 0)}>
        <FilterChoices name="water" values={waterNeeds} chosen={choices.water} counts={counts.water} />
      </FilterGroup>
    ),
    deer: (
      <FilterGroup
        title="Deer"
        hint="Young trees still need a cage."
        idle={unlessUsed(choices.deer.length > 0)}
      >
        <FilterChoices
          name="deer"
          values={deerTolerances}
          labels={deerLabels}
          chosen={choices.deer}
          counts={counts.deer}
        />
      </FilterGroup>
    ),
    ground: (
      <FilterGroup title="Ground" idle={unlessUsed(choices.grounds.length > 0)}>
        <FilterChoices name="ground" values={grounds} chosen={choices.grounds} counts={counts.grounds} />
      </FilterGroup>
    ),
    leaves: (
      <FilterGroup title="Leaves in winter" idle={unlessUsed(choices.leaves.length > 0)}>
        <FilterChoices
          name="leaves"
          values={leafRetentions}
          labels={leafLabels}
          chosen={choices.leaves}
          counts={counts.leaves}
        />
      </FilterGroup>
    ),
    growth: (
      <FilterGroup title="Growth" folded={isRare(choices.growth)}>
        <FilterChoices name="growth" values={growthRates} chosen={choices.growth} counts={counts.growth} />
      </FilterGroup>
    ),
    soilPh: (
      <FilterGroup title="Soil pH" folded={isRare(choices.soilPh)}>
        <FilterChoices name="ph" values={soilPhs} chosen={choices.soilPh} counts={counts.soilPh} />
      </FilterGroup>
    ),
    also: (
      <FilterGroup
        title="Also"
        hint="Pet safe leaves out plants nobody has assessed."
        idle={unlessUsed(toggles.some(({ filter }) => choices[filter]))}
      >
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
