import { zoneSteps } from '#domain/plants/usda-zone.ts'

const grounds = ['limestone', 'clay', 'sand'] as const
export type Ground = (typeof grounds)[number]

export type CommunityGround = {
  slug: string
  name: string
  ground: string
  groundCertain: boolean
  usdaZone: string | null
}

type PlantNeeds = {
  soilTextures: readonly string[]
  soilPh: string | null
  usdaZone: string | null
}

// What a plant must stand to do well on each ground. Limestone and our clays are alkaline; the sands to the south are not.
const demands: Record<Ground, { textures: readonly string[]; ph: RegExp }> = {
  limestone: { textures: ['limestone', 'caliche'], ph: /alkaline|adaptable/ },
  clay: { textures: ['clay'], ph: /alkaline|adaptable/ },
  sand: { textures: ['sand'], ph: /acidic|neutral|adaptable/ },
}

function takesGround({ soilTextures, soilPh }: PlantNeeds, ground: Ground): boolean {
  const { textures, ph } = demands[ground]
  return soilPh !== null && ph.test(soilPh) && textures.some((texture) => soilTextures.includes(texture))
}

/** A place on the line between two zones must fit with both. */
function takesZone(plantZones: string | null, placeZone: string | null): boolean {
  const [plant, place] = [zoneSteps(plantZones), zoneSteps(placeZone)]
  return plant !== null && place !== null && plant[0] <= place[0] && place[1] <= plant[1]
}

/** Where a plant fits by ground and winter, by ground. Places whose ground or zone is not sure are left out, not guessed. */
export function fittingCommunities(plant: PlantNeeds, places: readonly CommunityGround[]) {
  return grounds.flatMap((ground) => {
    if (!takesGround(plant, ground)) return []
    const fitting = places.filter(
      (place) => place.groundCertain && place.ground === ground && takesZone(plant.usdaZone, place.usdaZone),
    )
    return fitting.length === 0
      ? []
      : [{ ground, communities: fitting.map(({ slug, name }) => ({ slug, name })) }]
  })
}
