import type { ReactNode } from 'react'
import { heightStepLabel, heightSteps } from '#domain/plants/height-steps.ts'
import {
  exposures,
  flowerColors,
  plantTypes,
  soilPhs,
  usdaZones,
  waterNeeds,
} from '#domain/plants/vocabulary.ts'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { Checkbox, Toggle } from '#app/ui/checkbox.tsx'
import { RangeSlider } from '#app/ui/range-slider.tsx'
import { capital } from './capital.ts'

/** How many plants each value would find, by group and value. */
type FilterCounts = Record<
  'types' | 'colors' | 'water' | 'soilPh' | 'zones' | 'native' | 'poorDrainage' | 'petSafe',
  Record<string, number>
> & {
  bestSeller: number
}

const toggles = [
  { name: 'native', label: 'Texas Native Only', filter: 'native' },
  { name: 'drainage', label: 'Tolerates Poor Drainage', filter: 'poorDrainage' },
  { name: 'pets', label: 'Pet Safe Only', filter: 'petSafe' },
  { name: 'best', label: 'Best Sellers Only', filter: 'bestSeller' },
] as const

type PlantFiltersProps = {
  search: PlantSearch
  counts: FilterCounts
  onRange: (change: Partial<PlantSearch>) => void
}

/** The filters of PD-06, as inputs of a form around them: they work without JavaScript. */
export function PlantFilters({ search, counts, onRange }: PlantFiltersProps) {
  return (
    <>
      <Group title="Plant type">
        <Choices name="type" values={plantTypes} chosen={search.types} counts={counts.types} />
      </Group>
      <Group title="Height, full grown" hint="The whole plant fits between these.">
        <RangeSlider
          legend="Height, full grown"
          steps={heightSteps.map((_, step) => heightStepLabel(step))}
          value={search.height}
          names={['height', 'height']}
          onChange={(height) => onRange({ height })}
        />
      </Group>
      <Group title="Sun">
        <RangeSlider
          legend="Sun"
          steps={exposures}
          value={[search.sun[0] - 1, search.sun[1] - 1]}
          names={['sun', 'sun']}
          firstStep={1}
          onChange={([from, to]) => onRange({ sun: [from + 1, to + 1] })}
        />
      </Group>
      <Group title="Water needs">
        <Choices name="water" values={waterNeeds} chosen={search.water} counts={counts.water} />
      </Group>
      <Group title="Flower color">
        <Choices name="color" values={flowerColors} chosen={search.colors} counts={counts.colors} />
      </Group>
      <Group title="Soil pH">
        <Choices name="ph" values={soilPhs} chosen={search.soilPh} counts={counts.soilPh} />
      </Group>
      <Group title="USDA zone" hint="San Antonio is 9a, the outer Hill Country mostly 8b.">
        <Choices name="zone" values={usdaZones} chosen={search.zones} counts={counts.zones} />
      </Group>
      <Group title="More">
        {toggles.map(({ name, label, filter }) => (
          <Toggle
            key={name}
            name={name}
            value="1"
            label={label}
            checked={search[filter]}
            onChange={leaveToForm}
            count={filter === 'bestSeller' ? counts.bestSeller : (counts[filter]['Yes'] ?? 0)}
          />
        ))}
      </Group>
    </>
  )
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden className="pb-1.5 font-semibold">
        {title}
      </p>
      {children}
      {hint !== undefined && <p className="mt-1 text-caption text-ink-quiet">{hint}</p>}
    </fieldset>
  )
}

// The form around the filters reads all of them at once.
const leaveToForm = () => undefined

type ChoicesProps = {
  name: string
  values: readonly string[]
  chosen: readonly string[]
  counts: Record<string, number>
}

function Choices({ name, values, chosen, counts }: ChoicesProps) {
  return values.map((value) => (
    <Checkbox
      key={value}
      name={name}
      value={value}
      label={capital(value)}
      checked={chosen.includes(value)}
      onChange={leaveToForm}
      count={counts[value] ?? 0}
    />
  ))
}
