import { Link } from 'react-router'
import { StateRings, stateWords } from '#desk/app/components/state-rings.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/quotes.page.ts'

const columns =
  'lg:grid-cols-[34px_104px_minmax(0,1.1fr)_52px_minmax(0,1.5fr)_96px] lg:gap-x-3 lg:px-(--gutter) xl:grid-cols-[34px_104px_minmax(0,1.1fr)_150px_52px_minmax(0,1.5fr)_96px]'

type QuoteRowProps = { quote: Route.ComponentProps['loaderData']['quotes'][number] }

/** Names the columns of a wide screen. */
export function QuoteRowHead() {
  return (
    <div
      aria-hidden
      className={classNames(
        'hidden border-b border-ink py-2.5 text-caption font-semibold text-ink-soft lg:grid',
        columns,
      )}
    >
      <span className="col-span-2">State</span>
      <span>Customer</span>
      <span className="max-xl:hidden">Number</span>
      <span className="text-right">Plants</span>
      <span className="pl-3">Next</span>
      <span className="text-right">Total</span>
    </div>
  )
}

/** One quote: on a phone two lines with a ring beside them, on a wide screen a row of columns, with its number on the widest. */
export function QuoteRow({ quote }: QuoteRowProps) {
  const { number, name, city, state, plants, total, next } = quote
  return (
    <li className={classNames('border-b border-line', next.isLate && 'bg-danger-surface')}>
      <Link
        to={`/quotes/${number}`}
        className={classNames(
          'grid min-h-17 grid-cols-[38px_minmax(0,1fr)_auto] items-center gap-x-1 px-4 py-2.5 text-ink no-underline hover:bg-surface focus-visible:-outline-offset-3 lg:min-h-13.5 lg:py-1.5',
          columns,
        )}
      >
        <StateRings state={state} wordless className="max-lg:row-span-2 max-lg:self-start" />
        <span className="font-display text-[1.1875rem] leading-tight font-medium lg:col-start-3 lg:row-start-1">
          {name}{' '}
          <span className="inline-block font-text text-ui font-normal text-ink-soft lg:block">{city}</span>
        </span>
        <span className="text-right font-display text-[1.125rem] leading-tight font-medium lg:col-start-6 lg:row-start-1 xl:col-start-7">
          {total}
        </span>
        <span className="text-small leading-snug text-ink-soft lg:col-start-5 lg:row-start-1 lg:pl-3 xl:col-start-6">
          <b className={classNames('font-semibold', next.isLate ? 'text-danger' : 'text-ink')}>
            {next.title}
          </b>
          {next.note !== '' && <>, {next.note}</>}
        </span>
        <span className="self-start text-right text-small leading-snug text-ink-soft lg:col-start-2 lg:row-start-1 lg:self-center lg:text-left lg:text-ui lg:text-ink">
          {stateWords[state]}
        </span>
        <span className="text-caption whitespace-nowrap text-ink-quiet max-xl:hidden xl:col-start-4 xl:row-start-1">
          {number}
        </span>
        <span className="text-right max-lg:hidden lg:col-start-4 lg:row-start-1 xl:col-start-5">
          {plants}
          <span className="sr-only"> plants</span>
        </span>
      </Link>
    </li>
  )
}
