import { redirect } from 'react-router'
import { yardChange } from '#domain/stock/yard-change-schema.ts'
import { parseJson } from '#domain/parse-json.ts'
import { requirePerson } from '#server/people/require-person.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { reasonIfRefused } from '#server/platform/requests/refusal.ts'
import { changeYardItem, photographYardItem } from '#server/stock/yard/change-yard-item.ts'
import { findYardItem } from '#server/stock/yard/read-yard.ts'
import type { Route } from './+types/yard-changes.page.ts'

// POST /yard/changes: one change, with a photo if it's a new picture. The phone sends it again until it has a response.

/** For someone who opens the address itself. */
export const loader = () => redirect('/yard')

export async function action({ request, context }: Route.ActionArgs) {
  const person = requirePerson(context)
  const form = await request.formData().catch(() => undefined)
  const [sent, photo] = [form?.get('change'), form?.get('photo')]
  const parsed = yardChange.safeParse(typeof sent === 'string' ? parseJson(sent) : undefined)
  if (!parsed.success)
    return Response.json(
      { kind: 'refused', message: 'The desk doesn’t understand this change.' },
      { status: 400 },
    )
  const change = parsed.data
  const make = async () =>
    change.field === 'picture' && photo instanceof File
      ? photographYardItem(person, change, Buffer.from(await photo.arrayBuffer()), new Date())
      : changeYardItem(person, change, new Date())
  const made = await deskUnavailable(make().catch(reasonIfRefused))
  const now = new Date()
  const state = { item: await deskUnavailable(findYardItem(person, change.id)), asOf: now.toISOString() }
  return typeof made === 'string'
    ? Response.json({ kind: 'refused', message: made, ...state }, { status: 422 })
    : Response.json({ kind: 'saved', at: made.toISOString(), ...state })
}
