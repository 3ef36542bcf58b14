import { Link } from 'react-router'
import { heightStepLabel } from '#domain/plants/height-steps.ts'
import { exposures } from '#domain/plants/vocabulary.ts'
import { isFullRange } from '#domain/search/parameters.ts'
import {
  allHeights,
  allSun,
  changePlantSearch,
  emptyPlantSearch,
  writePlantSearch,
  type PlantSearch,
} from '#domain/search/plant-search.ts'
import { Chip } from '#app/ui/chip.tsx'
import { capital } from './capital.ts'

type Applied = { label: string; without: Partial<Omit<PlantSearch, 'page'>> }

/** What is applied, each with the search that leaves it out. */
function appliedFilters(search: PlantSearch): Applied[] {
  const chosen = (key: 'types' | 'colors' | 'water' | 'soilPh' | 'zones', name: (value: string) => string) =>
    search[key].map((value) => ({
      label: name(value),
      without: { [key]: search[key].filter((other) => other !== value) },
    }))
  const [sunFrom, sunTo] = search.sun
  const [low, high] = search.height
  return [
    ...(search.text === ''
      ? []
      : [{ label: `“${search.text}”`, without: { text: '', sort: 'name' as const } }]),
    ...chosen('types', capital),
    ...chosen('colors', (color) => (color === 'none' ? 'No flowers' : `${capital(color)} flowers`)),
    ...chosen('water', (need) => `${capital(need)} water`),
    ...chosen('soilPh', (ph) => `${capital(ph)} soil`),
    ...chosen('zones', (zone) => `Zone ${zone}`),
    ...(isFullRange(search.sun, allSun)
      ? []
      : [{ label: `${exposures[sunFrom - 1]} to ${exposures[sunTo - 1]}`, without: { sun: allSun } }]),
    ...(isFullRange(search.height, allHeights)
      ? []
      : [{ label: `${heightStepLabel(low)} to ${heightStepLabel(high)}`, without: { height: allHeights } }]),
    ...(search.native ? [{ label: 'Texas native', without: { native: false } }] : []),
    ...(search.poorDrainage ? [{ label: 'Poor drainage', without: { poorDrainage: false } }] : []),
    ...(search.petSafe ? [{ label: 'Pet safe', without: { petSafe: false } }] : []),
    ...(search.bestSeller ? [{ label: 'Best sellers', without: { bestSeller: false } }] : []),
  ]
}

export function AppliedFilters({ search }: { search: PlantSearch }) {
  const applied = appliedFilters(search)
  if (applied.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      {applied.map(({ label, without }) => (
        <Chip
          key={label}
          label={label}
          to={`/plant-database${writePlantSearch(changePlantSearch(search, without))}`}
        />
      ))}
      <Link
        to={`/plant-database${writePlantSearch(emptyPlantSearch)}`}
        preventScrollReset
        className="inline-flex min-h-9 items-center px-2 text-small text-link underline"
      >
        Clear all
      </Link>
    </div>
  )
}
