import { Search, X } from 'lucide-react'

/** Stays at the top while the list scrolls. */
export function YardSearchField({ text, onType }: { text: string; onType: (typed: string) => void }) {
  return (
    <search className="sticky top-0 z-5 block border-b border-line bg-raised px-(--gutter) py-3">
      <div className="relative lg:max-w-[40rem]">
        <Search
          aria-hidden
          strokeWidth={1.7}
          className="pointer-events-none absolute top-3.75 left-3.5 size-5.5 text-ink"
        />
        <input
          type="search"
          aria-label="Find in the yard"
          placeholder="A name or a size"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          value={text}
          onChange={(event) => onType(event.target.value)}
          className="h-13 w-full rounded-box border border-line-control bg-control pr-13 pl-11 text-ui text-ink placeholder:text-ink-quiet [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label="Clear search"
            onClick={() => onType('')}
            className="absolute top-0.5 right-0.5 grid size-12 place-items-center rounded-box"
          >
            <X aria-hidden strokeWidth={1.7} />
          </button>
        )}
      </div>
    </search>
  )
}
