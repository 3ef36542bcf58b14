import { memo } from 'react'
import { useFirstFew } from '#ui/use-first-few.ts'
import { PlantEntry, GalleryEntry, type EntryPlant } from './plant-entry.tsx'

type PlantListProps = {
  plants: readonly EntryPlant[]
  isGallery: boolean
  onOpen: (slug: string) => void
}

/** The plants of a page. Only rendered again when they change, not while the next list is loading. */
export const PlantList = memo(
  function PlantList({ plants, isGallery, onOpen }: PlantListProps) {
    const isWhole = useFirstFew(plants)
    const Entry = isGallery ? GalleryEntry : PlantEntry
    return (
      <div
        className={
          isGallery
            ? 'mt-1 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 xl:grid-cols-6'
            : 'mt-1 grid gap-x-9 md:grid-cols-2'
        }
      >
        {plants.map((plant, index) =>
          isWhole || index < 6 ? (
            <Entry key={plant.slug} plant={plant} eager={index < (isGallery ? 6 : 2)} onOpen={onOpen} />
          ) : (
            <div key={plant.slug} className="min-h-50" />
          ),
        )}
      </div>
    )
  },
  // The function does the same as long as the list does.
  (before, now) => before.plants === now.plants && before.isGallery === now.isGallery,
)
