import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addressLine, telephoneLink, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { footerCommunities } from '#domain/places/communities.ts'
import { footerServices } from '#domain/services/services.ts'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { Logo } from './logo.tsx'
import { AdChoiceButton } from '#app/components/pixel/pixel-frame.tsx'

const quickLinks = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services/tree-service' },
  { label: 'Learn', to: '/plant-database' },
  { label: 'Contact', to: '/contact' },
  { label: 'Get Your Quote', to: '/inventory' },
]

type SiteFooterProps = {
  company: CompanyProfile
  error: string | null
  credentials: readonly string[]
  year: number | undefined
  /** The newest articles. */
  articles: readonly { slug: string; title: string }[]
}

export function SiteFooter({ company, error, credentials, year, articles }: SiteFooterProps) {
  return (
    <footer className="contours-inverse bg-footer pt-11 pb-8 md:pt-14 text-ui text-ink-inverse-soft max-md:pb-24 lg:pt-20 lg:pb-10 print:hidden">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-5 md:gap-y-10 lg:grid-cols-[4.4fr_2fr_2.6fr_3fr] lg:gap-x-6">
          <AboutUs company={company} error={error} />
          <LinkColumn title="Quick Links" links={quickLinks} />
          <LinkColumn
            title="Our Services"
            links={footerServices.map(({ slug, name }) => ({ label: name, to: `/services/${slug}` }))}
          />
          <LinkColumn
            title="Service Areas"
            wide
            links={footerCommunities.map(({ slug, name }) => ({ label: name, to: `/tree-service/${slug}` }))}
          />
        </div>
        <Articles articles={articles} />
        <div className="mt-6 flex flex-wrap justify-between gap-x-7 gap-y-1 border-t border-line-inverse pt-4 text-small max-md:mt-0 lg:mt-9">
          <p className="py-1.5">
            © {year} {company.name}
            {credentials.map((credential) => (
              <span key={credential} className="block">
                {credential}
              </span>
            ))}
          </p>
          <p className="flex flex-wrap gap-x-7">
            <FooterLink to="/es" lang="es">
              En español
            </FooterLink>
            <FooterLink to="/privacy-policy">Privacy policy</FooterLink>
            <FooterLink to="/terms-and-conditions">Terms and conditions</FooterLink>
            <AdChoiceButton className={linkLook} />
          </p>
        </div>
      </div>
    </footer>
  )
}

function AboutUs({ company, error }: Pick<SiteFooterProps, 'company' | 'error'>) {
  const lines = [
    { Icon: Phone, text: company.phone, href: telephoneLink(company.phone) },
    { Icon: Mail, text: company.email, href: `mailto:${company.email}` },
    { Icon: MapPin, text: addressLine(company) },
  ]
  return (
    <div className="col-span-2 max-md:pb-5 lg:col-span-1">
      <Logo inverse />
      <h2 className="sr-only">About Us</h2>
      <p className="mt-4.5 mb-5 max-w-[38ch]">
        We sell what already lives here: live oak, red oak, laurel, redbud. You choose; we deliver, dig, plant
        and water in.
      </p>
      <ul className="grid">
        {lines.map(({ Icon, text, href }) => (
          <li key={text} className="flex min-w-0 items-center gap-2.5">
            <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.75} />
            {href === undefined ? (
              <span className="min-w-0 py-1.5 text-balance">{text}</span>
            ) : (
              <FooterLink href={href}>{text}</FooterLink>
            )}
          </li>
        ))}
      </ul>
      {error !== null && <p className="mt-3 text-caption">{error}. These are our usual contact details.</p>}
    </div>
  )
}

type LinkColumnProps = { title: string; links: readonly { label: string; to: string }[]; wide?: boolean }

function LinkColumn({ title, links, wide = false }: LinkColumnProps) {
  return (
    <nav
      aria-label={title}
      className={classNames(
        'max-md:col-span-2 max-md:border-t max-md:border-line-inverse',
        wide && 'md:max-lg:col-span-2',
      )}
    >
      <PhoneDisclosure title={<h2 className={columnTitle}>{title}</h2>}>
        <h2 className={`${columnTitle} mb-3 hidden md:block`}>{title}</h2>
        <ul className={classNames('columns-2 gap-4', !wide && 'md:columns-auto')}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <FooterLink to={to}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      </PhoneDisclosure>
    </nav>
  )
}

function Articles({ articles }: Pick<SiteFooterProps, 'articles'>) {
  const title = 'Articles on native trees'
  return (
    <nav aria-label={title} className="border-t border-line-inverse md:mt-6 lg:mt-14 lg:pt-7">
      <PhoneDisclosure title={<h2 className={columnTitle}>{title}</h2>}>
        <h2 className={`${columnTitle} hidden md:block md:pt-5 md:pb-3 lg:pt-0`}>{title}</h2>
        <ul className="gap-x-6 md:columns-2 lg:columns-3">
          {articles.map(({ slug, title: name }) => (
            <li key={slug}>
              <FooterLink to={`/blog/${slug}`}>{name}</FooterLink>
            </li>
          ))}
          <li>
            <FooterLink to="/blog">All articles</FooterLink>
          </li>
        </ul>
      </PhoneDisclosure>
    </nav>
  )
}

const columnTitle = 'text-lead leading-snug font-medium tracking-normal text-ink-inverse'

const linkLook =
  'inline-block min-w-0 py-1.5 break-words text-ink-inverse-soft no-underline hover:text-ink-inverse hover:underline'

function FooterLink({
  children,
  ...target
}: ({ to: string; lang?: string } | { href: string }) & { children: ReactNode }) {
  return 'to' in target ? (
    <Link to={target.to} lang={target.lang} className={linkLook}>
      {children}
    </Link>
  ) : (
    <a href={target.href} className={linkLook}>
      {children}
    </a>
  )
}
