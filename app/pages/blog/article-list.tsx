import { Link } from 'react-router'
import type { CardPlant } from '#app/components/plants/plant-card.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { articleSeasons } from '#domain/articles/article.ts'
import { CardLink } from '#ui/card.tsx'

type Entry = {
  slug: string
  title: string
  description: string
  category: string
  season: string
  minutes: number
  plate: CardPlant | null
}

/** Articles with the plate of their main plant, three in a row. */
export function ArticleCards({
  entries,
  headings: Heading,
}: {
  entries: readonly Entry[]
  headings: 'h2' | 'h3'
}) {
  return (
    <ul className="grid gap-x-6 gap-y-5 md:grid-cols-3 md:gap-y-10">
      {entries.map(({ slug, title, description, category, minutes, plate }) => (
        <li
          key={slug}
          className="relative grid grid-cols-[88px_minmax(0,1fr)] items-start gap-5 max-md:border-t max-md:border-line max-md:pt-5 md:block"
        >
          <PlantPicture
            picture={plate?.picture ?? null}
            sizes="(min-width: 768px) 31vw, 88px"
            className="rounded-box border border-line"
          />
          <div>
            <p className="text-small text-ink-quiet md:mt-4">
              {category}, {minutes} minutes
            </p>
            <Heading className="mt-1 font-display text-h4 font-medium md:text-h3">
              <CardLink to={`/blog/${slug}`}>{title}</CardLink>
            </Heading>
            <p className="mt-1.5 text-small text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The rest, by the season in which they're most useful. */
export function ArticlesBySeason({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="mt-10 lg:mt-16">
      {articleSeasons.map(({ season, name }) => {
        const ofSeason = entries.filter((entry) => entry.season === season)
        return (
          ofSeason.length > 0 && (
            <section
              key={season}
              className="grid gap-x-6 gap-y-2 border-t border-line py-5 lg:grid-cols-[4fr_8fr]"
            >
              <h2 className="text-h3">{name}</h2>
              <ul className="grid gap-y-4">
                {ofSeason.map(({ slug, title, description }) => (
                  <li key={slug}>
                    <Link to={`/blog/${slug}`} className="inline-block py-0.5 font-semibold text-link">
                      {title}
                    </Link>
                    <p className="max-w-[70ch] text-small text-ink-soft max-md:hidden">{description}</p>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}
