import { Link } from 'react-router'
import { HowItWorks } from '#app/components/how-it-works/how-it-works.tsx'
import { serviceTiles } from '#app/components/service-tiles.ts'
import { SideSection } from '#app/components/page-sections.tsx'
import { WhoList } from '#app/components/who-list.tsx'
import { clients, steps, whyUs } from './city-texts.ts'

/** The last tile leads to the contact page, for requests that fit no service. */
const tiles = [
  ...serviceTiles.map(({ slug, name, text }) => ({ to: `/services/${slug}`, name, text })),
  { to: '/contact', name: 'Something else', text: 'Tell us, and we say if we can' },
]

/** CY-02: the sections that every community page shares. */
export function SharedSections() {
  return (
    <>
      <SideSection title="Services" intro="From one redbud to a whole lot line.">
        <ul className="grid gap-x-8 md:grid-cols-2">
          {tiles.map(({ to, name, text }) => (
            <li key={to} className="border-t border-line">
              <Link to={to} className="group block py-4 text-ink no-underline">
                <h3 className="group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                  {name}
                </h3>
                <p className="mt-0.5 text-ui text-ink-soft">{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </SideSection>
      <SideSection title="Why people here call us" tone="inverse">
        <ul className="grid gap-x-8 gap-y-7 md:grid-cols-2 xl:grid-cols-3">
          {whyUs.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-inverse-soft">{text}</p>
            </li>
          ))}
        </ul>
      </SideSection>
      <section className="section border-b border-line bg-raised">
        <div className="wrap">
          <h2 className="mb-9">How it works</h2>
          <HowItWorks steps={steps} />
        </div>
      </section>
      <SideSection title="Who we plant for">
        <WhoList clients={clients} />
      </SideSection>
    </>
  )
}
