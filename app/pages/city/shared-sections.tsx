import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { serviceTiles } from '#app/components/service-tiles.ts'
import { CityBlock } from './city-block.tsx'
import { clients, questions, steps, whyUs } from './city-texts.ts'

/** The last tile leads to the contact page, for requests that fit no service. */
const tiles = [
  ...serviceTiles.map(({ slug, name, text }) => ({ to: `/services/${slug}`, name, text })),
  { to: '/contact', name: 'Something else', text: 'Tell us, and we say if we can' },
]

/** CY-02: the sections that every community page shares. What doesn't change from place to place starts folded. */
export function SharedSections({ place }: { place: string }) {
  return (
    <>
      <CityBlock title="Services">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 border-b border-line md:grid-cols-2 md:gap-x-8">
          {tiles.map(({ to, name, text }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="group flex min-h-11 flex-col justify-center py-1.5 text-ink no-underline md:py-4"
              >
                <h3 className="text-h4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4 md:text-h3">
                  {name}
                </h3>
                <p className="mt-0.5 text-ui text-ink-soft max-md:sr-only">{text}</p>
              </Link>
            </li>
          ))}
        </ul>
      </CityBlock>
      <CityBlock title="How it works" raised>
        <ol>
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="relative border-l-2 border-line-control pb-5 pl-6 last:border-transparent last:pb-0 before:absolute before:top-1.5 before:-left-1.75 before:size-3 before:rounded-pill before:bg-brand before:content-['']"
            >
              <h3 className="text-h4">{title}</h3>
              <p className="mt-0.5 max-w-prose text-ui text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </CityBlock>
      <CityBlock title={`Questions from ${place}`}>
        <div className="border-b border-line">
          {questions.map(({ question, answer }) => (
            <Fold key={question} title={question}>
              <p className="max-w-prose text-ink-soft">{answer}</p>
            </Fold>
          ))}
          <Fold title="Why people here call us">
            <Terms items={whyUs} />
          </Fold>
          <Fold title="Who we plant for">
            <Terms items={clients} />
          </Fold>
        </div>
      </CityBlock>
    </>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 font-medium">{title}</h3>
        <Plus
          aria-hidden
          className="size-6 flex-none transition-transform group-open:rotate-45"
          strokeWidth={1.5}
        />
      </summary>
      <div className="pr-8 pb-4.5">{children}</div>
    </details>
  )
}

function Terms({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="text-ui text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
