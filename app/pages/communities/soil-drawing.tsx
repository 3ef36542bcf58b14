import { GroundStrip } from '#app/components/ground/ground-strip.tsx'
import type { Ground } from '#domain/places/community-facts.ts'

/** A cut through the ground under a group of communities, or dotted layers where nobody has looked. */
export function SoilDrawing({ ground }: { ground: Ground }) {
  if (ground !== 'unknown')
    return <GroundStrip ground={ground} className="h-17 w-24 flex-none rounded-badge [--drawn:24rem]" />
  return (
    <svg aria-hidden viewBox="0 0 96 68" className="h-17 w-24 flex-none rounded-badge">
      <rect width={96} height={68} className="fill-sunk" />
      <path
        d="M0 24Q24 16 48 24T96 24M0 46Q24 38 48 46T96 46"
        className="fill-none stroke-line-control"
        strokeDasharray="2 4"
      />
    </svg>
  )
}
