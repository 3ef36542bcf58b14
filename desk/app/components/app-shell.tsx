import {
  CalendarCheck,
  CalendarDays,
  ChartNoAxesColumn,
  FileText,
  Menu,
  SlidersHorizontal,
  Sprout,
  Table2,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { RingMark } from '#ui/ring-mark.tsx'
import { clearUnsavedText } from './unsaved-text.ts'
import { roleWords, type DeskPerson } from './use-person.ts'

type Screen = {
  path: string
  label: string
  icon: LucideIcon
  isOwners: boolean
  /** On an owner's phone it's under More. */
  isInMore?: boolean
}

const screens: readonly Screen[] = [
  { path: '/', label: 'Today', icon: CalendarCheck, isOwners: true },
  { path: '/quotes', label: 'Quotes', icon: FileText, isOwners: true },
  { path: '/calendar', label: 'Calendar', icon: CalendarDays, isOwners: false },
  { path: '/yard', label: 'Yard', icon: Sprout, isOwners: false },
  { path: '/month', label: 'Month', icon: ChartNoAxesColumn, isOwners: true, isInMore: true },
  { path: '/price-lists', label: 'Price lists', icon: Table2, isOwners: true, isInMore: true },
  { path: '/settings', label: 'Settings', icon: SlidersHorizontal, isOwners: true, isInMore: true },
  { path: '/people', label: 'People', icon: UsersRound, isOwners: true, isInMore: true },
  { path: '/me', label: 'You', icon: UserRound, isOwners: false, isInMore: true },
]

/** The screens that an owner's phone has under More. */
export const moreScreens = screens.filter(({ isInMore }) => isInMore)

const more: Screen = { path: '/more', label: 'More', icon: Menu, isOwners: true }

type AppShellProps = {
  person: DeskPerson
  /** How much must be done today. */
  todayCount?: number
  children: ReactNode
}

/**
 * The frame of every signed-in page. Navigation is the back of the day book: at the bottom on a phone, at the left from 1024 px.
 * A page that ends in one decision shows a ThumbBar in its place on a phone.
 */
export function AppShell({ person, todayCount = 0, children }: AppShellProps) {
  const isOwner = person.role === 'owner'
  const shown = screens.filter(({ isOwners }) => isOwner || !isOwners)
  const { pathname } = useLocation()
  const isUnderMore = moreScreens.some(({ path }) => pathname.startsWith(path))
  return (
    <div className="group/desk min-h-dvh lg:grid lg:grid-cols-[208px_minmax(0,1fr)]">
      <a
        href="#content"
        className="absolute top-2 left-2 z-40 -translate-y-[calc(100%+1rem)] rounded-box bg-raised px-4 py-3 font-semibold text-link focus:translate-y-0"
      >
        Skip to content
      </a>
      <header className="bg-inverse text-ink-inverse max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:h-16 max-lg:group-has-[[data-thumb-bar]]/desk:hidden lg:contours-inverse">
        <div className="flex h-full flex-col lg:sticky lg:top-0 lg:h-dvh lg:py-5">
          <Link to="/" className="hidden items-center gap-3 px-5 pb-6 text-ink-inverse no-underline lg:flex">
            <RingMark className="size-9.5 flex-none text-ink-inverse-soft" />
            <span className="font-display text-[1.1875rem] leading-tight font-medium">
              Hill Country
              <span className="block font-text text-caption font-normal text-ink-inverse-soft">The desk</span>
            </span>
          </Link>
          <nav aria-label="Desk" className="grid max-lg:h-full max-lg:auto-cols-fr max-lg:grid-flow-col">
            {[...shown, ...(isOwner ? [more] : [])].map(({ path, label, icon: Icon, isInMore }) => (
              <NavLink
                key={path}
                to={path}
                end={path === '/'}
                className={({ isActive }) =>
                  classNames(
                    isOwner && isInMore === true && 'max-lg:hidden',
                    path === more.path && 'lg:hidden',
                    'relative flex items-center no-underline max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:text-[0.8125rem] max-lg:leading-none lg:h-12 lg:gap-3 lg:px-5',
                    // The ring is drawn inside: at the screen's edge there's no room for it.
                    'focus-visible:outline-ink-inverse focus-visible:-outline-offset-4',
                    isActive || (path === more.path && isUnderMore)
                      ? 'bg-raised/12 font-semibold text-on-action lg:shadow-[inset_3px_0_var(--color-raised)]'
                      : 'font-medium text-ink-inverse-soft hover:text-ink-inverse',
                  )
                }
              >
                <Icon aria-hidden strokeWidth={1.7} className="size-6 flex-none lg:size-5.5" />
                {label}
                {path === '/' && todayCount > 0 && (
                  <span className="min-w-5 rounded-pill bg-raised px-1.5 text-center text-[0.8125rem] leading-5 font-semibold text-ink max-lg:absolute max-lg:top-1.5 max-lg:left-[calc(50%+6px)] lg:ml-auto">
                    {todayCount}
                    <span className="sr-only"> to do today</span>
                  </span>
                )}
              </NavLink>
            ))}
          </nav>
          <div className="mt-auto hidden px-5 text-small text-ink-inverse-soft lg:block">
            <b className="block font-semibold text-ink-inverse">{person.name}</b>
            <Form method="post" action="/me" reloadDocument onSubmit={clearUnsavedText}>
              {roleWords[person.role]}.{' '}
              <button
                name="intent"
                value="sign-out"
                className="text-ink-inverse underline underline-offset-[0.18em] focus-visible:outline-ink-inverse"
              >
                Sign out
              </button>
            </Form>
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="above-nav-bar relative min-w-0 outline-none">
        {children}
      </main>
    </div>
  )
}
