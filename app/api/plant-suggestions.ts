import { findPlants } from '#domain/search/find-plants.ts'
import { emptyPlantSearch, parsePlantSearch } from '#domain/search/plant-search.ts'
import { getCatalog } from '#server/reads/catalog-snapshot.ts'
import { log } from '#server/log/log.ts'
import { toPicture } from '#server/pictures/picture-url.ts'
import type { Route } from './+types/plant-suggestions.ts'

const mostSuggested = 5
/** Only matters for lists of what's in bloom. */
const anyMonth = 1

/** The first names that fit what is being typed, and how many there are in all. */
export async function loader({ request }: Route.LoaderArgs) {
  const { text } = parsePlantSearch(new URL(request.url).searchParams)
  if (text === '') return Response.json({ plants: [], total: 0 })
  try {
    const { plants, vocabulary } = await getCatalog()
    const { found } = findPlants(plants, vocabulary, { ...emptyPlantSearch, text, sort: 'match' }, anyMonth)
    return Response.json({
      plants: found.slice(0, mostSuggested).map((plant) => ({
        name: plant.name,
        slug: plant.slug,
        scientificName: plant.scientificName,
        plantType: plant.plantType,
        picture: toPicture(plant.imageUrl, '', plant.imageColor),
      })),
      total: found.length,
    })
  } catch (error) {
    // Suggestions are a convenience: the field works without them.
    log.error({ err: error }, 'plant suggestions')
    return Response.json({ plants: [], total: 0 }, { status: 503 })
  }
}
