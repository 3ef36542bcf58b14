import type { Position } from '#domain/delivery/distance.ts'
import { northSanAntonio, radiusMiles, type MapPosition } from '#domain/places/map-position.ts'
import { positionStyle } from './map-styles.ts'

const lands: { at: Position; name: string; text: string }[] = [
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

const roads: { at: Position; name: string }[] = [
  { at: { latitude: 29.87, longitude: -98.81 }, name: 'I-10' },
  { at: { latitude: 29.8, longitude: -98.015 }, name: 'I-35' },
  { at: { latitude: 29.81, longitude: -98.43 }, name: '281' },
  { at: { latitude: 29.26, longitude: -98.52 }, name: '1604' },
  { at: { latitude: 29.545, longitude: -98.06 }, name: 'I-10' },
]

function onRing(angle: number): Position {
  return {
    latitude: northSanAntonio.latitude - (radiusMiles * Math.sin(angle)) / 68.88,
    longitude: northSanAntonio.longitude + (radiusMiles * Math.cos(angle)) / 60.15,
  }
}

/** Where the map has few names: east-southeast, or due south on a phone. */
const ringLabels = [
  { at: onRing(0.42), className: 'max-lg:hidden' },
  { at: onRing(Math.PI / 2), className: 'lg:hidden' },
]

/** Names of regions and roads. A phone only has room for the ring's label. */
export function MapNames({ middle }: { middle: MapPosition }) {
  return (
    <div aria-hidden>
      {lands.map(({ at, name, text }) => (
        <p
          key={name}
          className="absolute hidden -translate-1/2 text-center leading-snug whitespace-nowrap text-best sci min-[75rem]:block"
          style={positionStyle(at, middle)}
        >
          <span className="block text-[1.1875rem]">{name}</span>
          <span className="text-[0.9375rem]">{text}</span>
        </p>
      ))}
      {roads.map(({ at, name }) => (
        <span
          key={`${name} ${at.latitude}`}
          className="absolute hidden h-4.75 min-w-8.5 -translate-1/2 items-center justify-center rounded-pill border border-line-hover bg-raised px-1.5 text-[0.71875rem] leading-none font-semibold text-ink-quiet min-[75rem]:flex"
          style={positionStyle(at, middle)}
        >
          {name}
        </span>
      ))}
      {ringLabels.map(({ at, className }) => (
        <span
          key={className}
          className={`absolute -translate-1/2 rounded-pill bg-brand px-2.5 py-1 text-caption leading-none font-semibold whitespace-nowrap text-on-brand ${className}`}
          style={positionStyle(at, middle)}
        >
          {radiusMiles} mi
        </span>
      ))}
    </div>
  )
}
