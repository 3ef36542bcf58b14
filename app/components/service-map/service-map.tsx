import { Link } from 'react-router'
import terrainUrl from '#app/images/terrain.svg?url'
import { classNames } from '#ui/class-names.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { mapExtent, northSanAntonio, radiusMiles, toMapPosition } from '#domain/places/map-position.ts'
import { labelOf, phoneSides, type MapLabel } from './map-labels.ts'
import { MapNames } from './map-names.tsx'
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
  /** The community to center on; by default the map is centered on North San Antonio. */
  focus?: MapCommunity | undefined
  /** Slugs of the communities to label and link; by default all. */
  linked?: ReadonlySet<string>
  /** Sets --mile, --x and --y. */
  className: string
}

/** Communities at their coordinates, and the 50-mile ring around North San Antonio. */
export function ServiceMap({ communities, focus, linked, className }: ServiceMapProps) {
  const middle = toMapPosition(focus?.position ?? northSanAntonio)
  const { westMiles, northMiles, widthMiles, heightMiles } = mapExtent
  const placed = communities.flatMap(({ position, ...community }) =>
    position === null ? [] : [{ ...community, position }],
  )
  return (
    <div className={classNames('overflow-hidden', className)}>
      {/* A separate <img>: inside the SVG below, the terrain's lines would scale with it. */}
      <img
        src={terrainUrl}
        alt=""
        loading={focus === undefined ? 'lazy' : 'eager'}
        className="absolute max-w-none"
        style={landStyle(middle)}
      />
      <svg
        aria-hidden
        viewBox={`${westMiles} ${northMiles} ${widthMiles} ${heightMiles}`}
        className="absolute max-w-none"
        style={landStyle(middle)}
      >
        <circle
          r={radiusMiles}
          className="fill-none stroke-brand"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
        {placed.map(({ slug, position }) => (
          <Dot key={slug} position={position} isFocus={slug === focus?.slug} />
        ))}
      </svg>
      <MapNames middle={middle} />
      <ul>
        {placed
          .filter(({ slug }) => linked?.has(slug) ?? true)
          .map((community) => (
            <li key={community.slug} className="absolute" style={positionStyle(community.position, middle)}>
              <NameLink
                community={community}
                isFocus={community.slug === focus?.slug}
                hasRoom={linked !== undefined}
              />
            </li>
          ))}
      </ul>
    </div>
  )
}

/** A zero-length line with round caps: a dot of the same size at every scale. */
function Dot({ position, isFocus }: { position: Position; isFocus: boolean }) {
  const { eastMiles, southMiles } = toMapPosition(position)
  const d = `M${eastMiles.toFixed(2)} ${southMiles.toFixed(2)}h0`
  const [outer, inner] = isFocus ? [21, 15] : [10, 7]
  return (
    <g className="fill-none" strokeLinecap="round">
      <path d={d} className="stroke-raised" strokeWidth={outer} vectorEffect="non-scaling-stroke" />
      <path
        d={d}
        className={isFocus ? 'stroke-action' : 'stroke-ink'}
        strokeWidth={inner}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

const sideClasses: Record<MapLabel['side'], string> = {
  left: 'right-2 -translate-y-1/2 text-right',
  right: 'left-2 -translate-y-1/2',
  above: 'bottom-1.5 -translate-x-1/2 text-center',
  below: 'top-1.5 -translate-x-1/2 text-center',
  'above-right': 'bottom-0.5 left-0.5',
}
const phoneSideClasses: Record<MapLabel['side'], string> = {
  left: 'max-lg:right-2 max-lg:-translate-y-1/2',
  right: 'max-lg:left-2 max-lg:-translate-y-1/2',
  above: 'max-lg:bottom-1.5 max-lg:left-auto max-lg:-translate-x-1/2 max-lg:translate-y-0',
  below: 'max-lg:top-1.5 max-lg:right-auto max-lg:-translate-x-1/2 max-lg:translate-y-0',
  'above-right': '',
}

function phoneClass(slug: string, isFocus: boolean, hasRoom: boolean): string | undefined {
  if (hasRoom) return isFocus ? undefined : 'max-md:hidden'
  const side = phoneSides[slug]
  return side === undefined ? 'max-lg:hidden' : phoneSideClasses[side]
}

/** `hasRoom`: few names are shown, so they fit on a tablet. */
type NameLinkProps = { community: MapCommunity; isFocus: boolean; hasRoom: boolean }

/** A community's name; its road distance and fee show on hover and focus. */
function NameLink({ community: { slug, name, reach }, isFocus, hasRoom }: NameLinkProps) {
  const { side, rank } = labelOf(slug)
  const look = classNames(
    'group absolute block py-0.5 leading-tight whitespace-nowrap no-underline',
    'text-shadow-[0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_5px_var(--color-surface)]',
    rank === 'town' || isFocus
      ? 'font-display font-medium text-ink'
      : 'text-[0.8125rem] font-medium text-ink-soft',
    isFocus ? 'px-2 text-[1.3125rem]' : rank === 'town' && 'text-[1.0625rem]',
    sideClasses[side],
    phoneClass(slug, isFocus, hasRoom),
  )
  const distance = (
    <span className="pointer-events-none invisible absolute top-full left-1/2 z-1 -translate-x-1/2 rounded-badge bg-ink px-2 py-1 text-caption text-ink-inverse text-shadow-none group-hover:visible group-focus-visible:visible">
      {reach}
    </span>
  )
  return isFocus ? (
    <span className={look}>{name}</span>
  ) : (
    <Link to={`/tree-service/${slug}`} aria-label={`${name}, ${reach}`} className={look}>
      {name}
      {distance}
    </Link>
  )
}
