import { sunSteps, levelOf } from '#domain/plants/scale-steps.ts'
import { SunSkies } from './sun-skies.tsx'

const skies = [
  [10, 11],
  [27, 8],
  [44, 8],
  [61, 11],
] as const

/** The skies, from full sun to full shade, that the plant stands. */
export function SunGauge({ exposure }: { exposure: string | null }) {
  const steps = sunSteps(exposure)
  if (steps === null) return null
  return (
    <svg
      viewBox="0 0 71 26"
      role="img"
      aria-label={exposure ?? ''}
      className="inline-block h-6.5 w-17.75 flex-none overflow-visible"
    >
      <SunSkies
        from={steps[0]}
        to={steps[1]}
        points={skies}
        radius={5.4}
        bar={{ y: 21, height: 4, width: 71 }}
      />
    </svg>
  )
}

const dropAt = (place: number) => `M${place * 13.2 + 6} 1.4q4.4 5 4.4 8.2a4.4 4.4 0 0 1-8.8 0q0-3.2 4.4-8.2z`

/** Water needs of an established plant, in up to three drops. */
export function WaterGauge({ needs }: { needs: string | null }) {
  const drops = levelOf(needs)
  if (drops === null) return null
  const places = [0, 1, 2].map(dropAt)
  return (
    <svg
      viewBox="0 0 39 15"
      role="img"
      aria-label={`Water: ${needs}`}
      strokeWidth={1.2}
      className="inline-block h-4 w-10 flex-none"
    >
      <path d={places.slice(0, drops).join('')} className="fill-water stroke-water-edge" />
      <path d={places.slice(drops).join('')} className="fill-none stroke-line-control" />
    </svg>
  )
}
