import { Link } from 'react-router'
import { shortListPath } from '#app/components/plants/short-lists.tsx'
import { bloomPath } from '#app/components/plants/year-bar.tsx'
import { SectionHeading } from '#app/components/page-sections.tsx'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { solutions } from './home-texts.ts'

export type SolutionPlant = { slug: string; name: string; mini: string | undefined }

/** Five common needs, each with native plants for it. */
export function Solutions({ plants }: { plants: readonly SolutionPlant[] }) {
  const groups = solutions.map(({ plants: slugs }) =>
    slugs.flatMap((slug) => plants.filter((plant) => plant.slug === slug)),
  )
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title="What’s your yard missing?">
          <p>
            Five things people come to us for, and the natives we reach for first.{' '}
            <Link
              to={bloomPath}
              className="whitespace-nowrap text-link underline decoration-1 underline-offset-3"
            >
              What flowers when
            </Link>
          </p>
        </SectionHeading>
        <ul className="grid xl:grid-cols-5">
          {solutions.map(({ title, text, list }, index) => (
            <li
              key={title}
              className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-4 border-b border-line py-1.5 last:border-b-0 md:py-3 xl:block xl:border-b-0 xl:border-l xl:px-4.5 xl:py-0 xl:first:border-l-0 xl:first:pl-0 xl:last:pr-0"
            >
              <img
                src={groups[index]?.[0]?.mini}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-16 object-contain object-bottom max-md:mt-1.5 xl:mb-3 xl:size-28 xl:object-left-bottom"
              />
              <div>
                <PhoneDisclosure title={<h3 className="text-h4">{title}</h3>}>
                  <h3 className="hidden text-h4 md:block">{title}</h3>
                  <p className="max-w-[42ch] text-ui text-ink-soft md:mt-1.5">{text}</p>
                </PhoneDisclosure>
                <p className="flex flex-wrap gap-x-3.5 text-small max-md:-mt-1.5 md:mt-2 xl:text-ui">
                  {(groups[index] ?? []).map(({ slug, name }) => (
                    <Link
                      key={slug}
                      to={`/plant-database/${slug}`}
                      className="inline-block py-1 font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
                    >
                      {name}
                    </Link>
                  ))}
                  {list !== undefined && (
                    <Link
                      to={shortListPath(list.slug)}
                      className="inline-block py-1 text-link underline decoration-1 underline-offset-3 hover:decoration-2"
                    >
                      {list.label}
                    </Link>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
