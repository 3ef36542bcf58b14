import { readFile } from 'node:fs/promises'
import { requirePerson } from '#server/desk/access/require-person.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { noneIfRefused } from '#server/desk/refusal.ts'
import { findVisitPhoto } from '#server/desk/visits/read-visit.ts'
import type { Route } from './+types/visit-photo.page.ts'

/** A photo of the work, for people who may see the visit. The desk's responses are never cached. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { number, size, key } = params
  const person = requirePerson(context)
  const file = await deskUnavailable(
    findVisitPhoto(person, number, size, key, new Date()).catch(noneIfRefused),
  )
  const jpeg = file === undefined ? undefined : await readFile(file).catch(() => undefined)
  if (jpeg === undefined) return new Response('no such photo', { status: 404 })
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } })
}
