import { createCookie, createSessionStorage, type SessionStorage } from 'react-router'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db } from '#server/platform/database/database.ts'
import type { Person, Role } from './person.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

/** `touchedAt`: when the person last used their passkey. */
type SessionData = { person: Person; touchedAt: Date }

const sevenDaysInSeconds = 7 * 24 * 3600

let storage: SessionStorage<SessionData> | undefined

/** Sessions are rows; the cookie has the id, signed, and the database only its hash. */
function sessions(): SessionStorage<SessionData> {
  storage ??= createSessionStorage<SessionData>({
    cookie: createCookie('__Host-desk', {
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: sevenDaysInSeconds,
      secrets: [keyedHash('desk cookie', '').toString('base64url')],
    }),
    async createData({ person }) {
      if (person === undefined) throw new Error('a session without a person')
      const id = newSecret()
      await db()
        .insertInto('deskSessions')
        .values({ idHash: hashOfSecret(id), personId: person.id })
        .execute()
      return id
    },
    async readData(id) {
      const row = await db()
        .selectFrom('deskSessions as session')
        .innerJoin('deskPeople as person', 'person.id', 'session.personId')
        .select(['person.id', 'person.name', 'person.role', 'session.touchedAt'])
        .where('session.idHash', '=', hashOfSecret(id))
        .where('session.expiresAt', '>', new Date())
        .where('person.removedAt', 'is', null)
        .executeTakeFirst()
      if (row === undefined) return null
      const { touchedAt, ...person } = row
      return { person: { ...person, role: person.role as Role }, touchedAt }
    },
    updateData: () => {
      throw new Error("a session's data never changes; see touchSession")
    },
    deleteData: async (id) => {
      await db().deleteFrom('deskSessions').where('idHash', '=', hashOfSecret(id)).execute()
    },
  })
  return storage
}

export type ActiveSession = { id: string; person: Person; touchedAt: Date }

/** Undefined if there's no cookie, or its session has ended. */
export async function findSession(request: Request): Promise<ActiveSession | undefined> {
  const session = await sessions().getSession(request.headers.get('Cookie'))
  const [person, touchedAt] = [session.get('person'), session.get('touchedAt')]
  return person === undefined || touchedAt === undefined ? undefined : { id: session.id, person, touchedAt }
}

export const hasSessionCookie = (request: Request) =>
  request.headers.get('Cookie')?.includes('__Host-desk=') ?? false

/** Signs in. Returns the Set-Cookie header. */
export async function startSession(person: Person): Promise<string> {
  const session = await sessions().getSession()
  session.set('person', person)
  return sessions().commitSession(session)
}

/** Signs out here. Returns the Set-Cookie header that removes the cookie. */
export async function endSession(request: Request): Promise<string> {
  return sessions().destroySession(await sessions().getSession(request.headers.get('Cookie')))
}

/** Records that the person has just used their passkey again. */
export async function touchSession(id: string) {
  await db()
    .updateTable('deskSessions')
    .set({ touchedAt: new Date() })
    .where('idHash', '=', hashOfSecret(id))
    .execute()
}
