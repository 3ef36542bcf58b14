import { useSearchParams } from 'react-router'
import { parseSpot, type Spot } from '#domain/growth/spot.ts'

/** The spot in the page's URL. */
export function useSpot(): Spot {
  const [search] = useSearchParams()
  return parseSpot(search)
}
