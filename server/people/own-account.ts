import { db } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import { readName } from './invite.ts'
import { enrollmentOptions, insertPasskey, verifyEnrollment } from './passkeys.ts'

// People's own names and passkeys, which they change themselves.

export async function rename(personId: number, typed: string) {
  const name = readName(typed)
  await db()
    .transaction()
    .execute(async (on) => {
      await on.updateTable('deskPeople').set({ name }).where('id', '=', personId).execute()
      await recordChange(on, { personId, action: 'person.renamed', subject: `person ${personId}` })
    })
}

const purposeOf = (personId: number) => `add ${personId}`

/** For another device of somebody who is signed in there and has just used a passkey. */
export async function openPasskey(personId: number): Promise<string> {
  const person = await db()
    .selectFrom('deskPeople')
    .innerJoin('deskPasskeys', 'personId', 'id')
    .select(['name', 'userHandle', 'credentialId'])
    .where('id', '=', personId)
    .execute()
  const [first] = person
  if (first === undefined) throw new Refusal('You have no passkey yet.')
  const known = person.map(({ credentialId }) => credentialId)
  return enrollmentOptions({ ...first, purpose: purposeOf(personId), known })
}

export async function addPasskey(personId: number, passkeyJson: string) {
  const passkey = await verifyEnrollment(passkeyJson, purposeOf(personId))
  if (passkey === undefined) throw new Refusal('This device’s passkey wasn’t accepted. Please try again.')
  await db()
    .transaction()
    .execute(async (on) => {
      await insertPasskey(on, personId, passkey)
      await recordChange(on, { personId, action: 'person.passkey-added', subject: `person ${personId}` })
    })
}
