import { db, type Database } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { inMailTransaction, queueEmails } from '#server/mail/queue.ts'
import { enrollmentOptions, insertPasskey, verifyEnrollment } from './passkeys.ts'
import { hashOfSecret, newRecoveryCode, readRecoveryCode } from './secrets.ts'

// For a lost phone: a printed code that works once and only adds a passkey. Nobody is signed out, and the business gets an email.

/** Each person has one unused code. Returns the new one, to be shown once. */
export async function replaceRecoveryCode(on: Database, personId: number): Promise<string> {
  const code = newRecoveryCode()
  await on
    .deleteFrom('deskRecoveryCodes')
    .where('personId', '=', personId)
    .where('usedAt', 'is', null)
    .execute()
  await on
    .insertInto('deskRecoveryCodes')
    .values({ personId, codeHash: hashOfSecret(code) })
    .execute()
  return code
}

/** For someone who is signed in: a new code, which replaces the printed one. */
export function printNewCode(personId: number): Promise<string> {
  return db()
    .transaction()
    .execute(async (transaction) => {
      await recordChange(transaction, {
        personId,
        action: 'person.code-printed',
        subject: `person ${personId}`,
      })
      return replaceRecoveryCode(transaction, personId)
    })
}

async function findOwnerOfCode(typed: string) {
  const codeHash = hashOfSecret(readRecoveryCode(typed))
  const person = await db()
    .selectFrom('deskRecoveryCodes as code')
    .innerJoin('deskPeople as person', 'person.id', 'code.personId')
    .select(['person.id', 'person.name', 'person.userHandle'])
    .where('code.codeHash', '=', codeHash)
    .where('code.usedAt', 'is', null)
    .where('person.removedAt', 'is', null)
    .executeTakeFirst()
  return person && { ...person, codeHash, purpose: `recover ${codeHash.toString('base64url')}` }
}

/** Whose code it is and what the browser needs to create a passkey. The code isn't used up yet. */
export async function openRecovery(typed: string) {
  const owner = await findOwnerOfCode(typed)
  return owner && { name: owner.name, options: await enrollmentOptions(owner) }
}

/** Uses up the code, adds the passkey and queues the email. Returns the next code to print. */
export async function recover(typed: string, passkeyJson: string): Promise<string | undefined> {
  const owner = await findOwnerOfCode(typed)
  if (owner === undefined) return undefined
  const passkey = await verifyEnrollment(passkeyJson, owner.purpose)
  if (passkey === undefined) return undefined
  return inMailTransaction(async (transaction) => {
    const used = await transaction
      .updateTable('deskRecoveryCodes')
      .set({ usedAt: new Date() })
      .where('codeHash', '=', owner.codeHash)
      .where('usedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (used === undefined) return undefined
    await insertPasskey(transaction, owner.id, passkey)
    await recordChange(transaction, {
      personId: owner.id,
      action: 'person.recovered',
      subject: `person ${owner.id}`,
    })
    await queueEmails(transaction, [{ type: 'recovery', recoveryId: used.id }])
    return replaceRecoveryCode(transaction, owner.id)
  })
}
