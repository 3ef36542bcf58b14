import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { parsePlantSearch } from '#domain/search/plant-search.ts'
import { suggest } from '#domain/search/suggest.ts'
import { articles } from '#server/platform/content.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { log } from '#server/platform/log/log.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import type { Route } from './+types/plant-suggestions.ts'

// For the browser only: anyone can make up other searches, and each would push a page out of a shared cache.
const headers = { 'Cache-Control': 'private, max-age=60' }

/** GET /api/plant-suggestions?q=…: what fits the text being typed, in groups, and how many plants do. */
export async function loader({ request }: Route.LoaderArgs) {
  const { text } = parsePlantSearch(new URL(request.url).searchParams)
  try {
    const { vocabulary, ...catalog } = await getCatalog()
    const { groups, total } = suggest(catalog, vocabulary, articles, {
      text,
      month: nurseryMonth(new Date()),
    })
    const withPictures = groups.map(({ title, suggestions }) => ({
      title,
      suggestions: suggestions.map(({ plant, ...suggestion }) => ({
        ...suggestion,
        picture: plant === undefined ? null : toPicture(plant.imageUrl, '', plant.plantType),
      })),
    }))
    return Response.json({ groups: withPictures, total }, { headers })
  } catch (error) {
    // The search field works without suggestions.
    log.error({ err: error }, 'reading plant suggestions failed')
    return Response.json({ groups: [], total: 0 }, { status: 503 })
  }
}
