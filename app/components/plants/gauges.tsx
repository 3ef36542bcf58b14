import { sunSteps, levelOf } from '#domain/plants/scale-steps.ts'

/** Four steps from full sun to shade; the ones the plant tolerates are filled. */
export function SunGauge({ exposure }: { exposure: string | null }) {
  const steps = sunSteps(exposure)
  if (steps === null) return null
  return (
    <svg
      viewBox="0 0 54 14"
      role="img"
      aria-label={exposure ?? ''}
      className="inline-block h-3.5 w-13.5 flex-none"
    >
      {[1, 2, 3, 4].map((step) => (
        <circle
          key={step}
          cx={step * 13 - 6}
          cy={7}
          r={5}
          strokeWidth={1.2}
          className={
            step >= steps[0] && step <= steps[1] ? 'fill-star stroke-best' : 'fill-none stroke-line-control'
          }
        />
      ))}
    </svg>
  )
}

const drop = 'M6 1.4Q10.4 6.4 10.4 9.6A4.4 4.4 0 0 1 1.6 9.6Q1.6 6.4 6 1.4z'

/** Water needs of an established plant, in up to three drops. */
export function WaterGauge({ needs }: { needs: string | null }) {
  const drops = levelOf(needs)
  if (drops === null) return null
  return (
    <svg
      viewBox="0 0 39 15"
      role="img"
      aria-label={`Water: ${needs}`}
      className="inline-block h-4 w-10 flex-none"
    >
      {[0, 1, 2].map((place) => (
        <path
          key={place}
          d={drop}
          transform={`translate(${place * 13.2} 0)`}
          strokeWidth={1.2}
          className={place < drops ? 'fill-water stroke-water-edge' : 'fill-none stroke-line-control'}
        />
      ))}
    </svg>
  )
}
