import type { Position } from '#domain/delivery/distance.ts'
import { communities } from '#domain/places/communities.ts'
import { northSanAntonio, radiusMiles } from '#domain/places/map-position.ts'
import type { MapName, Side } from './map-labels.ts'

export const yardKey = 'our yard'

export type Land = { at: Position; name: string; text: string }

export const lands: readonly Land[] = [
  {
    at: { latitude: 29.985, longitude: -98.58 },
    name: 'Edwards Plateau',
    text: 'thin soil over limestone and caliche',
  },
  { at: { latitude: 29.43, longitude: -97.98 }, name: 'Blackland Prairie', text: 'deep dark clay' },
  {
    at: { latitude: 29.23, longitude: -98.68 },
    name: 'Sandier ground',
    text: 'toward the South Texas Plains',
  },
]

export const roads: readonly { at: Position; name: string }[] = [
  { at: { latitude: 29.87, longitude: -98.81 }, name: 'I-10' },
  { at: { latitude: 29.8, longitude: -98.015 }, name: 'I-35' },
  { at: { latitude: 29.81, longitude: -98.43 }, name: '281' },
  { at: { latitude: 29.26, longitude: -98.52 }, name: '1604' },
  { at: { latitude: 29.545, longitude: -98.06 }, name: 'I-10' },
]

export const roadKey = ({ at, name }: (typeof roads)[number]) => `${name} ${at.latitude}`

/** The ring's label stands on the ring, due south. */
export const ringFoot: Position = {
  latitude: northSanAntonio.latitude - radiusMiles / 68.88,
  longitude: northSanAntonio.longitude,
}

const onTop: readonly Side[] = ['middle']

/** The regions, the roads and the ring. They have to fit around the communities, so they come last. */
export const backgroundNames: readonly MapName[] = [
  { key: 'ring', at: ringFoot, width: 56, height: 24, sides: onTop, dot: 0 },
  ...lands.map(({ at, name, text }) => ({
    key: name,
    at,
    width: Math.max(name.length * 9.4, text.length * 7.2),
    height: 56,
    sides: onTop,
    dot: 0,
  })),
  ...roads.map((road) => ({
    key: roadKey(road),
    at: road.at,
    width: road.name.length * 8 + 14,
    height: 24,
    sides: onTop,
    dot: 0,
  })),
]

/** The towns, whose names are set larger, the larger town first: where two don't fit, it stays. */
const towns = ['san-antonio', 'new-braunfels', 'seguin', 'boerne', 'spring-branch']

export const isTown = (slug: string) => towns.includes(slug)

/** The order in which names are placed: towns, then the communities as they're listed. */
export const importanceOf = (slug: string): number =>
  isTown(slug) ? towns.indexOf(slug) : towns.length + (listed.get(slug) ?? 0)

/** The same names fit, however a page sorts its list. */
const listed = new Map<string, number>(communities.map(({ slug }, index) => [slug, index]))

/** The side that reads best where communities are close together. */
const firstSides: Record<string, Side> = {
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

const allSides: readonly Side[] = [
  'right',
  'left',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
  'below',
  'above',
]

export const sidesOf = (slug: string): readonly Side[] => {
  const first = firstSides[slug]
  return first === undefined ? allSides : [first, ...allSides.filter((side) => side !== first)]
}
