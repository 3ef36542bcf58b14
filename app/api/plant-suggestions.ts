import { findPlants } from '#domain/search/find-plants.ts'
import { emptyPlantSearch, parsePlantSearch } from '#domain/search/plant-search.ts'
import { getCatalog } from '#server/reads/catalog-snapshot.ts'
import { log } from '#server/log/log.ts'
import { toPicture } from '#server/pictures/picture-url.ts'
import type { Route } from './+types/plant-suggestions.ts'

const mostSuggested = 5
/** The month only matters when sorting by bloom. */
const anyMonth = 1

/** GET /api/plant-suggestions?q=…: the best matches for what's being typed, and the total number of matches. */
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
    // The search field works without suggestions.
    log.error({ err: error }, 'reading plant suggestions failed')
    return Response.json({ plants: [], total: 0 }, { status: 503 })
  }
}
