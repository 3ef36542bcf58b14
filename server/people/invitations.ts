import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { enrollmentOptions, insertPasskey, verifyEnrollment } from './passkeys.ts'
import { insertPerson } from './people.ts'
import type { Person, Role } from './person.ts'
import { hashOfSecret } from './secrets.ts'

// The only way in for a new person: a link that works once, for 15 minutes.

/** Undefined if there's no such invitation, it was used, or its 15 minutes are over. */
async function findInvitation(token: string) {
  return db()
    .selectFrom('deskInvitations')
    .select(['name', 'role', 'expiresAt'])
    .where('tokenHash', '=', hashOfSecret(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
}

const purposeOf = (token: string) => `invite ${hashOfSecret(token).toString('base64url')}`
/** The person doesn't exist before the passkey does, so their handle comes from the invitation. */
const userHandleOf = (token: string) => keyedHash('desk user handle', token)

/** The invited name and what the browser needs to create a passkey. */
export async function openInvitation(token: string) {
  const invitation = await findInvitation(token)
  if (invitation === undefined) return undefined
  const { name, role } = invitation
  const options = await enrollmentOptions({
    name,
    userHandle: userHandleOf(token),
    purpose: purposeOf(token),
  })
  return { name, role: role as Role, options }
}

/** Uses up the invitation. Returns the new person; undefined if the invitation or the passkey isn't valid. */
export async function acceptInvitation(token: string, passkeyJson: string): Promise<Person | undefined> {
  if ((await findInvitation(token)) === undefined) return undefined
  const passkey = await verifyEnrollment(passkeyJson, purposeOf(token))
  if (passkey === undefined) return undefined
  return db()
    .transaction()
    .execute(async (transaction) => {
      const used = await transaction
        .updateTable('deskInvitations')
        .set({ usedAt: new Date() })
        .where('tokenHash', '=', hashOfSecret(token))
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', new Date())
        .returning(['name', 'role'])
        .executeTakeFirst()
      if (used === undefined) return undefined
      const { name } = used
      const role = used.role as Role
      const id = await insertPerson(transaction, { name, role, userHandle: userHandleOf(token) })
      await insertPasskey(transaction, id, passkey)
      await recordChange(transaction, { personId: id, action: 'person.joined', subject: `person ${id}` })
      return { id, name, role }
    })
}
