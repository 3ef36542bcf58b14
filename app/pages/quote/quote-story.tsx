import type { QuotePageData } from '#domain/quotes/quote-page-data.ts'
import { FoldedSection } from './folded-section.tsx'

const item =
  'relative pb-5 pl-7 before:absolute before:top-1.75 before:left-1 before:size-2.5 before:rounded-pill before:bg-brand not-last:after:absolute not-last:after:top-5 not-last:after:bottom-0 not-last:after:left-2 not-last:after:border-l not-last:after:border-line-control'

export function QuoteStory({ story }: Pick<QuotePageData, 'story'>) {
  return (
    <FoldedSection title="So far" className="print:hidden">
      <ol className="md:mt-4">
        {story.map(({ id, title, when, words, note }) => (
          <li key={id} className={item}>
            <p className="font-semibold">{title}</p>
            {words !== null && <Words>{words}</Words>}
            {note !== null && <p className="text-small text-ink-soft">{note}</p>}
            <p className="text-caption text-ink-quiet">{when}</p>
          </li>
        ))}
      </ol>
    </FoldedSection>
  )
}

/** A message with its line breaks. */
export function Words({ children }: { children: string }) {
  return (
    <blockquote className="my-1 border-l-3 border-line-hover pl-3 font-display text-ui whitespace-pre-line italic wrap-anywhere">
      {children}
    </blockquote>
  )
}
