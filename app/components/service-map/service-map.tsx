import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import terrainUrl from '#app/images/terrain.svg?url'
import { classNames } from '#ui/class-names.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import {
  mapExtent,
  northSanAntonio,
  radiusMiles,
  toMapPosition,
  type MapPosition,
} from '#domain/places/map-position.ts'
import { capitalize } from '#domain/wording.ts'
import { placeNames, wideStep, type MapFrame, type MapName, type Side } from './map-labels.ts'
import {
  backgroundNames,
  importanceOf,
  isTown,
  lands,
  ringFoot,
  roadKey,
  roads,
  sidesOf,
} from './map-names.ts'
import { landStyle, positionStyle } from './map-styles.ts'

export type MapCommunity = {
  slug: string
  name: string
  position: Position | null
  /** '26 mi, free' */
  reach: string
}

type ServiceMapProps = {
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
  className: string
}

/** Communities at their coordinates, with our yard. */
export function ServiceMap(props: ServiceMapProps) {
  const { communities, frames, yard, focus, shown, hasRing = false, className } = props
  const center = toMapPosition(focus?.position ?? northSanAntonio)
  const start = yard === null || focus === undefined ? center : toMapPosition(yard)
  const middle = {
    eastMiles: (center.eastMiles + start.eastMiles) / 2,
    southMiles: (center.southMiles + start.southMiles) / 2,
  }
  const listed = communities.flatMap(({ position, ...community }) =>
    position === null || shown?.has(community.slug) === false ? [] : [{ ...community, position }],
  )
  const names = namesOf(listed, yard, focus?.slug)
  const background = backgroundNames.filter(({ key }) => hasRing || key !== 'ring')
  const placed = placesOf([...names, ...background], middle, frames)
  const yardPlace = placed.get(yardKey)
  return (
    <div data-map className={classNames('overflow-hidden', stepClasses, className)} style={stepStyle(frames)}>
      {/* A separate <img>: inside the SVG below, the terrain's lines would scale with it. */}
      <img
        src={terrainUrl}
        alt=""
        loading={focus === undefined ? 'lazy' : 'eager'}
        className="absolute max-w-none"
        style={landStyle(middle)}
      />
      <Lines middle={middle} hasRing={hasRing} way={[start, center]} />
      <Background middle={middle} placed={placed} />
      <ul>
        {listed.map((community) => {
          const place = placed.get(community.slug)
          return place === undefined ? null : (
            <li
              key={community.slug}
              className={classNames('absolute', place.shown)}
              style={positionStyle(community.position, middle)}
            >
              <Community community={community} side={place.side} isFocus={community.slug === focus?.slug} />
            </li>
          )
        })}
      </ul>
      {yard !== null && yardPlace !== undefined && (
        <p className={classNames('absolute', yardPlace.shown)} style={positionStyle(yard, middle)}>
          <span className="absolute size-3.5 -translate-1/2 rotate-45 border-2 border-raised bg-brand" />
          <span className="absolute size-6 -translate-1/2">
            <span
              data-map-name
              className={classNames(nameBase, 'text-[0.875rem] font-semibold text-brand', yardPlace.side)}
            >
              Our yard
            </span>
          </span>
        </p>
      )}
    </div>
  )
}

const yardKey = 'our yard'

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

// One map for every width: the steps' sizes are custom properties, and everything else follows from the coordinates.
const stepClasses =
  '[--mile:var(--mile-0)] [--x:var(--x-0)] [--y:var(--y-0)] min-[375px]:[--mile:var(--mile-1)] min-[375px]:[--y:var(--y-1)] min-[540px]:[--mile:var(--mile-2)] min-[540px]:[--y:var(--y-2)] md:[--mile:var(--mile-3)] md:[--y:var(--y-3)] lg:[--mile:var(--mile-4)] lg:[--x:var(--x-4)] lg:[--y:var(--y-4)] min-[1200px]:[--mile:var(--mile-5)] min-[1200px]:[--x:var(--x-5)] min-[1440px]:[--mile:var(--mile-6)] min-[1440px]:[--x:var(--x-6)] min-[1680px]:[--mile:var(--mile-7)] min-[1680px]:[--x:var(--x-7)]'

const stepStyle = (frames: readonly MapFrame[]) =>
  Object.fromEntries(
    frames.flatMap(({ mile, x, y }, step) => [
      [`--mile-${step}`, `${mile.toFixed(2)}px`],
      ...(step === 0 || step >= wideStep ? [[`--x-${step}`, `${Number((x * 100).toFixed(2))}%`]] : []),
      ...(step < 5 ? [[`--y-${step}`, `${Math.round(y)}px`]] : []),
    ]),
  ) as CSSProperties

/** The classes that put a name on its side, and hide it where there's no room. */
type Place = { side: string; shown: string }

/** On a wide screen the map is behind the page's words instead of above them, so a name may stand on another side there. */
function placesOf(
  names: readonly MapName[],
  middle: MapPosition,
  frames: readonly MapFrame[],
): ReadonlyMap<string, Place> {
  const byKey = (some: readonly MapFrame[]) =>
    new Map(placeNames(names, middle, some).map((place) => [place.key, place]))
  const [narrow, wide] = [byKey(frames.slice(0, wideStep)), byKey(frames.slice(wideStep))]
  return new Map(
    names.flatMap(({ key }) => {
      const [onNarrow, onWide] = [narrow.get(key), wide.get(key)]
      if (onNarrow === undefined && onWide === undefined) return []
      const missing = (steps: readonly number[] = [], classes: readonly string[]) =>
        classes.filter((_, step) => !steps.includes(step))
      const place = {
        side: classNames(onNarrow && narrowSides[onNarrow.side], onWide && wideSides[onWide.side]),
        shown: classNames(
          ...(onNarrow === undefined ? ['max-lg:hidden'] : missing(onNarrow.steps, narrowHidden)),
          ...(onWide === undefined ? ['lg:hidden'] : missing(onWide.steps, wideHidden)),
        ),
      }
      return [[key, place] as const]
    }),
  )
}

const narrowHidden = [
  'max-[375px]:hidden',
  'min-[375px]:max-[540px]:hidden',
  'min-[540px]:max-md:hidden',
  'md:max-lg:hidden',
]
const wideHidden = [
  'lg:max-[1200px]:hidden',
  'min-[1200px]:max-[1440px]:hidden',
  'min-[1440px]:max-[1680px]:hidden',
  'min-[1680px]:hidden',
]

type LinesProps = { middle: MapPosition; hasRing: boolean; way: readonly [MapPosition, MapPosition] }

/** The ring, and the way from the yard unless it's next door. */
function Lines({ middle, hasRing, way: [from, to] }: LinesProps) {
  const { westMiles, northMiles, widthMiles, heightMiles } = mapExtent
  const point = ({ eastMiles, southMiles }: MapPosition) => `${eastMiles.toFixed(2)} ${southMiles.toFixed(2)}`
  const isFar = Math.hypot(from.eastMiles - to.eastMiles, from.southMiles - to.southMiles) > 3
  if (!hasRing && !isFar) return null
  return (
    <svg
      aria-hidden
      viewBox={`${westMiles} ${northMiles} ${widthMiles} ${heightMiles}`}
      className="absolute max-w-none fill-none stroke-brand"
      style={landStyle(middle)}
    >
      {hasRing && <circle r={radiusMiles} strokeWidth={2} vectorEffect="non-scaling-stroke" />}
      {isFar && (
        <path
          d={`M${point(from)}L${point(to)}`}
          strokeWidth={2.5}
          strokeDasharray="3 6"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}

/** Regions, roads and the ring's label, where there is room for them. */
function Background({ middle, placed }: { middle: MapPosition; placed: ReadonlyMap<string, Place> }) {
  const classOf = (key: string) => placed.get(key)?.shown ?? 'hidden'
  return (
    <div aria-hidden>
      {lands.map(({ at, name, text }) => (
        <p
          key={name}
          data-map-name
          className={classNames(
            'absolute -translate-1/2 text-center leading-snug whitespace-nowrap text-best sci',
            classOf(name),
          )}
          style={positionStyle(at, middle)}
        >
          <span className="block text-[1.1875rem]">{name}</span>
          <span className="text-[0.9375rem]">{text}</span>
        </p>
      ))}
      {roads.map((road) => (
        <span
          key={roadKey(road)}
          data-map-name
          className={classNames(
            'absolute flex h-4.75 min-w-8.5 -translate-1/2 items-center justify-center rounded-pill border border-line-hover bg-raised px-1.5 text-[0.71875rem] leading-none font-semibold text-ink-quiet',
            classOf(roadKey(road)),
          )}
          style={positionStyle(road.at, middle)}
        >
          {road.name}
        </span>
      ))}
      <span
        data-map-name
        className={classNames(
          'absolute -translate-1/2 rounded-pill bg-brand px-2.5 py-1 text-caption leading-none font-semibold whitespace-nowrap text-on-brand',
          classOf('ring'),
        )}
        style={positionStyle(ringFoot, middle)}
      >
        {radiusMiles} mi
      </span>
    </div>
  )
}

const nameBase =
  'absolute leading-tight whitespace-nowrap text-shadow-[0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_5px_var(--color-surface)]'

// Inside a box of 24 pixels around the dot; the distances are those of `map-labels.ts`.
const narrowSides: Record<Side, string> = {
  left: 'max-lg:right-[21px] max-lg:top-1/2 max-lg:-translate-y-1/2',
  right: 'max-lg:left-[21px] max-lg:top-1/2 max-lg:-translate-y-1/2',
  above: 'max-lg:bottom-[19px] max-lg:left-1/2 max-lg:-translate-x-1/2',
  below: 'max-lg:top-[19px] max-lg:left-1/2 max-lg:-translate-x-1/2',
  'above-right': 'max-lg:bottom-[19px] max-lg:left-[16px]',
  'above-left': 'max-lg:bottom-[19px] max-lg:right-[16px]',
  'below-right': 'max-lg:top-[19px] max-lg:left-[16px]',
  'below-left': 'max-lg:top-[19px] max-lg:right-[16px]',
  middle: '',
}
const wideSides: Record<Side, string> = {
  left: 'lg:right-[21px] lg:top-1/2 lg:-translate-y-1/2',
  right: 'lg:left-[21px] lg:top-1/2 lg:-translate-y-1/2',
  above: 'lg:bottom-[19px] lg:left-1/2 lg:-translate-x-1/2',
  below: 'lg:top-[19px] lg:left-1/2 lg:-translate-x-1/2',
  'above-right': 'lg:bottom-[19px] lg:left-[16px]',
  'above-left': 'lg:bottom-[19px] lg:right-[16px]',
  'below-right': 'lg:top-[19px] lg:left-[16px]',
  'below-left': 'lg:top-[19px] lg:right-[16px]',
  middle: '',
}

type CommunityProps = { community: MapCommunity; side: string; isFocus: boolean }

/** A dot and its name. On hover and focus both answer, and the name adds road distance and fee. */
function Community({ community: { slug, name, reach }, side, isFocus }: CommunityProps) {
  const label = capitalize(nameInSentence({ slug, name }))
  const nameLook = classNames(
    nameBase,
    side,
    isFocus || isTown(slug)
      ? 'font-display font-medium text-ink'
      : 'text-[0.8125rem] font-medium text-ink-soft',
    isFocus ? 'text-[1.3125rem]' : isTown(slug) && 'text-[1.0625rem]',
  )
  if (isFocus)
    return (
      <span className="absolute size-6 -translate-1/2">
        <span className="absolute inset-0 m-auto size-4.5 rounded-pill border-3 border-raised bg-action" />
        <span data-map-name className={nameLook}>
          {label}
        </span>
      </span>
    )
  return (
    <Link
      to={`/tree-service/${slug}`}
      aria-label={`${name}, ${reach}`}
      className="group absolute size-6 -translate-1/2 rounded-pill text-ink no-underline hover:z-1 focus-visible:z-1"
    >
      <span className="absolute inset-0 m-auto size-2.5 rounded-pill border-[1.5px] border-raised bg-ink transition-transform group-hover:scale-150 group-hover:bg-action group-focus-visible:scale-150 group-focus-visible:bg-action" />
      <span
        data-map-name
        className={classNames(
          nameLook,
          'group-hover:rounded-badge group-hover:bg-raised group-hover:px-1.5 group-hover:py-0.5 group-hover:shadow-lift group-focus-visible:rounded-badge group-focus-visible:bg-raised group-focus-visible:px-1.5 group-focus-visible:py-0.5 group-focus-visible:shadow-lift',
        )}
      >
        {label}
        <span className="hidden text-caption font-normal text-ink-soft group-hover:inline group-focus-visible:inline">
          {' '}
          {reach}
        </span>
      </span>
    </Link>
  )
}
