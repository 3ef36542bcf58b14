import type { Position } from '#domain/delivery/distance.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { northSanAntonio, toMapPosition, type MapPosition } from '#domain/places/map-position.ts'
import { placeNames, wideStep, type MapFrame, type MapName, type PlacedName } from './map-labels.ts'
import { backgroundNames, importanceOf, isTown, sidesOf, yardKey } from './map-names.ts'

export type MapCommunity = {
  slug: string
  name: string
  position: Position | null
  /** '26 mi, free' */
  reach: string
}

type MapRequest = {
  communities: readonly MapCommunity[]
  /** How the map is shown at each step of width; see `map-frames.ts`. */
  frames: readonly MapFrame[]
  /** Our yard, if its position is known. */
  yard: Position | null
  /** The community that the page is about. The map is centered between it and the yard, with the way between them. */
  focus?: MapCommunity | undefined
  /** Slugs of the communities to show; by default all. */
  shown?: ReadonlySet<string>
  /** The 50 miles around North San Antonio, where the whole ring is in view. */
  hasRing?: boolean
}

/** A name's side, and the steps of width at which there's room for it. On a wide screen the map is behind the page's words. */
export type MapPlace = { narrow: Spot | undefined; wide: Spot | undefined }
type Spot = Pick<PlacedName, 'side' | 'steps'>

/** A map with its names in their places, made by the server, because finding them takes a phone a while. */
export type PlacedMap = ReturnType<typeof placeMap>

export function placeMap({ communities, frames, yard, focus, shown, hasRing = false }: MapRequest) {
  const center = toMapPosition(focus?.position ?? northSanAntonio)
  const start = yard === null || focus === undefined ? center : toMapPosition(yard)
  const middle = {
    eastMiles: (center.eastMiles + start.eastMiles) / 2,
    southMiles: (center.southMiles + start.southMiles) / 2,
  }
  const listed = communities.flatMap(({ position, ...community }) =>
    position === null || shown?.has(community.slug) === false ? [] : [{ ...community, position }],
  )
  const background = backgroundNames.filter(({ key }) => hasRing || key !== 'ring')
  return {
    communities: listed,
    focus: focus?.slug ?? null,
    yard,
    hasRing,
    way: [start, center] as const,
    middle,
    places: placesOf([...namesOf(listed, yard, focus?.slug), ...background], middle, frames),
    steps: stepStyle(frames),
  }
}

/** The labels that need room on the map, the most important first. Widths are a little more than the type needs. */
function namesOf(
  listed: readonly { slug: string; name: string; position: Position }[],
  yard: Position | null,
  focus: string | undefined,
): MapName[] {
  const rankOf = (slug: string) => (slug === focus ? 0 : isTown(slug) ? 1 : 2)
  // Its mark may share a community's dot: the yard is in one.
  const yardName: MapName[] =
    yard === null ? [] : [{ key: yardKey, at: yard, width: 66, height: 22, sides: sidesOf(yardKey), dot: 0 }]
  const communities = listed
    .toSorted(
      (one, other) =>
        rankOf(one.slug) - rankOf(other.slug) || importanceOf(one.slug) - importanceOf(other.slug),
    )
    .map(({ slug, name, position }): MapName => {
      const letters = nameInSentence({ slug, name }).length
      const [perLetter, height] = (
        [
          [11.8, 32],
          [9.7, 26],
          [7.3, 21],
        ] as const
      )[rankOf(slug)] ?? [7.3, 21]
      return { key: slug, at: position, width: letters * perLetter + 4, height, sides: sidesOf(slug), dot: 6 }
    })
  const [first, ...others] = communities
  return focus === undefined || first === undefined
    ? [...yardName, ...communities]
    : [first, ...yardName, ...others]
}

const stepStyle = (frames: readonly MapFrame[]) =>
  Object.fromEntries(
    frames.flatMap(({ mile, x, y }, step) => [
      [`--mile-${step}`, `${mile.toFixed(2)}px`],
      ...(step === 0 || step >= wideStep ? [[`--x-${step}`, `${Number((x * 100).toFixed(2))}%`]] : []),
      ...(step < 5 ? [[`--y-${step}`, `${Math.round(y)}px`]] : []),
    ]),
  )

/** A name may stand on another side on a wide screen. */
function placesOf(
  names: readonly MapName[],
  middle: MapPosition,
  frames: readonly MapFrame[],
): Partial<Record<string, MapPlace>> {
  const spotsIn = (some: readonly MapFrame[]) =>
    new Map(placeNames(names, middle, some).map(({ key, side, steps }) => [key, { side, steps }]))
  const [narrow, wide] = [spotsIn(frames.slice(0, wideStep)), spotsIn(frames.slice(wideStep))]
  return Object.fromEntries(
    names.flatMap(({ key }) => {
      const place = { narrow: narrow.get(key), wide: wide.get(key) }
      return place.narrow === undefined && place.wide === undefined ? [] : [[key, place]]
    }),
  )
}
