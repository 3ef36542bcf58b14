import type { Position } from '#domain/delivery/distance.ts'
import type { Belt, CommunityFacts, Ground } from '#domain/places/community-facts.ts'
import { communities } from '#domain/places/communities.ts'
import { db } from '#server/platform/database/database.ts'
import { listOakRules, listWaterSuppliers } from './local-rules.ts'

const order = new Map<string, number>(communities.map(({ slug }, index) => [slug, index]))

/** The communities on the site's own list, in its order. */
export async function listCommunities(): Promise<CommunityFacts[]> {
  const [oakRules, suppliers, rows] = await Promise.all([listOakRules(), listWaterSuppliers(), listRows()])
  return rows
    .map(({ latitude, longitude, oakCity, waterSuppliers, ...row }) => ({
      ...row,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
      oakRule: oakRules.find(({ slug }) => slug === oakCity) ?? null,
      waterSuppliers: waterSuppliers.flatMap((wanted) => suppliers.find(({ slug }) => slug === wanted) ?? []),
    }))
    .toSorted((one, other) => (order.get(one.slug) ?? 0) - (order.get(other.slug) ?? 0))
}

function listRows() {
  return (
    db()
      .selectFrom('communities')
      .select([
        'slug',
        'name',
        'kind',
        'counties',
        'zipCodes',
        'latitude',
        'longitude',
        'elevationFt',
        'nearestRoad',
        'ground',
        'groundCertain',
        'belts',
        'ecoregion',
        'soil',
        'usdaZone',
        'waterProvider',
        'deerPressure',
        'notableFacts',
        'oakCity',
        'oakWilt',
        'waterSuppliers',
        'waters',
        'localKeywords',
      ])
      // The table's check constraints allow no other values.
      .$narrowType<{
        ground: Ground
        belts: Belt[]
        deerPressure: CommunityFacts['deerPressure']
        oakWilt: CommunityFacts['oakWilt']
      }>()
      .where('slug', 'in', [...order.keys()])
      .execute()
  )
}

/** The facts that decide which plants fit each community, sorted by name. */
export function listCommunityGrounds() {
  return db()
    .selectFrom('communities')
    .leftJoin('oakRules', 'oakRules.slug', 'communities.oakCity')
    .select([
      'communities.slug',
      'name',
      'zipCodes',
      'ground',
      'groundCertain',
      'usdaZone',
      'deerPressure',
      'oakWilt',
      'waters',
      (row) => row.fn.coalesce('forbidsRedOaks', row.lit(false)).as('forbidsRedOaks'),
    ])
    .$narrowType<{
      ground: Ground
      deerPressure: CommunityFacts['deerPressure']
      oakWilt: CommunityFacts['oakWilt']
    }>()
    .orderBy('name')
    .execute()
}

export async function listZipPositions(): Promise<[zip: string, Position][]> {
  const rows = await db().selectFrom('zipPositions').select(['zipCode', 'latitude', 'longitude']).execute()
  return rows.map(({ zipCode, latitude, longitude }) => [zipCode, { latitude, longitude }])
}

export function listCommunityChanges() {
  return db().selectFrom('communities').select(['slug', 'changedAt']).execute()
}
