type ListStatusProps = {
  total: number
  corrections: readonly { given: string; meant: string | null }[]
}

/** The number of results, and the corrected search words if there were typos. Announced when it changes. */
export function ListStatus({ total, corrections }: ListStatusProps) {
  return (
    <p role="status" className="text-lead">
      <b className="font-display text-h3 font-medium">{total.toLocaleString('en-US')}</b>{' '}
      {total === 1 ? 'plant' : 'plants'}
      {corrections.some(({ given, meant }) => meant !== null && given !== meant) && (
        <span className="text-ink-soft">
          {' '}
          for “{corrections.map(({ given, meant }) => meant ?? given).join(' ')}”
        </span>
      )}
    </p>
  )
}
