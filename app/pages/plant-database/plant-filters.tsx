import { choiceGroups, type ChoiceCounts } from '#app/components/plant-search/choice-groups.tsx'
import { PlaceFilter } from '#app/components/place/place-filter.tsx'
import type { PlantSearch } from '#domain/search/plant-search.ts'

type PlantFiltersProps = {
  search: PlantSearch
  counts: ChoiceCounts
  onRange: (change: Partial<PlantSearch>) => void
}

export function PlantFilters({ search, counts, onRange }: PlantFiltersProps) {
  const groups = choiceGroups({
    choices: search,
    counts,
    onRange,
    heightHint: 'The whole plant fits between these.',
  })
  return (
    <>
      <PlaceFilter chosen={search.place} />
      {groups.type}
      {groups.height}
      {groups.sun}
      {groups.zone}
      {groups.color}
      {groups.water}
      {groups.deer}
      {groups.soilPh}
      {groups.also}
    </>
  )
}
