import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import terrainUrl from '#app/images/terrain.svg?url'
import { classNames } from '#ui/class-names.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { mapExtent, radiusMiles, type MapPosition } from '#domain/places/map-position.ts'
import { capitalize } from '#domain/wording.ts'
import type { Side } from './map-labels.ts'
import { isTown, lands, ringFoot, roadKey, roads, yardKey } from './map-names.ts'
import type { MapPlace, PlacedMap } from './map-places.ts'
import { landStyle, positionStyle } from './map-styles.ts'

/** Communities at their coordinates, with our yard. */
export function ServiceMap({ map, className }: { map: PlacedMap; className: string }) {
  const { communities, focus, yard, hasRing, way, middle, places, steps } = map
  const yardPlace = places[yardKey]
  return (
    <div
      data-map
      className={classNames('overflow-hidden', stepClasses, className)}
      style={steps as CSSProperties}
    >
      {/* A separate <img>: inside the SVG below, the terrain's lines would scale with it. */}
      <img
        src={terrainUrl}
        alt=""
        loading={focus === null ? 'lazy' : 'eager'}
        className="absolute max-w-none"
        style={landStyle(middle)}
      />
      <Lines middle={middle} hasRing={hasRing} way={way} />
      <Background middle={middle} places={places} />
      <ul>
        {communities.map((community) => {
          const place = places[community.slug]
          return place === undefined ? null : (
            <li
              key={community.slug}
              className={classNames('absolute', shownClass(place))}
              style={positionStyle(community.position, middle)}
            >
              <Community community={community} side={sideClass(place)} isFocus={community.slug === focus} />
            </li>
          )
        })}
      </ul>
      {yard !== null && yardPlace !== undefined && (
        <p className={classNames('absolute', shownClass(yardPlace))} style={positionStyle(yard, middle)}>
          <span className="absolute size-3.5 -translate-1/2 rotate-45 border-2 border-raised bg-brand" />
          <span className="absolute size-6 -translate-1/2">
            <span
              data-map-name
              className={classNames(
                nameBase,
                'text-[0.875rem] font-semibold text-brand',
                sideClass(yardPlace),
              )}
            >
              Our yard
            </span>
          </span>
        </p>
      )}
    </div>
  )
}

// One map for every width: the steps' sizes are custom properties, and everything else follows from the coordinates.
const stepClasses =
  '[--mile:var(--mile-0)] [--x:var(--x-0)] [--y:var(--y-0)] min-[375px]:[--mile:var(--mile-1)] min-[375px]:[--y:var(--y-1)] min-[540px]:[--mile:var(--mile-2)] min-[540px]:[--y:var(--y-2)] md:[--mile:var(--mile-3)] md:[--y:var(--y-3)] lg:[--mile:var(--mile-4)] lg:[--x:var(--x-4)] lg:[--y:var(--y-4)] min-[1200px]:[--mile:var(--mile-5)] min-[1200px]:[--x:var(--x-5)] min-[1440px]:[--mile:var(--mile-6)] min-[1440px]:[--x:var(--x-6)] min-[1680px]:[--mile:var(--mile-7)] min-[1680px]:[--x:var(--x-7)]'

/** Hides a name, with its dot, where there's no room for it. */
function shownClass({ narrow, wide }: MapPlace): string {
  const missing = (steps: readonly number[] = [], hidden: readonly string[]) =>
    hidden.filter((_, step) => !steps.includes(step))
  return classNames(
    ...(narrow === undefined ? ['max-lg:hidden'] : missing(narrow.steps, narrowHidden)),
    ...(wide === undefined ? ['lg:hidden'] : missing(wide.steps, wideHidden)),
  )
}

const sideClass = ({ narrow, wide }: MapPlace) =>
  classNames(narrow && narrowSides[narrow.side], wide && wideSides[wide.side])

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

/** The ring, and the way from the yard unless it's next door. */
function Lines({ middle, hasRing, way: [from, to] }: Pick<PlacedMap, 'middle' | 'hasRing' | 'way'>) {
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
function Background({ middle, places }: Pick<PlacedMap, 'middle' | 'places'>) {
  const classOf = (key: string) => {
    const place = places[key]
    return place === undefined ? 'hidden' : shownClass(place)
  }
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

type CommunityProps = { community: PlacedMap['communities'][number]; side: string; isFocus: boolean }

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
      aria-label={`${label}, ${reach}`}
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
