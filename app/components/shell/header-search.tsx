import { ArrowLeft, Search } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { SearchInput } from '#app/components/plant-search/search-input.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const field = { label: 'Search plants and needs', listPath: '/inventory' }
const hash = '#search'

/** The search in the header of a wide screen. */
export function HeaderSearch() {
  return (
    <Form action="/inventory" role="search" className="relative hidden w-56 xl:block min-[1400px]:w-72">
      <SearchInput
        {...field}
        placeholder="Oak, shade, deer"
        className="h-12 px-3.5"
        listClassName="absolute top-full right-0 z-20 mt-2 w-130 shadow-dialog min-[1400px]:right-auto min-[1400px]:left-0 min-[1400px]:w-178"
      />
    </Form>
  )
}

/**
 * The search of narrower screens: a page-high panel whose URL ends in #search, so Back closes it and it opens without JavaScript.
 */
export function SearchPanel() {
  const location = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const panel = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const openedHere = useRef(false)
  const isOpen = location.hash === hash

  const close = () => {
    if (openedHere.current) history.back()
    else void navigate({ pathname: location.pathname, search: location.search }, { replace: true })
  }
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && !panel.current?.contains(target)) close()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  })

  useEffect(() => {
    if (!isOpen) {
      openedHere.current = false
      return undefined
    }
    // Later, because going to a fragment ends with the browser taking the focus away.
    const frame = requestAnimationFrame(() => input.current?.focus())
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('focusin', onFocus)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', onFocus)
    }
  }, [isOpen])

  return (
    <>
      <a
        href={hash}
        aria-label="Search"
        onClick={() => (openedHere.current = true)}
        className="grid size-11 flex-none place-items-center rounded-box border border-line-control bg-raised text-ink min-[385px]:size-12 xl:hidden"
      >
        <Search aria-hidden className="size-6" strokeWidth={1.75} />
      </a>
      <div
        ref={panel}
        id="search"
        role="dialog"
        aria-label="Search"
        className={`fixed inset-0 z-30 overflow-y-auto overscroll-contain bg-surface xl:hidden ${hydrated ? (isOpen ? '' : 'hidden') : 'not-target:hidden'}`}
      >
        <Form action="/inventory" role="search" replace>
          <div className="flex gap-2 border-b border-line bg-raised px-(--gutter) py-3">
            <a
              href="#content"
              aria-label="Close search"
              onClick={(event) => {
                event.preventDefault()
                close()
              }}
              className="grid size-12 flex-none place-items-center rounded-box border border-line-control bg-raised text-ink"
            >
              <ArrowLeft aria-hidden className="size-6" strokeWidth={1.75} />
            </a>
            <div className="min-w-0 flex-1">
              <SearchInput
                {...field}
                ref={input}
                placeholder="Oak, shade, deer"
                className="h-12 px-3.5"
                listClassName="absolute inset-x-(--gutter) top-[88px]"
                replace
              />
            </div>
          </div>
        </Form>
      </div>
    </>
  )
}
