import { Phone } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { store } from '#app/components/browser-storage.ts'
import { languagesOf } from '#domain/content/spanish-pages.ts'
import { telephoneLink } from '#domain/settings/company-profile.ts'
import { Logo } from './logo.tsx'

const links = [
  { label: 'Inicio', to: '/es' },
  { label: 'Poda de encinos', to: '/es/poda-de-encinos' },
  { label: 'Riego', to: '/es/riego' },
]

/** Only what exists in Spanish, and the way to the page in English. */
export function SpanishHeader({ phone }: { phone: string }) {
  const { pathname } = useLocation()
  // A quote request that's sent later says that its sender reads Spanish.
  useEffect(() => store('language', 'es'), [])
  return (
    <header className="relative z-5 border-b border-line bg-raised print:hidden">
      <div className="wrap flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 py-2 lg:min-h-21">
        <Logo to="/es" />
        <a
          href={telephoneLink(phone)}
          className="ml-auto inline-flex min-h-11 items-center gap-2 font-medium whitespace-nowrap text-ink no-underline hover:underline lg:order-last lg:ml-0"
        >
          <Phone aria-hidden className="size-5" strokeWidth={1.75} />
          {phone}
        </a>
        <nav aria-label="Principal" className="flex flex-wrap gap-x-5 max-lg:w-full lg:ml-auto">
          {links.map(({ label, to }) => (
            <Link
              key={to}
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink no-underline hover:border-brand aria-[current]:border-brand"
            >
              {label}
            </Link>
          ))}
          <Link
            to={languagesOf(pathname)?.en ?? '/'}
            lang="en"
            onClick={() => store('language', null)}
            className="inline-flex min-h-11 items-center font-medium text-link"
          >
            English
          </Link>
        </nav>
      </div>
    </header>
  )
}
