const ratings: Record<string, string> = {
  High: 'Deer mostly leave it',
  Medium: 'Deer browse it at times',
  Low: 'Deer eat it',
}

export const deerInWords = (tolerance: string | null) =>
  ratings[tolerance ?? ''] ?? 'Nobody has rated it for deer'

const shortRatings: Record<string, string> = {
  High: 'Deer leave it alone',
  Medium: 'Cage it while small',
  Low: 'Deer eat it',
}

/** For cards and filters; null if nobody has rated it. */
export const deerInShort = (tolerance: string | null) => shortRatings[tolerance ?? ''] ?? null

/** Even a tree that deer don't eat needs a cage while it's young, because bucks rub the trunks. */
export function deerAdvice(tolerance: string | null, plantType: string): string {
  if (/tree/i.test(plantType))
    return 'Cage it while it is young, whatever its rating. Bucks rub their antlers on thin trunks, and a trunk rubbed all the way round dies.'
  return tolerance === 'High'
    ? 'They taste whatever is new, so net fresh plants for their first weeks.'
    : 'Fence or net it where deer walk through.'
}
