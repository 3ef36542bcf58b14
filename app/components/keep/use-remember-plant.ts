import { useEffect } from 'react'
import type { Picture } from '#domain/pictures/picture.ts'
import { recentPlants } from './plant-list-store.ts'

type Viewed = { slug: string; name: string; picture: Picture | null }

/** Puts a plant at the front of the recently viewed ones. */
export function useRememberPlant(plant: Viewed | null) {
  useEffect(() => {
    if (plant === null) return
    recentPlants.add({ slug: plant.slug, name: plant.name, thumb: plant.picture?.thumb ?? null })
  }, [plant])
}
