import { db, type Database } from '#server/platform/database/database.ts'
import { recordChange } from '#server/platform/log/desk-log.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'
import type { Role } from './person.ts'
import { hashOfSecret, newSecret } from './secrets.ts'

// Apart from invitations.ts, because the command line needs no passkeys, and loading them takes a while.

const mostNameLength = 80

export function readName(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  if (name === '' || name.length > mostNameLength)
    throw new Refusal(`Write a name of 1 to ${mostNameLength} letters.`)
  return name
}

/** Returns the link's token, which isn't stored. `personId` is who invites, or null for the command line. */
export async function invite(
  { name: typed, role }: { name: string; role: Role },
  personId: number | null,
  on: Database = db(),
): Promise<string> {
  const name = readName(typed)
  const token = newSecret()
  await on.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('deskInvitations')
      .values({ tokenHash: hashOfSecret(token), name, role })
      .execute()
    await recordChange(transaction, { personId, action: 'person.invited', subject: `role ${role}` })
  })
  return token
}
