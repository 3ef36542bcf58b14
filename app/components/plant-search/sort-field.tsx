type SortFieldProps = {
  value: string
  /** The first is what a list is ordered by when nothing is said: it is sent empty, so that a new search may bring its own. */
  options: readonly { value: string; label: string }[]
}

/** How the list is ordered, as a field of the form around it; the form reads it when it changes. */
export function SortField({ value, options }: SortFieldProps) {
  return (
    <label className="ml-auto flex items-center gap-2 text-small">
      <span className="text-ink-soft">Sort</span>
      <select
        key={value}
        name="sort"
        defaultValue={value === options[0]?.value ? '' : value}
        className="h-11 rounded-box border border-line-control bg-raised px-3 font-semibold"
      >
        {options.map((option, index) => (
          <option key={option.value} value={index === 0 ? '' : option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
