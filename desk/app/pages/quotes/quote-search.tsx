import { Search } from 'lucide-react'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import type { QuoteGroup } from '#domain/quotes/desk/quote-groups.ts'

const pauseMilliseconds = 250

/** Searches while typing. */
export function QuoteSearch({ search, group }: { search: string; group: QuoteGroup | null }) {
  const submit = useSubmit()
  const timer = useRef<number>(undefined)
  return (
    <Form role="search" action="/quotes" className="px-(--gutter) pt-3 xl:w-80 xl:flex-none xl:pr-0 xl:pb-3">
      <label className="flex h-12 items-center gap-2.5 rounded-box border border-line-control bg-control px-3 focus-within:outline-3 focus-within:outline-focus">
        <Search aria-hidden className="size-5 flex-none" strokeWidth={1.7} />
        <span className="sr-only">Search by name, town, phone or number</span>
        <input
          type="search"
          name="q"
          // A link to another list replaces what was typed.
          key={search === '' ? 'empty' : 'typed'}
          defaultValue={search}
          placeholder="Name, town, phone, number"
          autoComplete="off"
          maxLength={100}
          onChange={({ currentTarget: { form } }) => {
            clearTimeout(timer.current)
            timer.current = window.setTimeout(
              () => void submit(form, { replace: true, preventScrollReset: true }),
              pauseMilliseconds,
            )
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-ui placeholder:text-ink-quiet focus:outline-none"
        />
      </label>
      {search !== '' && group !== null && <input type="hidden" name="state" value={group} />}
    </Form>
  )
}
