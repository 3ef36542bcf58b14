import { classNames } from '#ui/class-names.ts'
import { CardLink } from '#ui/card.tsx'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

export type ReadNextArticle = { slug: string; title: string; lead: string; category: string; minutes: number }

type ReadNextProps = {
  articles: readonly ReadNextArticle[]
  title?: string
  /** A phone folds them away. */
  folds?: boolean
}

/** Articles that fit the page. */
export function ReadNext({ articles, title = 'Read next', folds = false }: ReadNextProps) {
  if (articles.length === 0) return null
  const list = (
    <ul className="mt-4 grid gap-x-8 md:mt-8 md:grid-cols-3">
      {articles.map(({ slug, title: name, lead, category, minutes }) => (
        <li key={slug} className="relative border-t border-line py-3 last:max-md:border-b md:pt-4">
          <p className="text-small text-ink-quiet max-md:hidden">
            {category}, {minutes} minutes
          </p>
          <h3 className="max-md:text-h4 md:mt-1.5">
            <CardLink to={`/blog/${slug}`}>{name}</CardLink>
          </h3>
          <p className="mt-2 text-small text-ink-soft max-md:hidden">{lead}</p>
        </li>
      ))}
    </ul>
  )
  return (
    <section
      aria-labelledby="read-next-title"
      className={classNames('border-t border-line print:hidden', folds ? 'py-3 md:section' : 'section')}
    >
      <div className="wrap">
        <h2 id="read-next-title" className={folds ? 'max-md:hidden' : undefined}>
          {title}
        </h2>
        {folds ? (
          <PhoneDisclosure title={<h2 className="text-h4 font-medium">{title}</h2>} aside={articles.length}>
            {list}
          </PhoneDisclosure>
        ) : (
          list
        )}
      </div>
    </section>
  )
}
