import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Route } from './+types/month.page.ts'

const arrowClass = 'grid size-12 flex-none place-items-center rounded-box text-ink hover:bg-sunk'

export function MonthHead({ title, year, kinds, previous, next }: Route.ComponentProps['loaderData']) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-ink bg-surface px-(--gutter) py-3 lg:py-4">
      <h1>
        {title} <span className="font-text text-ui font-normal text-ink-soft">{year}</span>
      </h1>
      <nav aria-label="Periods" className="flex max-lg:ml-auto">
        <Link to={`/month?of=${previous}`} aria-label="Earlier" className={arrowClass}>
          <ChevronLeft aria-hidden strokeWidth={1.7} />
        </Link>
        {next === null ? (
          <span className="size-12" />
        ) : (
          <Link to={`/month?of=${next}`} aria-label="Later" className={arrowClass}>
            <ChevronRight aria-hidden strokeWidth={1.7} />
          </Link>
        )}
      </nav>
      <nav
        aria-label="How long"
        className="grid w-full grid-cols-3 divide-x divide-line overflow-hidden rounded-box border border-line-control bg-control lg:ml-auto lg:w-80"
      >
        {kinds.map(({ name, key, isCurrent }) => (
          <Link
            key={name}
            to={`/month?of=${key}`}
            aria-current={isCurrent ? 'page' : undefined}
            className="grid min-h-12 place-items-center text-small font-medium text-ink no-underline focus-visible:-outline-offset-3 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-raised"
          >
            {name}
          </Link>
        ))}
      </nav>
    </div>
  )
}
