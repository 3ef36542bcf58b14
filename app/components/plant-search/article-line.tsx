import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'

/** An article about what was searched for. */
export function ArticleLine({ title, slug }: { title: string; slug: string }) {
  return (
    <p className="flex items-center gap-2 text-small">
      <BookOpen aria-hidden className="size-4.5 flex-none text-brand" />
      <Link to={`/blog/${slug}`} className="inline-flex min-h-7 items-center text-link underline">
        {title}
      </Link>
    </p>
  )
}
