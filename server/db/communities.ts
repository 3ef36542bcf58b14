import type { CommunityFacts, Ground } from '#domain/places/community-facts.ts'
import { communities } from '#domain/places/communities.ts'
import { db } from './database.ts'

const order = new Map<string, number>(communities.map(({ slug }, index) => [slug, index]))

/** All communities of the site's list, in its order. */
export async function listCommunities(): Promise<CommunityFacts[]> {
  const rows = await db()
    .selectFrom('communities')
    .select([
      'slug',
      'name',
      'kind',
      'counties',
      'zip_codes',
      'latitude',
      'longitude',
      'elevation_ft',
      'nearest_road',
      'ground',
      'ground_certain',
      'ecoregion',
      'soil',
      'usda_zone',
      'water_provider',
      'deer_pressure',
      'notable_facts',
      'oak_wilt_rules',
      'local_keywords',
    ])
    .where('slug', 'in', [...order.keys()])
    .execute()
  return rows
    .map((row) => ({
      slug: row.slug,
      name: row.name,
      kind: row.kind,
      counties: row.counties,
      zipCodes: row.zip_codes,
      position:
        row.latitude === null || row.longitude === null
          ? null
          : { latitude: row.latitude, longitude: row.longitude },
      elevationFt: row.elevation_ft,
      nearestRoad: row.nearest_road,
      // The table's own check allows no other word.
      ground: row.ground as Ground,
      groundCertain: row.ground_certain,
      ecoregion: row.ecoregion,
      soil: row.soil,
      usdaZone: row.usda_zone,
      waterProvider: row.water_provider,
      deerPressure: row.deer_pressure as CommunityFacts['deerPressure'],
      notableFacts: row.notable_facts,
      oakWiltRules: row.oak_wilt_rules,
      localKeywords: row.local_keywords,
    }))
    .toSorted((one, other) => (order.get(one.slug) ?? 0) - (order.get(other.slug) ?? 0))
}

/** The ground and the hardiness zone of every community, by name. */
export function listCommunityGrounds() {
  return db()
    .selectFrom('communities')
    .select(['slug', 'name', 'ground', 'ground_certain as groundCertain', 'usda_zone as usdaZone'])
    .$narrowType<{ ground: Ground }>()
    .orderBy('name')
    .execute()
}
