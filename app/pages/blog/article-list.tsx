import type { CardPlant } from '#app/components/plants/plant-card.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { CardLink } from '#ui/card.tsx'

type Entry = {
  slug: string
  title: string
  description: string
  category: string
  minutes: number
  plate: CardPlant | null
}

/** A list of articles, each with the plate of its main plant. */
export function ArticleList({
  entries,
  headings: Heading,
}: {
  entries: readonly Entry[]
  headings: 'h2' | 'h3'
}) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {entries.map(({ slug, title, description, category, minutes, plate }) => (
        <li
          key={slug}
          className="relative grid grid-cols-[88px_minmax(0,1fr)] items-start gap-5 border-t border-line py-5 md:grid-cols-[112px_minmax(0,1fr)]"
        >
          <PlantPicture
            picture={plate?.picture ?? null}
            sizes="112px"
            className="rounded-box border border-line"
          />
          <div>
            <p className="text-small text-ink-quiet">
              {category}, {minutes} minutes
            </p>
            <Heading className="mt-1 font-display text-h4 font-medium md:text-h3">
              <CardLink to={`/blog/${slug}`}>{title}</CardLink>
            </Heading>
            <p className="mt-1.5 text-small text-ink-soft">{description}</p>
            <p
              aria-hidden
              className="mt-1.5 text-small font-semibold text-link underline decoration-1 underline-offset-3"
            >
              Read article
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
