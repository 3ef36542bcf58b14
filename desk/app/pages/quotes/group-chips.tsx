import { Link } from 'react-router'
import { groupLabels } from '#domain/quotes/desk/quote-groups.ts'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/quotes.page.ts'
import { hrefOfList } from './href-of-list.ts'

type GroupChipsProps = Pick<Route.ComponentProps['loaderData'], 'groups' | 'group' | 'search' | 'all'>

/** The states with how many quotes are in each, and their sum. On a phone this is the one row that scrolls sideways. */
export function GroupChips({ groups, group, search, all }: GroupChipsProps) {
  const chips = [
    ...(search === '' && group !== null
      ? []
      : [{ group: null, label: 'All', quotes: all, total: undefined }]),
    ...groups.map((each) => ({ ...each, label: groupLabels[each.group] })),
  ]
  return (
    <nav
      aria-label="States"
      className="flex gap-2 px-(--gutter) py-2.5 max-md:overflow-x-auto md:flex-wrap xl:px-2"
    >
      {chips.map((chip) => {
        const isCurrent = chip.group === group
        return (
          <Link
            key={chip.label}
            to={hrefOfList({ group: chip.group, search })}
            preventScrollReset
            aria-current={isCurrent ? 'page' : undefined}
            title={chip.total}
            className={classNames(
              'inline-flex min-h-12 flex-none items-center gap-1.75 rounded-pill border px-3.5 text-small leading-none font-medium whitespace-nowrap no-underline lg:min-h-11',
              isCurrent
                ? 'border-ink bg-ink text-raised'
                : 'border-line-control bg-control text-ink hover:bg-surface',
            )}
          >
            {chip.label}
            <span className={isCurrent ? 'text-ink-inverse-soft' : 'text-ink-quiet'}>
              {chip.quotes}
              {isCurrent && chip.total !== undefined && <>, {chip.total}</>}
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
