import type { OakRule, WaterSupplier } from '#domain/places/local-rules.ts'
import type { OakCity } from '#domain/places/planting-warning.ts'
import { db, type Database } from '#server/platform/database/database.ts'

export function listOakRules(on: Database = db()): Promise<OakRule[]> {
  return on
    .selectFrom('oakRules')
    .select([
      'slug',
      'city',
      'pruning',
      'paint',
      'permit',
      'fee',
      'forbidsRedOaks',
      'incentive',
      'also',
      'section',
      'sources',
      'sourceDate',
      'ask',
    ])
    .orderBy('city')
    .execute()
}

export function listWaterSuppliers(on: Database = db()): Promise<WaterSupplier[]> {
  return on
    .selectFrom('waterSuppliers')
    .select([
      'slug',
      'name',
      'hand',
      'drip',
      'soaker',
      'sprinkler',
      'newPlants',
      'sources',
      'sourceDate',
      'ask',
    ])
    .orderBy('name')
    .execute()
}

/** The cities that forbid planting red oaks, with their communities and ZIP codes. */
export async function listOakCities(): Promise<OakCity[]> {
  const rows = await db()
    .selectFrom('oakRules')
    .innerJoin('communities', 'communities.oakCity', 'oakRules.slug')
    .select(['oakRules.city', 'forbidsRedOaks', 'communities.slug', 'zipCodes'])
    .where('forbidsRedOaks', '=', true)
    .orderBy('oakRules.city')
    .execute()
  return [...Map.groupBy(rows, ({ city }) => city)].map(([city, inside]) => ({
    city,
    forbidsRedOaks: true,
    communities: inside.map(({ slug }) => slug),
    zipCodes: inside.flatMap(({ zipCodes }) => zipCodes),
  }))
}

/** How susceptible each of these plants is to oak wilt. */
export async function listOakWilt(plantIds: readonly number[]) {
  if (plantIds.length === 0) return []
  return db().selectFrom('plants').select('oakWilt').where('id', 'in', plantIds).execute()
}
