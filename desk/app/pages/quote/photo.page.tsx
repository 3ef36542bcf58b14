import { readFile } from 'node:fs/promises'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { noneIfRefused } from '#server/desk/refusal.ts'
import { findPhotoOfQuote } from '#server/desk/quotes/desk-quote-page.ts'
import type { Route } from './+types/photo.page.ts'

/** A customer's photo, for people who are signed in. The desk's responses are never cached. */
export async function loader({ params }: Route.LoaderArgs) {
  const file = await deskUnavailable(
    findPhotoOfQuote(params.number, params.size, params.key, new Date()).catch(noneIfRefused),
  )
  const jpeg = file === undefined ? undefined : await readFile(file).catch(() => undefined)
  if (jpeg === undefined) return new Response('no such photo', { status: 404 })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
