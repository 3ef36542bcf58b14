import { Menu, Phone, X } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { backClosesPopover } from '#ui/back-closes-popover.ts'
import { ButtonLink } from '#ui/button.tsx'
import { lowerPart } from '#ui/lazy.tsx'
import { Logo } from './logo.tsx'
import { QuoteButton } from '#app/components/quote-cart/quote-button.tsx'

// A field, and a link to one: plain HTML until the visitor uses the page.
const HeaderSearch = lowerPart(async () => (await import('./header-search.tsx')).HeaderSearch)
const SearchPanel = lowerPart(async () => (await import('./header-search.tsx')).SearchPanel)

// The order is specified.
const links = [
  { label: 'Home', to: '/', isActive: (path: string) => path === '/' },
  {
    label: 'Services',
    to: '/services/tree-service',
    isActive: (path: string) => path.startsWith('/services'),
  },
  { label: 'Learn', to: '/plant-database', isActive: (path: string) => path === '/plant-database' },
  { label: 'Contact', to: '/contact', isActive: (path: string) => path === '/contact' },
] as const

/** On a wide screen, a list's search is in view on its page. */
const hasItsOwnSearch = (path: string) => path === '/plant-database' || path === '/inventory'

export function SiteHeader({ phone }: { phone: string }) {
  const { pathname } = useLocation()
  return (
    <header className="relative z-5 border-b border-line bg-raised print:hidden">
      <div className="wrap flex min-h-18 items-center gap-1.5 min-[385px]:gap-3 lg:min-h-21 lg:gap-4 xl:gap-5 min-[1400px]:gap-7">
        <Logo />
        <nav aria-label="Main" className="ml-auto hidden gap-4 lg:flex xl:gap-5 min-[1400px]:gap-7">
          {links.map(({ label, to, isActive }) => (
            <Link
              key={to}
              to={to}
              aria-current={isActive(pathname) ? 'page' : undefined}
              className="border-b-2 border-transparent py-3 font-medium text-ink no-underline hover:border-brand aria-[current]:border-brand"
            >
              {label}
            </Link>
          ))}
        </nav>
        {hasItsOwnSearch(pathname) ? null : <HeaderSearch />}
        <a
          href={telephoneLink(phone)}
          className="hidden items-center gap-2 font-medium whitespace-nowrap text-ink no-underline hover:underline lg:inline-flex"
        >
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          {phone}
        </a>
        <div className="hidden lg:block">
          <ButtonLink to="/inventory" size="small">
            Instant Quote
          </ButtonLink>
        </div>
        <div className="ml-auto flex gap-1.5 min-[385px]:gap-3 lg:ml-0">
          <SearchPanel />
          <QuoteButton />
        </div>
        <PhoneMenu pathname={pathname} phone={phone} />
      </div>
    </header>
  )
}

/** A native popover: it opens without JavaScript and closes on Escape or a click outside. */
function PhoneMenu({ pathname, phone }: { pathname: string; phone: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="group grid size-11 flex-none place-items-center min-[385px]:size-12 rounded-box border border-line-control bg-raised lg:hidden"
      >
        <Menu aria-hidden className="size-6 group-has-[~:popover-open]:hidden" strokeWidth={1.75} />
        <X aria-hidden className="hidden size-6 group-has-[~:popover-open]:block" strokeWidth={1.75} />
      </button>
      <div
        ref={panel}
        id="site-menu"
        popover="auto"
        onToggle={backClosesPopover}
        className="absolute inset-x-0 top-18 m-0 w-full border-b border-line bg-raised px-(--gutter) pt-2 pb-5 text-ink shadow-lift lg:hidden"
      >
        <nav aria-label="Menu">
          {links.map(({ label, to, isActive }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              aria-current={isActive(pathname) ? 'page' : undefined}
              className="flex min-h-14 items-center border-b border-line font-display text-h3 leading-none font-[480] text-ink no-underline aria-[current]:border-l-3 aria-[current]:border-l-brand aria-[current]:pl-3.5"
            >
              {label}
            </Link>
          ))}
        </nav>
        <ButtonLink to="/inventory" onClick={close} className="mt-4 w-full">
          Instant Quote
        </ButtonLink>
        <a
          href={telephoneLink(phone)}
          className="mt-1.5 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline"
        >
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          {phone}
        </a>
      </div>
    </>
  )
}
