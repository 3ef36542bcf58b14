import { Link } from 'react-router'
import { Disclosure } from '#app/components/questions.tsx'
import { serviceTiles } from '#app/components/service-tiles.ts'
import type { CommunityQuestion } from '#domain/places/community-words.ts'
import { CityBlock } from './city-block.tsx'
import { clients, questionsFor, steps, whyUs } from './city-texts.ts'

/** The last tile leads to the contact page, for requests that fit no service. */
const tiles = [
  ...serviceTiles.map(({ slug, name }) => ({ to: `/services/${slug}`, name })),
  { to: '/contact', name: 'Something else' },
]

type SharedSectionsProps = { place: string; question: CommunityQuestion | null }

/** The sections that every community page shares. What doesn't change from place to place starts folded. */
export function SharedSections({ place, question }: SharedSectionsProps) {
  return (
    <>
      <CityBlock title="Services">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-6 border-b border-line md:grid-cols-2 md:gap-x-8">
          {tiles.map(({ to, name }) => (
            <li key={to} className="border-t border-line">
              <Link
                to={to}
                className="group flex min-h-11 flex-col justify-center py-1.5 text-ink no-underline md:py-3"
              >
                <h3 className="text-h4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                  {name}
                </h3>
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
      <CityBlock title={question === null ? 'Questions and answers' : `Planting in ${place}: questions`}>
        <div className="border-b border-line">
          {questionsFor(question).map(({ question: asked, answer }) => (
            <Disclosure key={asked} title={asked}>
              <p className="max-w-prose text-ink-soft">{answer}</p>
            </Disclosure>
          ))}
          <Disclosure title="Why hire us">
            <Items items={whyUs} />
          </Disclosure>
          <Disclosure title="Who we plant for">
            <Items items={clients} />
          </Disclosure>
        </div>
      </CityBlock>
    </>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 text-ink-soft md:grid-cols-2">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
