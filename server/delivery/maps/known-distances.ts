import { sql } from 'kysely'
import { normalizeAddress } from '#domain/delivery/street-address.ts'
import { keyedHash } from '#server/platform/config/keyed-hash.ts'
import { db } from '#server/platform/database/database.ts'

type Trip = { from: string; to: string }
type Found = { miles: number; minutes: number }

const keyOf = ({ from, to }: Trip) =>
  keyedHash('known distance', [from, to].map(normalizeAddress).join(' > '))

/** A distance found within the last 30 days. Stored under a keyed hash, never under the street address. */
export function findKnownDistance(trip: Trip): Promise<Found | undefined> {
  return db()
    .selectFrom('knownDistances')
    .select(['miles', 'minutes'])
    .where('key', '=', keyOf(trip))
    .where('foundAt', '>', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst()
}

export async function saveDistance(trip: Trip, { miles, minutes }: Found) {
  await sql`select keep_distance(${keyOf(trip)}, ${miles}, ${minutes})`.execute(db())
}
