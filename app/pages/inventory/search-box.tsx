import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useReportSearch } from '#app/components/pixel/use-pixel.ts'
import { readText } from '#domain/search/parameters.ts'

const typingPauseMs = 300

/** Submits the surrounding form 300 ms after the last key, or at once when the field is cleared. */
export function SearchBox({ text }: { text: string }) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  const [asked, setAsked] = useState(text)
  const reportSearch = useReportSearch()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Text that changed elsewhere (Back, a chip, a hint) replaces what was typed; results of the typed text don't.
  if (text !== shown) {
    setShown(text)
    if (text !== asked) {
      setAsked(text)
      setTyped(text)
    }
  }
  // Don't submit after leaving the page.
  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (value: string, form: HTMLFormElement | null) => {
    setTyped(value)
    reportSearch(value)
    clearTimeout(timer.current)
    const send = () => {
      setAsked(readText(value))
      form?.requestSubmit()
    }
    // Run an empty search at once, but after the field itself has been cleared.
    timer.current = setTimeout(send, readText(value) === '' ? 0 : typingPauseMs)
  }

  return (
    <label className="flex min-h-12.5 min-w-0 flex-1 items-center gap-2.5 rounded-box border border-line-control bg-control px-3.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
      <Search aria-hidden className="size-5 flex-none text-ink-soft" />
      <span className="sr-only">Search the inventory</span>
      <input
        type="search"
        name="q"
        value={typed}
        onChange={(event) => type(event.target.value, event.target.form)}
        placeholder="Redbud, oak, shrub"
        autoComplete="off"
        enterKeyHint="search"
        className="min-w-0 flex-1 bg-transparent py-2.5 text-ellipsis outline-none placeholder:text-ink-quiet"
      />
    </label>
  )
}
