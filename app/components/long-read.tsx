import type { ReactNode } from 'react'
import type { Prose, Section } from '#domain/content/prose.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import { PrintButton } from './print-button.tsx'
import { ProseBlocks } from './prose.tsx'

type LongReadProps = {
  body: Prose
  /** Heading of the table of contents: 'On this page'. */
  contentsTitle: string
  numbered?: boolean
  /** Drawings by section id, placed after the section's first paragraph. */
  drawings?: Record<string, ReactNode>
}

/** A long text with a table of contents beside it. Prints without the contents. */
export function LongRead({ body, contentsTitle, numbered = false, drawings }: LongReadProps) {
  return (
    <div className="wrap grid gap-x-6 gap-y-10 py-10 lg:grid-cols-[300px_minmax(0,1fr)] lg:py-16 xl:grid-cols-[386px_minmax(0,1fr)] print:block print:py-4">
      <Contents title={contentsTitle} sections={body.sections} numbered={numbered} />
      <div className="max-w-[68ch] min-w-0 leading-[1.62]">
        <ProseBlocks blocks={body.opening} />
        {body.sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className={index === 0 && body.opening.length === 0 ? '' : 'mt-12'}
          >
            <h2 id={`${section.id}-title`} className="mb-3 text-h3 leading-tight break-after-avoid">
              {numbered && (
                <span className="mr-3.5 text-brand lg:absolute lg:mr-0 lg:-translate-x-11">{index + 1}</span>
              )}
              {section.title}
            </h2>
            <ProseBlocks blocks={section.blocks.slice(0, 1)} />
            {drawings?.[section.id]}
            <div className="mt-4">
              <ProseBlocks blocks={section.blocks.slice(1)} />
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

function Contents({
  title,
  sections,
  numbered,
}: {
  title: string
  sections: readonly Section[]
  numbered: boolean
}) {
  return (
    <nav
      aria-label={title}
      className="self-start text-small max-md:border-y max-lg:border-b max-lg:border-line md:max-lg:pb-6 lg:sticky lg:top-8 lg:max-w-72 print:hidden"
    >
      <p className="hidden font-semibold md:block">{title}</p>
      <PhoneDisclosure title={title} aside={sections.length}>
        <ol className="mt-2 border-l-2 border-line">
          {sections.map(({ id, title: name }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-0.5 flex gap-3 border-l-2 border-transparent py-1.75 pl-3.5 leading-snug text-ink-soft no-underline hover:border-brand hover:text-ink"
              >
                {numbered && <span className="min-w-4 tabular-nums">{index + 1}</span>}
                {name}
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-4">
          <PrintButton>Print</PrintButton>
        </p>
      </PhoneDisclosure>
    </nav>
  )
}
