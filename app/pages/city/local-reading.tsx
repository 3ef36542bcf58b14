import { Link } from 'react-router'
import type { Review } from '#domain/settings/claims.ts'
import { CityBlock } from './city-block.tsx'

/** A review by a neighbor, if we have a review from this community. */
export function LocalTestimonial({ said }: { said: Review }) {
  return (
    <section className="border-b border-line bg-raised py-7 lg:py-20">
      <figure className="wrap">
        <blockquote className="max-w-[30em] font-display text-[clamp(1.375rem,1.2rem+0.9vw,1.875rem)] leading-snug tracking-[-0.015em] text-pretty">
          “{said.quote}”
        </blockquote>
        <figcaption className="mt-4 text-small text-ink-soft">
          <b className="font-semibold text-ink">
            {said.name}, {said.place}
          </b>
          . {said.source}
        </figcaption>
      </figure>
    </section>
  )
}

/** The articles that matter most here. */
export function ReadNext({ articles }: { articles: readonly { slug: string; title: string }[] }) {
  return (
    <CityBlock title="Read next">
      <ul className="border-b border-line">
        {articles.map(({ slug, title }) => (
          <li key={slug} className="border-t border-line">
            <Link
              to={`/blog/${slug}`}
              className="flex min-h-13 items-center py-2 text-link underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </CityBlock>
  )
}
