import { memo } from 'react'
import { useFirstFew } from '#ui/use-first-few.ts'
import { PlantEntry, type EntryPlant } from './plant-entry.tsx'

type PlantListProps = {
  plants: readonly EntryPlant[]
  onOpen: (slug: string) => void
}

/** The plants of a page. Only rendered again when they change, not while the next list is loading. */
export const PlantList = memo(
  function PlantList({ plants, onOpen }: PlantListProps) {
    const isWhole = useFirstFew(plants)
    return (
      <div className="mt-1 grid gap-x-9 md:grid-cols-2">
        {plants.map((plant, index) =>
          isWhole || index < 6 ? (
            <PlantEntry key={plant.slug} plant={plant} eager={index < 2} onOpen={onOpen} />
          ) : (
            <div key={plant.slug} className="min-h-50" />
          ),
        )}
      </div>
    )
  },
  // The function does the same as long as the list does.
  (before, now) => before.plants === now.plants,
)
