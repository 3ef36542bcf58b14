import { photoResponse } from '#server/platform/requests/photo-response.ts'
import { findPhotoOfQuote } from '#server/quotes/desk/desk-quote-page.ts'
import type { Route } from './+types/photo.page.ts'

/** A customer's photo. */
export const loader = ({ params: { number, size, key } }: Route.LoaderArgs) =>
  photoResponse(findPhotoOfQuote(number, size, key, new Date()))
