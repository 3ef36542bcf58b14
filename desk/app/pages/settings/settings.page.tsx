import { ChevronRight } from 'lucide-react'
import { timeInWords } from '#domain/time/day-words.ts'
import { NavLink, Outlet, useLocation } from 'react-router'
import { OfflineStrip } from '#desk/app/components/offline-strip.tsx'
import { PageHead } from '#desk/app/components/page-head.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/settings.page.ts'

export const loader = () => ({ asOf: timeInWords(new Date()) })

const sections = [
  { path: '/settings', label: 'Before launch' },
  { path: '/settings/company', label: 'Company' },
  { path: '/settings/hours', label: 'Hours and promise' },
  { path: '/settings/notice', label: 'Notice' },
  { path: '/settings/claims', label: 'Claims and reviews' },
  { path: '/settings/licenses', label: 'Licenses and insurance' },
  { path: '/settings/rebates', label: 'Rebates' },
  { path: '/settings/featured', label: 'Featured trees' },
  { path: '/settings/zones', label: 'Delivery zones' },
  { path: '/settings/sizes', label: 'Sizes, markup and planting' },
  { path: '/settings/orders', label: 'Orders and pick-up' },
  { path: '/settings/tax', label: 'Sales tax' },
  { path: '/people', label: 'People' },
  { path: '/settings/log', label: 'Log' },
  { path: '/settings/privacy', label: 'Personal data' },
] as const

const engineers = 'Articles, new species and the season newsletter stay with your engineer.'

/** The index is at the left from 1024 px. On a phone it's below Before launch, and each section is a page of its own. */
export default function SettingsFrame({ loaderData: { asOf } }: Route.ComponentProps) {
  const isIndex = useLocation().pathname === '/settings'
  return (
    <>
      <OfflineStrip asOf={asOf}>Saving needs a signal.</OfflineStrip>
      <div className={classNames(!isIndex && 'max-lg:hidden')}>
        <PageHead title="Settings">
          <span className="max-lg:hidden">{engineers}</span>
        </PageHead>
      </div>
      <div className="flex flex-col lg:grid lg:grid-cols-[288px_minmax(0,1fr)]">
        <nav
          aria-label="Settings"
          className={classNames(
            'max-lg:order-2 max-lg:border-t max-lg:border-ink lg:min-h-[calc(100dvh-80px)] lg:border-r lg:border-line lg:bg-surface',
            !isIndex && 'max-lg:hidden',
          )}
        >
          <ul>
            {sections.map(({ path, label }) => (
              <li key={path} className={classNames(path === '/settings' && 'max-lg:hidden')}>
                <NavLink
                  to={path}
                  end
                  className={({ isActive }) =>
                    classNames(
                      'flex min-h-13 items-center gap-2.5 border-b border-line px-(--gutter) py-1 text-ink no-underline focus-visible:-outline-offset-3 lg:min-h-11 lg:pr-4.5',
                      isActive && 'lg:bg-control lg:font-semibold lg:shadow-[inset_4px_0_var(--color-ink)]',
                    )
                  }
                >
                  <span className="min-w-0 flex-1">{label}</span>
                  <ChevronRight
                    aria-hidden
                    strokeWidth={1.7}
                    className="size-5.5 flex-none text-ink-quiet lg:hidden"
                  />
                </NavLink>
              </li>
            ))}
          </ul>
          <p className="px-(--gutter) py-4 text-caption text-ink-quiet lg:hidden">{engineers}</p>
        </nav>
        <div className="min-w-0 max-lg:order-1">
          <Outlet />
        </div>
      </div>
    </>
  )
}
