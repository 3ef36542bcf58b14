import { isCagedWhileSmall } from '#domain/plants/deer.ts'
import { zoneSteps } from '#domain/plants/usda-zone.ts'
import { capitalize, listInWords } from '#domain/wording.ts'
import { groundsOf, type CommunityFacts } from './community-facts.ts'
import { isAtHome, plantFit, type CommunityGround, type PlantNeeds } from './plant-fit.ts'

/** Whether a plant fits some communities, with the reason that they share. */
export type PlaceNote = { slugs: string[]; fits: boolean; why: string }

type NotedPlace = CommunityGround & Pick<CommunityFacts, 'deerPressure'>
type NotedPlant = PlantNeeds & { deerTolerance: string | null }

/** For a plant's guide: every community that we know enough about, grouped by what there is to say. */
export function placeNotes(plant: NotedPlant, places: readonly NotedPlace[]): PlaceNote[] {
  const notes = new Map<string, PlaceNote>()
  for (const place of places) {
    const fit = plantFit(plant, place)
    if (fit === 'unknown') continue
    const fits = isAtHome(fit)
    const why = isAtHome(fit)
      ? `${fit === 'creek' ? creekWords(place) : fitWords(place)}${deerWords(plant, place)}`
      : whyNot(plant, place, fit)
    const note = notes.get(why) ?? { slugs: [], fits, why }
    note.slugs.push(place.slug)
    notes.set(why, note)
  }
  return [...notes.values()]
}

const zoneWords = ({ usdaZone }: NotedPlace) => `zone ${usdaZone?.replace('/', ' to ')}`

const fitWords = (place: NotedPlace) =>
  `It takes ${listInWords(groundsOf(place))} and the winters of ${zoneWords(place)}.`

const creekWords = ({ waters }: NotedPlace) =>
  `Only on low, moist ground along ${listInWords(waters)}, not on the hills.`

function whyNot(plant: NotedPlant, place: NotedPlace, fit: 'ground' | 'winter' | 'forbidden'): string {
  if (fit === 'forbidden') return `The City of ${place.name} forbids planting red oaks, to limit oak wilt.`
  const grounds = groundsOf(place)
  if (fit === 'ground')
    return grounds.length > 1
      ? `${capitalize(listInWords(grounds))} meet there, and it doesn’t take both.`
      : `It doesn’t do well on ${listInWords(grounds)}.`
  const [coldest = 0] = zoneSteps(plant.usdaZone) ?? []
  const [local = 0] = zoneSteps(place.usdaZone) ?? []
  return `${zoneWords(place).replace('z', 'Z')} is too ${coldest > local ? 'cold' : 'warm'} for it.`
}

/** Only where deer are a daily matter. */
function deerWords({ deerTolerance, plantType }: NotedPlant, { deerPressure }: NotedPlace): string {
  if (deerPressure !== 'high' || deerTolerance === null) return ''
  if (deerTolerance === 'High') return ' Deer come by daily and mostly leave it alone.'
  return isCagedWhileSmall(deerTolerance, plantType)
    ? ' Deer come by daily, so cage it while it’s small.'
    : ' Deer come by daily and eat it.'
}
