/** Explains the year bars below it, once for the whole list. */
export function YearKey() {
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="h-3 w-5 rounded-badge border border-ink-quiet bg-bloom-pink" /> in
        flower, in its color
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="size-1.5 rounded-pill bg-action" /> in fruit
      </span>
    </p>
  )
}
