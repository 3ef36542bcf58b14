import type { CommunityFacts } from '#domain/places/community-facts.ts'
import type { PlantingPlace } from '#domain/places/verdict.ts'
import { readCommunities } from '#tools/catalogue/communities.ts'
import { readOakRules } from '#tools/catalogue/local-rules.ts'
import { oakRule } from './sample-communities.ts'

const ofOakRule = new Map(readOakRules().map((rule) => [rule.slug, rule]))

/** The communities as shipped, with what decides which plants fit them. */
export const realCommunities = (): CommunityFacts[] =>
  readCommunities().map((record) => {
    const rule = ofOakRule.get(record.oak_city ?? '')
    return {
      slug: record.slug,
      name: record.name,
      kind: record.kind,
      counties: record.counties,
      zipCodes: record.zip_codes,
      position: { latitude: record.latitude ?? 0, longitude: record.longitude ?? 0 },
      elevationFt: record.elevation_ft,
      nearestRoad: record.nearest_road,
      ground: record.ground,
      groundCertain: record.ground_certain,
      belts: record.belts,
      ecoregion: record.ecoregion,
      soil: record.soil,
      usdaZone: record.usda_zone,
      waterProvider: record.water_provider,
      deerPressure: record.deer_pressure,
      notableFacts: record.notable_facts,
      oakWilt: record.oak_wilt,
      oakRule: rule === undefined ? null : { ...oakRule, forbidsRedOaks: rule.forbids_red_oaks },
      waterSuppliers: [],
      waters: record.waters,
      localKeywords: record.local_keywords,
    }
  })

export const realPlaces = (): PlantingPlace[] =>
  realCommunities().map((facts) => ({ ...facts, forbidsRedOaks: facts.oakRule?.forbidsRedOaks ?? false }))
