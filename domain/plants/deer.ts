const ratings: Record<string, string> = {
  High: 'Deer mostly leave it',
  Medium: 'Deer browse it at times',
  Low: 'Deer eat it',
}

export const deerInWords = (tolerance: string | null) => ratings[tolerance ?? ''] ?? 'Not rated for deer'

export type DeerSign = 'leave' | 'cage' | 'eat'

export const deerSigns: Record<DeerSign, string> = {
  leave: 'Deer leave it alone',
  cage: 'Cage it while small',
  eat: 'Deer eat it',
}

const signs: Record<string, DeerSign> = { High: 'leave', Medium: 'cage', Low: 'eat' }

/** Null if nobody has rated it. */
export const deerSign = (tolerance: string | null): DeerSign | null => signs[tolerance ?? ''] ?? null

/** For cards and filters; null if nobody has rated it. */
export function deerInShort(tolerance: string | null): string | null {
  const sign = deerSign(tolerance)
  return sign && deerSigns[sign]
}

/** A tree outgrows deer, so even one they eat only needs a cage while it's small. */
export const isCagedWhileSmall = (tolerance: string | null, plantType: string) =>
  tolerance === 'Medium' || (tolerance === 'Low' && /tree/i.test(plantType))

/** Even a tree that deer don't eat needs a cage while it's young, because bucks rub the trunks. */
export function deerAdvice(tolerance: string | null, plantType: string): string {
  if (/tree/i.test(plantType))
    return "Cage it while it's young, whatever its rating. Bucks rub their antlers on thin trunks, and a trunk rubbed all the way around dies."
  return tolerance === 'High'
    ? 'They taste whatever is new, so net fresh plants for their first weeks.'
    : 'Fence or net it where deer walk through.'
}
