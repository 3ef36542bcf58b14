import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { parsePlantSearch } from '#domain/search/plant-search.ts'
import { suggest } from '#domain/search/suggest.ts'
import { reachInBrief } from '#domain/places/community-reach.ts'
import { getSearchableCatalog } from '#server/catalog/site-search.ts'
import { getServiceArea } from '#server/delivery/service-area.ts'
import { log } from '#server/platform/log/log.ts'
import { toPicture } from '#server/platform/pictures/picture-url.ts'
import type { Route } from './+types/plant-suggestions.ts'

// For the browser only: anyone can make up other searches, and each would push a page out of a shared cache.
const headers = { 'Cache-Control': 'private, max-age=60' }

/** GET /api/plant-suggestions?q=…: plants, answers, places and services for the text being typed, and how many plants fit. */
export async function loader({ request }: Route.LoaderArgs) {
  const { text } = parsePlantSearch(new URL(request.url).searchParams)
  try {
    const { vocabulary, ...catalog } = await getSearchableCatalog()
    const { groups, total } = suggest(catalog, vocabulary, {
      text,
      month: nurseryMonth(new Date()),
    })
    const places = groups.flatMap(({ suggestions }) => suggestions.flatMap(({ place }) => place ?? []))
    const area = places.length === 0 ? [] : await getServiceArea()
    const reachOf = (slug: string) =>
      area.filter((each) => each.slug === slug).map(({ reach }) => reachInBrief(reach))
    const complete = groups.map(({ title, suggestions }) => ({
      title,
      suggestions: suggestions.map(({ plant, place, ...suggestion }) => ({
        ...suggestion,
        ...(place !== undefined && {
          detail: reachOf(place)
            .map((reach) => `Delivery: ${reach}`)
            .join(''),
        }),
        picture: plant === undefined ? null : toPicture(plant.imageUrl, '', plant.plantType),
      })),
    }))
    return Response.json({ groups: complete, total }, { headers })
  } catch (error) {
    // The search field works without suggestions.
    log.error({ err: error }, 'reading plant suggestions failed')
    return Response.json({ groups: [], total: 0 }, { status: 503 })
  }
}
