import { sql } from 'kysely'
import { groundAt, type Belt, type Ground } from '#domain/places/community-facts.ts'
import { db } from '#server/platform/database/database.ts'

/** The facts that a planted tree's care depends on. */
export function listPlantCare(plantIds: readonly number[]) {
  return db()
    .selectFrom('plants')
    .select([
      'id',
      'slug',
      'plantType',
      'waterNeeds',
      'growthRate',
      'leafRetention',
      'bloomMonths',
      'fallColor',
      'spanishNames',
    ])
    .where('id', 'in', [0, ...plantIds])
    .execute()
}

/** The ground at a ZIP code; 'unknown' where communities with different ground share it, or two kinds meet. */
export async function findGround(zipCode: string): Promise<Ground> {
  const rows = await db()
    .selectFrom('communities')
    .select(['ground', 'groundCertain', 'belts'])
    .where(sql<boolean>`${zipCode} = any (zip_codes)`)
    .$narrowType<{ ground: Ground; belts: Belt[] }>()
    .execute()
  const local = rows.map((row) => groundAt(zipCode, row))
  const grounds = new Set(local.map(({ ground, groundCertain }) => (groundCertain ? ground : 'unknown')))
  const [only] = grounds
  return grounds.size === 1 && only !== undefined ? only : 'unknown'
}
