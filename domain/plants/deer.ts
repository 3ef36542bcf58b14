const ratings: Record<string, string> = {
  High: 'Deer mostly leave it',
  Medium: 'Deer browse it at times',
  Low: 'Deer eat it',
}

export const deerInWords = (tolerance: string | null) =>
  ratings[tolerance ?? ''] ?? 'Nobody has rated it for deer'

/** The three signs of the lists. A tree outgrows deer, so even one they eat only needs a cage while it's small. */
export type DeerSign = 'leave' | 'cage' | 'eat'

export const isCagedWhileSmall = (tolerance: string, plantType: string) =>
  tolerance === 'Medium' || /tree/i.test(plantType)

export const deerSigns: Record<DeerSign, string> = {
  leave: 'Deer leave it alone',
  cage: 'Cage it while small',
  eat: 'Deer eat it',
}

/** Null if nobody has rated it. */
export function deerSign(tolerance: string | null, plantType: string): DeerSign | null {
  if (tolerance === null || ratings[tolerance] === undefined) return null
  if (tolerance === 'High') return 'leave'
  return isCagedWhileSmall(tolerance, plantType) ? 'cage' : 'eat'
}

/** Even a tree that deer don't eat needs a cage while it's young, because bucks rub the trunks. */
export function deerAdvice(tolerance: string | null, plantType: string): string {
  if (/tree/i.test(plantType))
    return 'Cage it while it is young, whatever its rating. Bucks rub their antlers on thin trunks, and a trunk rubbed all the way round dies.'
  return tolerance === 'High'
    ? 'They taste whatever is new, so net fresh plants for their first weeks.'
    : 'Fence or net it where deer walk through.'
}
