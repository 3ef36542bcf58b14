import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import terrainUrl from '#app/images/terrain.svg?url'
import { classNames } from '#ui/class-names.ts'
import type { Position } from '#domain/delivery/distance.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { mapExtent, northSanAntonio, radiusMiles, toMapPosition } from '#domain/places/map-position.ts'
import { capitalize } from '#domain/wording.ts'
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
  /** Our yard, to show with the way to `focus`. The map is then centered between them, and --east and --south are the miles. */
  yard?: Position | null
  /** Slugs of the communities to label and link; by default all. */
  linked?: ReadonlySet<string>
  /** Sets --mile, --x and --y. */
  className: string
}

/** Communities at their coordinates, and the 50-mile ring around North San Antonio. */
export function ServiceMap({ communities, focus, yard = null, linked, className }: ServiceMapProps) {
  const center = toMapPosition(focus?.position ?? northSanAntonio)
  const start = yard === null ? center : toMapPosition(yard)
  const [east, south] = [start.eastMiles - center.eastMiles, start.southMiles - center.southMiles]
  const middle = { eastMiles: center.eastMiles + east / 2, southMiles: center.southMiles + south / 2 }
  // Next to the yard, there is no way to show.
  const way = Math.hypot(east, south) > 3 ? start : null
  const { westMiles, northMiles, widthMiles, heightMiles } = mapExtent
  // A dot without a name says nothing.
  const placed = communities.flatMap(({ position, ...community }) =>
    position === null || linked?.has(community.slug) === false ? [] : [{ ...community, position }],
  )
  return (
    <div
      className={classNames('overflow-hidden', className)}
      style={
        { '--east': Math.max(1, Math.abs(east)), '--south': Math.max(1, Math.abs(south)) } as CSSProperties
      }
    >
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
        {way !== null && (
          <path
            d={`M${way.eastMiles.toFixed(2)} ${way.southMiles.toFixed(2)}L${center.eastMiles.toFixed(2)} ${center.southMiles.toFixed(2)}`}
            className="fill-none stroke-brand"
            strokeWidth={2.5}
            strokeDasharray="3 6"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        )}
        {placed.map(({ slug, position }) => (
          <Dot
            key={slug}
            position={position}
            look={slug === focus?.slug ? 'focus' : linked === undefined ? 'plain' : 'near'}
          />
        ))}
        {way !== null && yard !== null && <Dot position={yard} look="yard" />}
      </svg>
      <MapNames middle={middle} />
      <ul>
        {placed.map((community) => (
          <li key={community.slug} className="absolute" style={positionStyle(community.position, middle)}>
            <NameLink
              community={community}
              isFocus={community.slug === focus?.slug}
              hasRoom={linked !== undefined}
            />
          </li>
        ))}
      </ul>
      {way !== null && yard !== null && (
        <p className="absolute" style={positionStyle(yard, middle)}>
          <span
            className={classNames(
              'absolute bottom-2 left-0 -translate-x-1/2 px-1 leading-tight font-semibold whitespace-nowrap',
              halo,
            )}
          >
            our yard
          </span>
        </p>
      )}
    </div>
  )
}

const dots = {
  focus: { outer: 21, inner: 15, color: 'stroke-action', group: '' },
  yard: { outer: 18, inner: 12, color: 'stroke-brand', group: '' },
  plain: { outer: 10, inner: 7, color: 'stroke-ink', group: '' },
  /** Its name doesn't fit on a phone, so neither does the dot. */
  near: { outer: 10, inner: 7, color: 'stroke-ink', group: 'max-md:hidden' },
} as const

const halo =
  'text-shadow-[0_0_2px_var(--color-surface),0_0_3px_var(--color-surface),0_0_5px_var(--color-surface)]'

/** A zero-length line with round caps: a dot of the same size at every scale. */
function Dot({ position, look }: { position: Position; look: keyof typeof dots }) {
  const { eastMiles, southMiles } = toMapPosition(position)
  const d = `M${eastMiles.toFixed(2)} ${southMiles.toFixed(2)}h0`
  const { outer, inner, color, group } = dots[look]
  return (
    <g className={`fill-none ${group}`} strokeLinecap="round">
      <path d={d} className="stroke-raised" strokeWidth={outer} vectorEffect="non-scaling-stroke" />
      <path d={d} className={color} strokeWidth={inner} vectorEffect="non-scaling-stroke" />
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
  return side === undefined ? 'max-[75rem]:hidden' : phoneSideClasses[side]
}

/** `hasRoom`: few names are shown, so they fit on a tablet. */
type NameLinkProps = { community: MapCommunity; isFocus: boolean; hasRoom: boolean }

/** A community's name; its road distance and fee show on hover and focus. */
function NameLink({ community: { slug, name, reach }, isFocus, hasRoom }: NameLinkProps) {
  const { side, rank } = labelOf(slug)
  const label = capitalize(nameInSentence({ slug, name }))
  const look = classNames(
    'group absolute block py-0.5 leading-tight whitespace-nowrap no-underline',
    halo,
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
    <span className={look}>{label}</span>
  ) : (
    <Link to={`/tree-service/${slug}`} aria-label={`${name}, ${reach}`} className={look}>
      {label}
      {distance}
    </Link>
  )
}
