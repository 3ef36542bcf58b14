import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { EmptyBed } from '#app/components/plants/drawings.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

export function PlantNotFound({ asked }: { asked: string }) {
  const words = asked.replaceAll('-', ' ').slice(0, 80)
  return (
    <div className="contours">
      <div className="wrap grid items-center gap-10 py-14 lg:grid-cols-[7fr_5fr] lg:py-24">
        <div className="min-w-0">
          <h1>Plant not found</h1>
          <p className="mt-4 max-w-lead text-lead text-ink-soft">
            No guide of ours goes by that name. Search for it: a botanical or a Spanish name will do, and so
            will a name with a letter wrong.
          </p>
          <Form action="/plant-database" className="mt-6 flex max-w-140 gap-2">
            <label className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 rounded-box border border-line-control bg-control px-4 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
              <Search aria-hidden className="size-5 flex-none text-ink-soft" />
              <span className="sr-only">Search by name</span>
              <input
                type="search"
                name="q"
                defaultValue={words}
                className="min-w-0 flex-1 bg-transparent py-3 outline-none"
              />
            </label>
            <Button type="submit">Search</Button>
          </Form>
          <ButtonLink to="/plant-database" look="line" className="mt-4">
            Back to the plant database
          </ButtonLink>
        </div>
        <EmptyBed className="w-full max-w-115 justify-self-end" />
      </div>
    </div>
  )
}
