import { SearchInput } from './search-input.tsx'

type PlantSearchFieldProps = { label: string; text: string; placeholder: string; listPath: string }

/** The large search field of a list's form. */
export function PlantSearchField({ label, text, placeholder, listPath }: PlantSearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <SearchInput
        {...{ label, text, placeholder, listPath }}
        className="min-h-15 px-4"
        listClassName="absolute top-full left-0 z-10 mt-1.5 w-[calc(100vw-2*var(--gutter))] shadow-lift md:w-full"
      />
    </div>
  )
}
