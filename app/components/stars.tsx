import { Star } from 'lucide-react'

/** Five of five. */
export function Stars() {
  return (
    <span role="img" aria-label="5 of 5 stars" className="inline-flex gap-0.75">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden className="size-4 fill-star stroke-best" strokeWidth={1} />
      ))}
    </span>
  )
}
