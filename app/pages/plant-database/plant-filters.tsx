import { choiceGroups, type ChoiceCounts } from '#app/components/plant-search/choice-groups.tsx'
import { PlaceFilter } from '#app/components/place/place-filter.tsx'
import type { PlantSearch } from '#domain/search/plant-search.ts'

type PlantFiltersProps = {
  search: PlantSearch
  counts: ChoiceCounts
  isEmpty: boolean
  onRange: (change: Partial<PlantSearch>) => void
}

export function PlantFilters({ search, counts, isEmpty, onRange }: PlantFiltersProps) {
  const groups = choiceGroups({
    choices: search,
    counts,
    onRange,
    heightHint: 'The whole plant fits between these.',
    isEmpty,
  })
  return (
    <>
      <PlaceFilter chosen={search.place} />
      {groups.type}
      {groups.deer}
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
