import { Star } from 'lucide-react'
import type { Claims } from '#domain/settings/claims.ts'

type ProofLineProps = { claims: Pick<Claims, 'rating' | 'species' | 'communities'> | null }

/** Under a bar like a map's scale. Without values while they're loading. */
export function ProofLine({ claims }: ProofLineProps) {
  const proof = [
    claims?.rating === null
      ? { value: '30', unit: '-day', label: 'plant health guarantee', stars: false }
      : { value: claims?.rating, unit: '/5', label: 'rating', stars: true },
    { value: claims?.species, unit: '', label: 'native species', stars: false },
    { value: claims?.communities, unit: '', label: 'communities served', stars: false },
    { value: '50', unit: '-mile', label: 'radius of North San Antonio', stars: false },
  ]
  return (
    <div className="wrap pt-4">
      <div
        aria-hidden
        className="h-1.5 border border-ink bg-[repeating-linear-gradient(90deg,var(--color-ink)_0_12.5%,transparent_12.5%_25%)]"
      />
      <dl className="grid grid-cols-2 lg:grid-cols-4">
        {proof.map(({ value, unit, label, stars }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 pt-4.5 pb-1 lg:pt-7 lg:pb-2">
            <dt className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 pr-4 text-ui text-ink-soft">
              {stars && <Stars />}
              {label}
            </dt>
            <dd className="font-display text-[clamp(2.25rem,1.6rem+2.2vw,3.25rem)] leading-none tracking-[-0.03em] lining-nums">
              {value ?? '\u00a0'}
              {unit !== '' && <span className="ml-0.5 text-[0.5em] tracking-[-0.01em]">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export function Stars() {
  return (
    <span role="img" aria-label="5 out of 5 stars" className="inline-flex gap-0.75">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className="size-4 fill-star stroke-best" strokeWidth={1} />
      ))}
    </span>
  )
}
