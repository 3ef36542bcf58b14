import { Search } from 'lucide-react'

type SearchFieldProps = { label: string; text: string; placeholder: string }

/** The words searched for, as a field of the form around it. */
export function SearchField({ label, text, placeholder }: SearchFieldProps) {
  return (
    <label className="flex min-h-15 min-w-0 flex-1 items-center gap-2.5 rounded-box border border-line-control bg-control px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
      <Search aria-hidden className="size-5 flex-none text-ink-soft" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        name="q"
        defaultValue={text}
        placeholder={placeholder}
        className="min-w-0 flex-1 bg-transparent py-3 outline-none placeholder:text-ink-quiet"
      />
    </label>
  )
}
