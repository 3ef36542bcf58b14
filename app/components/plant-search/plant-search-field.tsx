import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'
import { useReportSearch } from '#app/components/pixel/use-pixel.ts'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import type { Picture } from '#domain/pictures/picture.ts'
import { MatchedText } from '#ui/matched-text.tsx'

type Suggestion = {
  name: string
  slug: string
  scientificName: string
  plantType: string
  picture: Picture | null
}
type Suggestions = { plants: Suggestion[]; total: number }

type PlantSearchFieldProps = {
  label: string
  text: string
  placeholder: string
  /** The URL that lists all matches. */
  listAt: (text: string) => string
  onType?: (text: string) => void
}

const typingPauseMs = 120

/** The search field of the surrounding form, with suggestions while typing. */
export function PlantSearchField({ label, text, placeholder, listAt, onType }: PlantSearchFieldProps) {
  const id = useId()
  const navigate = useNavigate()
  const reportSearch = useReportSearch()
  const { data, load } = useFetcher<Suggestions>()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const wanted = typed.trim()

  useEffect(() => {
    if (wanted.length < 2) return undefined
    const timer = setTimeout(
      () => void load(`/api/plant-suggestions?${new URLSearchParams({ q: wanted }).toString()}`),
      typingPauseMs,
    )
    return () => clearTimeout(timer)
  }, [wanted, load])

  const plants = wanted.length < 2 ? [] : (data?.plants ?? [])
  const open = plants.length > 0
  const close = () => {
    setTyped('')
    setActive(-1)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      // The field itself counts as one more position.
      setActive(((active + 1 + step + plants.length + 1) % (plants.length + 1)) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = plants[active]
      close()
      if (chosen === undefined) return
      event.preventDefault()
      void navigate(`/plant-database/${chosen.slug}`)
    }
  }

  return (
    <div
      className="relative min-w-0 flex-1"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <label className="flex min-h-15 items-center gap-2.5 rounded-box border border-line-control bg-control px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        <Search aria-hidden className="size-5 flex-none text-ink-soft" />
        <span className="sr-only">{label}</span>
        <input
          type="search"
          name="q"
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : `${id}-${active}`}
          autoComplete="off"
          defaultValue={text}
          placeholder={placeholder}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
            onType?.(event.target.value)
            reportSearch(event.target.value)
          }}
          onKeyDown={onKeyDown}
          className="min-w-0 flex-1 bg-transparent py-3 outline-none placeholder:text-ink-quiet"
        />
      </label>
      <p role="status" className="sr-only">
        {open ? `${plants.length} suggestions` : ''}
      </p>
      <div
        hidden={!open}
        className="absolute left-0 top-full z-10 mt-1.5 w-[calc(100vw-2*var(--gutter))] overflow-hidden md:w-full rounded-box border border-line-control bg-raised shadow-lift"
      >
        <div role="listbox" id={`${id}-list`} aria-label="Plants" className="p-1.5">
          {plants.map((plant, index) => (
            <Link
              key={plant.slug}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              tabIndex={-1}
              to={`/plant-database/${plant.slug}`}
              onMouseEnter={() => setActive(index)}
              className="grid min-h-16 grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 rounded-badge border-l-3 border-transparent px-2 py-1.5 text-ink no-underline aria-selected:border-brand aria-selected:bg-good-surface"
            >
              <PlantPicture
                picture={plant.picture}
                sizes="48px"
                className="rounded-badge border border-line"
              />
              <span className="min-w-0">
                <span className="block font-display text-ui font-medium">
                  <MatchedText text={plant.name} typed={wanted} />
                </span>
                <span className="block truncate text-small text-ink-soft sci">{plant.scientificName}</span>
              </span>
              <span className="text-caption text-ink-soft capitalize">{plant.plantType}</span>
            </Link>
          ))}
        </div>
        {data !== undefined && data.total > plants.length && (
          <Link
            to={listAt(wanted)}
            onClick={close}
            className="flex items-center justify-between border-t border-line bg-surface px-4 py-3 text-small font-semibold text-link"
          >
            All {data.total} plants for “{wanted}”
            <ArrowRight aria-hidden className="size-4.5" />
          </Link>
        )}
      </div>
    </div>
  )
}
