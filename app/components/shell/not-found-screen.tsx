import { telephoneLink } from '#domain/settings/company-profile.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card, CardLink } from '#ui/card.tsx'
import { EmptyHole } from '#app/components/plants/drawings.tsx'

const shortcuts = [
  { to: '/inventory', title: 'Inventory', text: "What's in stock today" },
  { to: '/services/tree-service', title: 'Tree service', text: 'Planting and care advice' },
  { to: '/tree-service/san-antonio', title: 'San Antonio', text: 'Clay, shade and August' },
  { to: '/contact', title: 'Contact', text: 'Talk to a person' },
  { to: '/plant-database', title: 'Plant database', text: 'Every guide, every plate' },
  { to: '/tree-service/boerne', title: 'Boerne', text: 'Limestone and deer' },
]

export function NotFoundScreen({ phone }: { phone: string }) {
  return (
    <div className="contours">
      <div className="wrap py-12 lg:py-16">
        <div className="grid items-end gap-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="font-display text-h3 text-ink-soft">404</p>
            <h1 className="mt-1 max-w-[12em]">Nothing planted here</h1>
            <p className="mt-4 max-w-lead text-lead text-ink-soft">
              The page may have moved, or there&apos;s a typo in the link. Here&apos;s where most people were
              headed.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to="/" look="action">
                Back to home
              </ButtonLink>
              <ButtonLink to="/plant-database" look="line">
                Plant database
              </ButtonLink>
            </div>
          </div>
          <EmptyHole className="w-full max-w-115 justify-self-end" />
        </div>
        <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
          {shortcuts.map(({ to, title, text }) => (
            <li key={to}>
              <Card lifts className="px-5 py-4">
                <h2 className="text-h4">
                  <CardLink to={to}>{title}</CardLink>
                </h2>
                <p className="text-small text-ink-soft">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
        <p className="mt-7">
          Or call us: <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      </div>
    </div>
  )
}
