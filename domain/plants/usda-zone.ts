/** Half zones as consecutive numbers: '8a' is 16, '8b' is 17. */
export function zoneStep(zone: string): number {
  return 2 * Number.parseInt(zone, 10) + (zone.endsWith('b') ? 1 : 0)
}

type Steps = readonly [number, number]

const known = new Map<string, Steps | null>()

/** The first and last half zone of '7a-10b', '9a' or, on the line between two zones, '8b/9a'; null for anything else. */
export function zoneSteps(text: string | null): Steps | null {
  if (text === null) return null
  const steps = known.get(text) ?? readSteps(text)
  known.set(text, steps)
  return steps
}

function readSteps(text: string): Steps | null {
  const found = /^(?<first>\d{1,2}[ab])(?:[-/](?<last>\d{1,2}[ab]))?$/.exec(text)?.groups
  if (found?.['first'] === undefined) return null
  return [zoneStep(found['first']), zoneStep(found['last'] ?? found['first'])]
}

type Hardiness = { usdaZone: string | null; plantType: string }

const everyZone = [zoneStep('1a'), zoneStep('13b')] as const

/** The first and last half zone that a plant grows in. Annuals have no zone, because they don't live through a winter. */
export const hardySteps = ({ usdaZone, plantType }: Hardiness) =>
  zoneSteps(usdaZone) ?? (/annual/i.test(plantType) ? everyZone : null)

/** 'Zones 7b to 10b' for '7b-10b'. */
export function zonesInWords(text: string): string {
  const [from, to] = text.split('-')
  return to === undefined || to === from ? `Zone ${from}` : `Zones ${from} to ${to}`
}

/** Recorded for this plant, or no damage on record for the natives here as a group. */
export const cameThroughFebruary2021 = (outcome: string) => outcome === 'yes' || outcome === 'as natives did'

/** How a plant fared in the freeze of February 2021, when it was 9 °F at the San Antonio airport and 3 °F in New Braunfels. */
export function february2021InWords(outcome: string, usdaZone: string | null): string {
  if (outcome === 'yes') return 'Came through.'
  if (outcome === 'as natives did') return 'No damage on record here.'
  if (outcome === 'damaged') return 'Was damaged.'
  if (outcome === 'no') return 'Did not come through.'
  const coldest = usdaZone?.split('-')[0]
  return coldest !== undefined && zoneStep(coldest) <= zoneStep('7a')
    ? `No local record; hardy to zone ${coldest}.`
    : 'No local record.'
}
