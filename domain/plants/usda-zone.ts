/** '8b' is 17: two half zones a number. */
export function zoneStep(zone: string): number {
  return 2 * Number.parseInt(zone, 10) + (zone.endsWith('b') ? 1 : 0)
}

/** The first and last half zone of '7a-10b', of '9a' or of a place on the line, '8b/9a'; null for anything else. */
export function zoneSteps(text: string | null): readonly [number, number] | null {
  const found = /^(?<first>\d{1,2}[ab])(?:[-/](?<last>\d{1,2}[ab]))?$/.exec(text ?? '')?.groups
  if (found?.['first'] === undefined) return null
  return [zoneStep(found['first']), zoneStep(found['last'] ?? found['first'])]
}

/** '7b-10b' reads 'Zones 7b to 10b'. */
export function zonesInWords(text: string): string {
  const [from, to] = text.split('-')
  return to === undefined || to === from ? `Zone ${from}` : `Zones ${from} to ${to}`
}
