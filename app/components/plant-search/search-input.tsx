import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReportSearch } from '#app/components/pixel/use-pixel.ts'
import { classNames } from '#ui/class-names.ts'
import { lazyPart } from '#ui/lazy.tsx'

const SearchSuggestions = lazyPart(async () => (await import('./search-suggestions.tsx')).SearchSuggestions)

type SearchInputProps = {
  label: string
  placeholder: string
  text?: string
  listPath: string
  className: string
  /** For the list of suggestions. */
  listClassName: string
  replace?: boolean
  ref?: RefObject<HTMLInputElement | null>
}

/** The search field of the surrounding form. The suggestions' code loads when the field is first used. */
export function SearchInput(props: SearchInputProps) {
  const { label, placeholder, text = '', listPath, className, listClassName, replace = false, ref } = props
  const own = useRef<HTMLInputElement>(null)
  const input = ref ?? own
  const [used, setUsed] = useState(false)
  const reportSearch = useReportSearch()
  useEffect(() => {
    if (document.activeElement === input.current) setUsed(true)
  }, [input])
  return (
    <>
      <label
        className={classNames(
          'flex items-center gap-2.5 rounded-box border border-line-control bg-control focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
          className,
        )}
      >
        <Search aria-hidden className="size-5 flex-none text-ink-soft" strokeWidth={1.75} />
        <span className="sr-only">{label}</span>
        <input
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={text}
          placeholder={placeholder}
          onFocus={() => setUsed(true)}
          onChange={(event) => reportSearch(event.currentTarget.value)}
          className="min-w-0 flex-1 bg-transparent py-2.5 outline-none placeholder:text-ink-quiet"
        />
      </label>
      {used && <SearchSuggestions {...{ input, listPath, replace }} className={listClassName} />}
    </>
  )
}
