import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createCookie } from 'react-router'
import type { Role } from '#server/people/person.ts'

type Query = (text: string, values: unknown[]) => Promise<Record<string, unknown>[]>

/** The Cookie header of a session, signed as server/people/sessions.ts does. */
async function deskCookie(sessionId: string, secretKey: string): Promise<string> {
  const secret = createHmac('sha256', secretKey).update('desk cookie\0').digest('base64url')
  const header = await createCookie('__Host-desk', { secrets: [secret], secure: true }).serialize(sessionId)
  return header.split(';')[0] ?? ''
}

/** The same for Playwright. Chromium only takes a __Host- cookie for a secure URL, but sends it to localhost without TLS. */
export function browserCookie(cookie: string, deskOrigin: string) {
  const [name = '', value = ''] = cookie.split(/=(.*)/)
  const url = deskOrigin.replace('http:', 'https:')
  return { name, value, url, secure: true, httpOnly: true, sameSite: 'Lax' as const }
}

/** The path of a new invitation. `query` runs as the owner of the database. */
export async function storeInvitation(query: Query, name: string, role: Role = 'owner'): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await query('insert into desk_invitations (token_hash, name, role) values ($1, $2, $3)', [
    createHash('sha256').update(token).digest(),
    name,
    role,
  ])
  return `/invite/${token}`
}

/** Adds a person who is signed in, without a passkey. `query` runs as the owner of the database. */
export async function signInWithoutPasskey(
  query: Query,
  { name = 'Rosa', role = 'owner', secretKey }: { name?: string; role?: Role; secretKey: string },
) {
  const [person] = await query(
    'insert into desk_people (name, role, user_handle) values ($1, $2, $3) returning id::int',
    [name, role, randomBytes(32)],
  )
  const personId = Number(person?.['id'])
  const sessionId = randomBytes(32).toString('base64url')
  await query('insert into desk_sessions (id_hash, person_id) values ($1, $2)', [
    createHash('sha256').update(sessionId).digest(),
    personId,
  ])
  return { id: personId, cookie: await deskCookie(sessionId, secretKey) }
}
