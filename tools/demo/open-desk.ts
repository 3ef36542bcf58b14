import { randomBytes } from 'node:crypto'
import type { RequestHandler } from 'express'
import { db } from '#server/platform/database/database.ts'
import { insertPerson, listPeople } from '#server/people/people.ts'
import { startSession } from '#server/people/sessions.ts'
import { openAs } from './demo-links.ts'
import { crew, owner } from './stories.ts'

export const openDeskPath = `${openAs}/:role`

/** Signs in without a passkey. Only tools/dev-desk.ts has this, so no build contains it. */
export const openDesk: RequestHandler<{ role: string }> = async (request, response, next) => {
  const { role } = request.params
  if (role !== 'owner' && role !== 'yard') return next()
  const known = (await listPeople()).find((person) => person.role === role)
  const name = known?.name ?? { owner, yard: crew }[role]
  const id = known?.id ?? (await insertPerson(db(), { name, role, userHandle: randomBytes(32) }))
  response.set('Set-Cookie', await startSession({ id, name, role })).redirect('/')
}
