import type { Reading } from '#domain/search/read-search.ts'
import { withCommas } from '#domain/wording.ts'
import type { Ref } from 'react'

type ListStatusProps = {
  ref: Ref<HTMLParagraphElement>
  total: number
  /** How many sizes of these plants there are, where the list is about sizes. */
  sizes?: number
  corrections: Reading['corrections']
}

/** The number of results, and the corrected search words if there were typos. Announced when it changes; takes focus after a search. */
export function ListStatus({ ref, total, sizes, corrections }: ListStatusProps) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className="scroll-mt-20 text-lead leading-tight lg:scroll-mt-6">
      <Number value={total} /> {total === 1 ? 'plant' : 'plants'}
      {sizes !== undefined && total > 0 && (
        <>
          , <Number value={sizes} /> {sizes === 1 ? 'size' : 'sizes'}
        </>
      )}
      {corrections.some(({ given, meant }) => given !== meant) && (
        <span className="text-ink-soft"> for “{corrections.map(({ meant }) => meant).join(' ')}”</span>
      )}
    </p>
  )
}

const Number = ({ value }: { value: number }) => (
  <b className="font-display text-h3 font-medium">{withCommas(value)}</b>
)
