import { isLittleKnown, type CommunityFacts, type Ground } from '#domain/places/community-facts.ts'
import type { PlantFacts } from '#domain/places/plant-facts.ts'
import { isOak } from '#domain/plants/oak-wilt.ts'
import { recommend, type Recommended } from './recommend.ts'
import type { WishId, Wishes } from './wish.ts'

/** The use of a plant on a community's list, in the list's order. */
const plantUses = ['shade', 'screen', 'small', 'under oaks', 'color'] as const
export type PlantUse = (typeof plantUses)[number]

export type ListedPlant<Plant> = { plant: Plant; reason: string; use: PlantUse }

const slotWishes: Record<PlantUse, readonly WishId[]> = {
  shade: ['shade-tree'],
  screen: ['privacy-screen'],
  small: ['small-tree', 'flowering-tree'],
  'under oaks': ['under-oaks'],
  color: ['pollinators'],
}

/** The wish whose reasons speak of the ground itself. */
const groundWishes: Partial<Record<Ground, WishId>> = {
  limestone: 'caliche-limestone',
  clay: 'blackland-clay',
}

type Town = { facts: CommunityFacts; creekTrees: readonly string[]; asksFor: (pattern: RegExp) => boolean }

const smallYard = /small yard|HOA friendly/i

/**
 * Big lots, and those by a creek, get a fourth shade tree; small ones make do with two. The rest of the ten are small trees: one fewer
 * on rock, where yards are full of live oaks to plant under.
 */
function slotSizes({ facts, creekTrees, asksFor }: Town): Record<PlantUse, number> {
  const shade = asksFor(/acreage|large lots/i) || creekTrees.length > 0 ? 4 : asksFor(smallYard) ? 2 : 3
  const underOaks = shade === 4 && facts.ground !== 'limestone' ? 1 : 2
  return { shade, screen: 2, small: 7 - shade - underOaks, 'under oaks': underOaks, color: 1 }
}

/**
 * Ten natives for a community, by use, each with a reason. All fit; the last shade trees may be for the banks of a creek. Empty if the
 * ground is unknown.
 */
export function townList<Plant extends PlantFacts>(
  facts: CommunityFacts,
  plants: readonly Plant[],
  wishes: Wishes,
): ListedPlant<Plant>[] {
  if (isLittleKnown(facts)) return []
  const asksFor = (pattern: RegExp) => facts.localKeywords.some((keyword) => pattern.test(keyword))
  const town = { facts, creekTrees: creekTreesIn(facts, asksFor), asksFor }
  const place = { ...facts, forbidsRedOaks: facts.oakRule?.forbidsRedOaks ?? false }
  const natives = plants.filter(({ texasNative }) => texasNative === 'Yes')
  const sizes = slotSizes(town)
  const listed: ListedPlant<Plant>[] = []
  for (const use of plantUses) {
    const left = natives.filter(
      (plant) => isSafeIn(town, plant, use) && listed.every((each) => each.plant !== plant),
    )
    // In a small yard everything stands by the paving.
    const wanted = slotWishes[use].slice(0, asksFor(smallYard) ? 1 : 2).map((id) => wishes[id])
    const ranked = recommend(left, { place, wishes: wanted })
    const chosen =
      use === 'shade'
        ? [...fewerOaks(ranked, sizes.shade - town.creekTrees.length), ...alongCreek(natives, town)]
        : (use === 'screen' ? tallSecond(ranked, town) : ranked).slice(0, sizes[use])
    const groundWish = facts.groundCertain ? groundWishes[facts.ground] : undefined
    listed.push(
      ...chosen.map(({ plant, reason }) => ({
        plant,
        reason: (groundWish && wishes[groundWish].why[plant.slug]) ?? reason,
        use,
      })),
    )
  }
  return listed
}

/** A list for a whole town is more cautious than what one visitor is shown. */
function isSafeIn({ facts, creekTrees, asksFor }: Town, plant: PlantFacts, use: PlantUse): boolean {
  const { ground, groundCertain, usdaZone, oakWilt } = facts
  // The freeze of 2021 was worst where it's coldest, and live oaks spread oak wilt through their roots.
  if (usdaZone === '8b' && plant.february2021 === 'damaged') return false
  if (oakWilt === 'here' && plant.oakWilt === 'intermediate') return false
  const isOfCreeks = plant.landforms.includes('creek')
  if (use === 'shade')
    return !isOfCreeks && (!asksFor(/small yard|HOA friendly|heritage/i) || isModest(plant))
  if (use === 'screen') return true
  if (plant.nativeHere !== true) return false
  if (use === 'under oaks') return !isOfCreeks
  if (use === 'color') return true
  const isEasy = plant.longevity !== 'short' && plant.maintenanceLevel !== 'high'
  if (!isEasy || (plant.maxHeightFt ?? 0) > 30) return false
  if (ground === 'limestone' && groundCertain)
    return ['caliche', 'shallow'].some((texture) => plant.soilTextures.includes(texture))
  const isLow = ground === 'clay' && creekTrees.length > 0
  return !isLow || !plant.cautions.some((caution) => /drain/i.test(caution))
}

/** For a small lot, or one that has its big trees. */
const isModest = ({ maxSpreadFt }: PlantFacts) => (maxSpreadFt ?? 0) <= 60

/** Other trees too, so that one disease can't take all of the shade. */
function fewerOaks<Plant extends PlantFacts>(ranked: readonly Recommended<Plant>[], most: number) {
  const oaks = ranked.filter(({ plant }) => isOak(plant.scientificName))
  const tooMany = new Set(oaks.slice(Math.max(1, most - 1)))
  return ranked.filter((each) => !tooMany.has(each)).slice(0, most)
}

/** Where people ask for a windbreak, the second screen is a tall one. */
function tallSecond<Plant extends PlantFacts>(ranked: readonly Recommended<Plant>[], { asksFor }: Town) {
  const tall = asksFor(/windbreak/i) ? ranked.find(({ plant }) => (plant.minHeightFt ?? 0) >= 30) : undefined
  return tall === undefined ? ranked : [...ranked.slice(0, 1), tall, ...ranked.slice(1)]
}

/** They run dry between rains. */
const dryCreeks = new Set(['Helotes Creek', 'Leon Creek'])

/** On rock a bald cypress, on deep ground a pecan, and both where people ask for pecans. */
function creekTreesIn({ waters, ground, slug }: CommunityFacts, asksFor: Town['asksFor']): string[] {
  const isBigCity = slug === 'san-antonio'
  if (isBigCity || waters.every((water) => dryCreeks.has(water))) return []
  if (ground === 'limestone') return ['bald-cypress']
  return asksFor(/pecan/i) ? ['pecan', 'bald-cypress'] : ['pecan']
}

function alongCreek<Plant extends PlantFacts>(natives: readonly Plant[], { facts, creekTrees }: Town) {
  const water = facts.waters.find((each) => !dryCreeks.has(each))
  return natives
    .filter(({ slug }) => creekTrees.includes(slug))
    .map((plant) => ({ plant, reason: `Only on low, moist ground along ${water}.` }))
}
