import { Link } from 'react-router'

export type ShortList = { slug: string; heading: string }

export const shortListPath = (slug: string) => `/plant-database/lists/${slug}`

/** The ranked lists: ten plants for a purpose, best first. */
export function ShortLists({ title, lists }: { title: string; lists: readonly ShortList[] }) {
  return (
    <nav aria-labelledby="short-lists" className="wrap py-8 lg:py-12 print:hidden">
      <h2 id="short-lists" className="text-h3">
        {title}
      </h2>
      <ul className="mt-3 grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
        {lists.map(({ slug, heading }) => (
          <li key={slug} className="border-t border-line">
            <Link to={shortListPath(slug)} className="flex min-h-12 items-center font-medium">
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
