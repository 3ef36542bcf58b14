import { Link } from 'react-router'
import { articleCategories } from '#domain/articles/article.ts'

/** The four categories with how many articles are planned for each. The open one links back to all articles. */
export function CategoryLinks({
  current,
  planned,
}: {
  current: string | undefined
  planned: readonly number[]
}) {
  return (
    <nav aria-label="Categories">
      <ul className="grid grid-cols-[auto_auto] gap-x-5 gap-y-2 md:flex md:flex-wrap md:gap-x-8">
        {articleCategories.map(({ slug, name }, index) => (
          <li key={slug}>
            <Link
              to={slug === current ? '/blog' : `/blog?category=${slug}`}
              preventScrollReset
              aria-current={slug === current ? 'true' : undefined}
              className="flex flex-wrap items-baseline gap-x-2.5 border-b border-line-control py-2 text-ui text-ink no-underline hover:border-brand aria-[current]:border-b-2 aria-[current]:border-brand aria-[current]:font-semibold"
            >
              <b className="font-display text-h3 leading-none font-medium tabular-nums">{planned[index]}</b>{' '}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
