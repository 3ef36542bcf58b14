import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import type { Reading } from '#domain/search/read-search.ts'

const mostBesidePlants = 1
const mostAlone = 3

type AnswerLinesProps = { reading: Pick<Reading, 'notSold' | 'answers' | 'places'>; total: number }

/** Besides plants: that we don't sell something, the town that was named, and the site's own texts about it. */
export function AnswerLines({ reading: { notSold, answers, places }, total }: AnswerLinesProps) {
  const towns = places.slice(0, 1).map(({ slug, name }) => ({
    to: `/tree-service/${slug}`,
    name: `${name}: delivery, ground and rules`,
  }))
  const shown = [...towns, ...answers].slice(0, total > 0 ? mostBesidePlants + towns.length : mostAlone)
  return (
    <>
      {notSold !== null && <p className="text-body">{notSold.says}</p>}
      {shown.map(({ to, name }) => (
        <p key={to} className="flex items-center gap-2 text-small">
          <BookOpen aria-hidden className="size-4.5 flex-none text-brand" />
          <Link to={to} className="inline-flex min-h-7 items-center text-link underline">
            {name}
          </Link>
        </p>
      ))}
    </>
  )
}
