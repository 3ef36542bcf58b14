import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

type PagerProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  label: string
  /** Where the page scrolls after turning; to the top unless told otherwise. */
  linkOptions?: Pick<LinkProps, 'preventScrollReset' | 'state'>
}

const cell = 'inline-grid h-11 min-w-9.25 place-items-center rounded-box px-1.5 font-medium md:min-w-11'

// On a phone, Previous and Next are two wide buttons below the page numbers.
export function Pager({ page, pageCount, hrefFor, label, linkOptions }: PagerProps) {
  if (pageCount <= 1) return null
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-center gap-y-2 text-ui tabular-nums md:gap-1"
    >
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev" {...linkOptions}>
        <ChevronLeft aria-hidden className="size-5" /> Previous
      </Step>
      {pagerWindow(page, pageCount).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap ${index < 3 ? 'before' : 'after'}`} className={cell}>
            …
          </span>
        ) : (
          <Link
            key={entry}
            to={hrefFor(entry)}
            {...linkOptions}
            aria-label={`Page ${entry}`}
            aria-current={entry === page ? 'page' : undefined}
            className={classNames(
              cell,
              entry === page ? 'bg-brand text-on-brand' : 'text-ink transition-colors hover:bg-sunk',
            )}
          >
            {entry}
          </Link>
        ),
      )}
      <Step to={page < pageCount ? hrefFor(page + 1) : undefined} rel="next" {...linkOptions}>
        Next <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

type StepProps = Pick<LinkProps, 'preventScrollReset' | 'state'> & {
  to: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

function Step({ to, rel, children, ...options }: StepProps) {
  const look =
    'order-2 mx-1.25 inline-flex h-12 flex-[1_1_40%] items-center justify-center gap-1.5 rounded-box border border-line-control px-2 font-medium md:order-none md:mx-0 md:h-11 md:flex-none md:border-transparent'
  if (to === undefined) {
    return (
      <span aria-disabled="true" className={classNames(look, 'text-on-disabled')}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      rel={rel}
      {...options}
      className={classNames(look, 'text-ink transition-colors hover:bg-sunk')}
    >
      {children}
    </Link>
  )
}

const windowSize = 5

/** Five page numbers around the current one, plus the first and last, with gaps where numbers are left out. */
export function pagerWindow(page: number, pageCount: number): (number | 'gap')[] {
  const start = Math.max(1, Math.min(page - Math.floor(windowSize / 2), pageCount - windowSize + 1))
  const end = Math.min(pageCount, start + windowSize - 1)
  const numbers = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return [
    ...(start > 1 ? [1] : []),
    ...(start > 2 ? ['gap' as const] : []),
    ...numbers,
    ...(end < pageCount - 1 ? ['gap' as const] : []),
    ...(end < pageCount ? [pageCount] : []),
  ]
}
