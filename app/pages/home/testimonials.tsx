import { Link } from 'react-router'
import { sprigUrl } from '#app/components/who-list.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Review } from '#domain/settings/claims.ts'
import { Stars } from './proof-line.tsx'

const sprigs = ['texas-mountain-laurel', 'cedar-elm']

export function Testimonials({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null
  return (
    <section className="section border-y border-line">
      <div className="wrap">
        <h2 className="sr-only">What neighbors say</h2>
        <div className="swipe-row md:grid md:gap-14 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-24">
          {reviews.map(({ quote, name, place, slug, source }, index) => (
            <figure
              key={name}
              className="relative max-md:flex max-md:w-[84%] max-md:flex-col max-md:rounded-box max-md:border max-md:border-line max-md:bg-raised max-md:p-4.5"
            >
              <img
                src={sprigUrl(sprigs[index] ?? 'cedar-elm')}
                alt=""
                width={132}
                height={132}
                loading="lazy"
                className={classNames(
                  'object-contain object-left-bottom max-md:absolute max-md:right-3 max-md:bottom-4.5 max-md:size-14',
                  index === 0 ? 'md:size-30' : 'md:size-24',
                )}
              />
              <blockquote
                className={classNames(
                  'font-display tracking-[-0.018em] max-md:text-h4 max-md:leading-[1.35] md:mt-4.5 md:text-balance',
                  index === 0
                    ? 'md:text-[clamp(1.5rem,1.2rem+1.4vw,2.125rem)] md:leading-[1.22]'
                    : 'md:text-[clamp(1.375rem,1.2rem+0.6vw,1.5625rem)] md:leading-[1.3]',
                )}
              >
                {quote}
              </blockquote>
              <figcaption className="mt-auto grid justify-items-start gap-1.5 pt-5 max-md:pr-12">
                <Stars />
                <span>
                  <b className="block font-semibold">
                    {name}, {/* Something to tab to, because the row scrolls. */}
                    <Link
                      to={slug === null ? '/tree-service' : `/tree-service/${slug}`}
                      className="text-ink underline decoration-1 underline-offset-3"
                    >
                      {place}
                    </Link>
                  </b>
                  <span className="text-small text-ink-quiet">{source}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
