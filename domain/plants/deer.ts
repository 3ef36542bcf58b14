type Browsed = {
  plantType: string
  deerTolerance: string | null
  deerEats: string | null
  minHeightFt: number | null
}

/** How deer treat a plant, and so what it needs. The kind of plant matters as much as its rating. */
export type DeerRule = 'rub' | 'cage' | 'cage-well' | 'leave' | 'nibble' | 'blooms' | 'fence' | 'unrated'

const outOfReachFt = 6

export function deerRule({ plantType, deerTolerance, deerEats, minHeightFt }: Browsed): DeerRule {
  const isTree = /tree/i.test(plantType)
  const outgrowsThem = isTree || (/shrub/i.test(plantType) && (minHeightFt ?? 0) >= outOfReachFt)
  if (deerTolerance === 'High') return isTree ? 'rub' : 'leave'
  if (deerTolerance === 'Medium') return outgrowsThem ? 'cage' : deerEats === 'flowers' ? 'blooms' : 'nibble'
  if (deerTolerance === 'Low') return outgrowsThem ? 'cage-well' : 'fence'
  return 'unrated'
}

type CagedRule = 'rub' | 'cage' | 'cage-well'

export const needsCage = (rule: DeerRule): rule is CagedRule =>
  rule === 'rub' || rule === 'cage' || rule === 'cage-well'

/** For cards and chips. */
export const deerInShort: Record<DeerRule, string> = {
  rub: 'Rarely eaten; cage it',
  cage: 'Cage it at first',
  'cage-well': 'Cage it: eaten young',
  leave: 'Deer leave it alone',
  nibble: 'Deer nibble it',
  blooms: 'Deer eat the blooms',
  fence: 'Only inside a fence',
  unrated: 'Not rated for deer',
}

/** One word each: a cage for a tree, a net for a bed, a fence for a yard. */
export const deerAdvice: Record<DeerRule, string> = {
  rub: 'Deer seldom eat it, but bucks rub their antlers on thin trunks, and a trunk rubbed all the way around dies. Cage it for the first two years, or three to four if it grows slowly.',
  cage: 'Deer browse it until it’s out of reach, and bucks rub the trunk. A five-foot cage gets it through the first two years, or three to four if it grows slowly.',
  'cage-well':
    'Deer eat the young leaves whenever they can reach them. Give it a six-foot cage, three feet across, until its branches are above six feet. After that, it’s out of their reach.',
  leave:
    'Deer usually pass it by. They taste whatever is new, though, so net fresh plants for the first few weeks.',
  nibble:
    'Deer take some leaves, more in a dry summer, and it grows back. Net it for the first few weeks, or plant it by the door.',
  blooms:
    'Deer don’t touch the leaves, but they bite off the bloom stalks every year. Ring it with wire in April, or plant it inside a fence.',
  fence: 'Deer eat it to the ground, and it never outgrows them. Plant it inside a fence or on the porch.',
  unrated: 'Nobody we trust has rated it. Net it at first and watch what your herd does.',
}
