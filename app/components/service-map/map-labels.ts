// Which side of its dot a community's name goes on, so that no names overlap, and how prominent it is.

type Side = 'left' | 'right' | 'above' | 'below' | 'above-right'
export type MapLabel = { side: Side; rank: 'town' | 'place' }

const towns = new Set(['san-antonio', 'new-braunfels', 'boerne', 'seguin', 'spring-branch'])

const sides: Record<string, Side> = {
  'san-antonio': 'left',
  boerne: 'left',
  'spring-branch': 'left',
  helotes: 'left',
  'grey-forest': 'left',
  'cross-mountain': 'left',
  'northwest-side': 'left',
  'alamo-ranch': 'below',
  'timberwood-park': 'left',
  'live-oak': 'left',
  'vintage-oaks': 'left',
  'shavano-park': 'below',
  'balcones-heights': 'below',
  'alamo-farmsteads': 'above-right',
  converse: 'left',
  schertz: 'below',
  selma: 'above-right',
  cibolo: 'above-right',
  'mission-hills-ranch': 'above',
}

export function labelOf(slug: string): MapLabel {
  return { side: sides[slug] ?? 'right', rank: towns.has(slug) ? 'town' : 'place' }
}

/** A phone only has room for the largest names, some of them on a different side than on a wide screen. */
export const phoneSides: Record<string, Side> = {
  'san-antonio': 'below',
  boerne: 'left',
  'new-braunfels': 'above',
  seguin: 'below',
  'spring-branch': 'left',
}
