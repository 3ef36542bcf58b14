import { requirePerson } from '#server/people/require-person.ts'
import { photoResponse } from '#server/platform/requests/photo-response.ts'
import { findVisitPhoto } from '#server/visits/read-visit.ts'
import type { Route } from './+types/visit-photo.page.ts'

/** A photo from the customer, for people who may see the visit. */
export const loader = ({ params: { number, size, key }, context }: Route.LoaderArgs) =>
  photoResponse(findVisitPhoto(requirePerson(context), number, size, key, new Date()))
