import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { placeholdersInWords, type Placeholder } from '#domain/settings/placeholders.ts'
import { deskUnavailable } from '#server/platform/requests/desk-unavailable.ts'
import { findPlaceholders } from '#server/desk/before-launch.ts'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/before-launch.page.ts'

export const meta = () => [{ title: 'Settings | The desk' }]

export async function loader() {
  return { placeholders: await deskUnavailable(findPlaceholders()) }
}

const places: Readonly<Record<string, string>> = {
  '/settings/company': 'Company',
  '/settings/hours': 'Hours',
  '/settings/claims': 'Claims and reviews',
  '/settings/tax': 'Sales tax',
  '/settings/rules': 'Rules to confirm',
  '/price-lists': 'Price lists',
  '/me': 'You',
}

/** What's still a placeholder, and where it's changed. */
export default function BeforeLaunchPage({ loaderData: { placeholders } }: Route.ComponentProps) {
  const open = placeholders.filter(({ isOpen }) => isOpen).length
  return (
    <section aria-label="Before launch" className="max-w-220">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink px-(--gutter) pt-3.5 pb-2 lg:pt-5">
        <h2 className="flex-1 lg:text-[1.75rem]">Before launch</h2>
        <p className="text-caption text-ink-quiet">{placeholdersInWords(open, placeholders.length - open)}</p>
        <p className="basis-full text-small text-ink-soft max-lg:hidden">
          What’s still a stand-in, and where you change it.
        </p>
      </div>
      <ol>
        {placeholders.map((placeholder, index) => (
          <Row key={placeholder.title} placeholder={placeholder} isFirst={index === 0} />
        ))}
      </ol>
    </section>
  )
}

function Row({
  placeholder: { title, text, isOpen, path },
  isFirst,
}: {
  placeholder: Placeholder
  isFirst: boolean
}) {
  const place = places[path] ?? 'Open'
  const isNext = isOpen && isFirst
  return (
    <li
      className={classNames(
        'grid min-h-16.5 grid-cols-[30px_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-line py-2 pl-(--gutter) max-lg:pr-1 lg:pr-(--gutter)',
        isNext && 'bg-control shadow-[inset_4px_0_var(--color-action)]',
      )}
    >
      {isOpen ? (
        <svg viewBox="0 0 26 26" aria-hidden className="size-6.5 text-brand">
          <circle
            cx="13"
            cy="13"
            r="11"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeDasharray="3.5 3.4"
          />
        </svg>
      ) : (
        <span className="grid size-6.5 place-items-center rounded-pill bg-brand text-on-brand">
          <Check aria-hidden className="size-4.5" strokeWidth={2.4} />
        </span>
      )}
      <div className={classNames('min-w-0 pl-1.5', !isOpen && 'text-ink-soft')}>
        <p className="font-semibold">{title}</p>
        <p className="text-small wrap-anywhere text-ink-soft">{text}</p>
      </div>
      {isNext ? (
        <ButtonLink
          to={path}
          look="action"
          size="small"
          className="min-h-12 max-lg:col-span-2 max-lg:col-start-2 max-lg:mt-2 max-lg:mr-3 max-lg:mb-1 max-lg:ml-1.5 lg:min-w-45"
        >
          {path === '/settings/tax' ? 'Set the rate' : place}
        </ButtonLink>
      ) : isOpen ? (
        <Link
          to={path}
          aria-label={`${title}: open ${place}`}
          className="grid size-12 place-items-center rounded-box border-line-control text-ink no-underline lg:w-auto lg:min-w-45 lg:border lg:px-4.5 lg:font-semibold lg:hover:bg-raised"
        >
          <ChevronRight aria-hidden strokeWidth={1.7} className="size-5.5 lg:hidden" />
          <span aria-hidden className="max-lg:hidden">
            {place}
          </span>
        </Link>
      ) : (
        <span />
      )}
    </li>
  )
}
