import { throwNotFound } from '#app/throw-not-found.ts'
import { getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { getCommunityGrounds } from '#server/catalog/places/place-reads.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { verdictsIn } from '#server/catalog/places/verdicts.ts'
import type { Route } from './+types/verdicts.ts'

/** GET /api/verdicts/helotes: what to say of every plant there. */
export async function loader({ params }: Route.LoaderArgs) {
  const [{ plants }, grounds] = await unavailableOnFault(Promise.all([getCatalog(), getCommunityGrounds()]), {
    title: 'Back in a moment',
    message: "We can't say what fits right now.",
  })
  const place = grounds.find(({ slug }) => slug === params.community) ?? throwNotFound()
  return Response.json(verdictsIn(place, plants))
}
