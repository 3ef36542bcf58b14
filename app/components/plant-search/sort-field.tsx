type SortFieldProps = {
  value: string
  /** The first is the default. It's sent as an empty value, so that a new search can use its own default. */
  options: readonly { value: string; label: string }[]
}

/** The sort order, as a field of the surrounding form, which handles the change. */
export function SortField({ value, options }: SortFieldProps) {
  return (
    <label className="relative ml-auto flex items-center gap-2 text-small">
      <span className="text-ink-soft max-md:sr-only">Sort</span>
      <select
        key={value}
        name="sort"
        defaultValue={value === options[0]?.value ? '' : value}
        className="h-11 rounded-box border border-line-control bg-raised px-3 font-semibold max-md:w-37"
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
