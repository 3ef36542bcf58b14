type ProgressBarProps = { label: string; value: number; of: number; valueText: string }

/** The bar is 2% to 100% wide, so it's always visible and never overflows. */
export function ProgressBar({ label, value, of, valueText }: ProgressBarProps) {
  const done = of <= 0 || value >= of
  const percent = done ? 100 : Math.max(2, (value / of) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      className="h-2.5 overflow-hidden rounded-pill border border-line bg-sunk"
    >
      <div
        className={`h-full rounded-pill ${done ? 'bg-brand' : 'bg-short'}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
