/** Cancellation fees on a timeline. The table below it says the same in words. */
export function CancellationCosts() {
  return (
    <div aria-hidden className="my-6 text-small print:hidden">
      <div className="grid grid-cols-[62%_26%_12%] font-semibold">
        <span>free</span>
        <span>50%</span>
        <span className="text-right">full</span>
      </div>
      <div className="mt-1.5 grid h-5 grid-cols-[62%_26%_12%]">
        <span className="mr-0.5 rounded-l-badge bg-leaf" />
        <span className="mr-0.5 bg-short" />
        <span className="rounded-r-badge bg-action" />
      </div>
      <div className="mt-1.5 grid grid-cols-[62%_38%] text-caption text-ink-quiet">
        <span>from the day you agree</span>
        <span className="flex justify-between gap-2">
          <span>72 hours before</span>
          <span className="text-right">the day itself</span>
        </span>
      </div>
    </div>
  )
}
