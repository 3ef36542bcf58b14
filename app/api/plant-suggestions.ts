import { emptyPlantSearch, parsePlantSearch } from '#domain/search/plant-search.ts'
import { listPlants, readWords } from '#server/db/plant-list.ts'
import { log } from '#server/log.ts'
import { toPicture } from '#server/presenters/picture.ts'
import type { Route } from './+types/plant-suggestions.ts'

const mostSuggested = 5

/** The first names that fit what is being typed, and how many there are in all. */
export async function loader({ request }: Route.LoaderArgs) {
  const { text } = parsePlantSearch(new URL(request.url).searchParams)
  if (text === '') return Response.json({ plants: [], total: 0 })
  try {
    const { words } = await readWords(text)
    const { plants, total } = await listPlants({ ...emptyPlantSearch, text, sort: 'match' }, words, 1)
    return Response.json({
      plants: plants.slice(0, mostSuggested).map((plant) => ({
        name: plant.plant_name,
        slug: plant.slug,
        scientificName: plant.scientific_name,
        plantType: plant.plant_type,
        picture: toPicture(plant.image_url, '', plant.image_color),
      })),
      total,
    })
  } catch (error) {
    // Suggestions are a convenience: the field goes on without them.
    log.error({ err: error }, 'plant suggestions')
    return Response.json({ plants: [], total: 0 }, { status: 503 })
  }
}
