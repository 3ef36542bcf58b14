import { ChevronDown } from 'lucide-react'
import type { CommunityNote } from '#domain/places/community-words.ts'

type Note = Omit<CommunityNote, 'sources'> & { sources: readonly { name: string; url: string | null }[] }

type AboutCommunityProps = {
  name: string
  facts: readonly string[]
  notes: readonly Note[]
  zipCodes: readonly string[]
}

/** Before planting: local rules with their source and date, then the ground. Only a phone folds the subjects. */
export function AboutCommunity({ name, facts, notes, zipCodes }: AboutCommunityProps) {
  const codes = { title: 'ZIP codes', text: zipCodes.join(', '), lines: [], sources: [], dated: '' }
  const subjects = zipCodes.length > 4 ? [...notes, codes] : notes
  return (
    <section className="border-b border-line py-7 lg:py-24">
      <div className="wrap">
        <h2 className="max-md:text-h3">Before you plant in {name}</h2>
        {facts.length > 0 && (
          <ul className="mt-4 grid content-start gap-3 lg:mt-8 lg:grid-cols-2 lg:gap-x-8">
            {facts.map((fact) => (
              <li key={fact} className="border-l-2 border-brand pl-4 text-pretty max-md:text-ui md:text-lead">
                {fact}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 content-start max-lg:border-b max-lg:border-line lg:mt-9 lg:grid lg:grid-cols-2 lg:gap-x-14">
          {subjects.map((note) => (
            <Subject key={note.title} {...note} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Subject({ title, text, lines, sources, dated }: Note) {
  return (
    <details className="group border-t border-line lg:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-13 list-none lg:pointer-events-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 font-medium">{title}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 flex-none transition-transform group-open:rotate-180 lg:hidden"
        />
      </summary>
      <div className="max-w-prose pb-5 text-ui">
        <p className="text-ink-soft tabular-nums">{text}</p>
        {lines.length > 0 && (
          <dl className="mt-2 grid gap-y-1.5">
            {lines.map((line) => (
              <div key={line.label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3">
                <dt className="font-semibold">{line.label}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {sources.length > 0 && (
          <p className="mt-2.5 text-small text-ink-soft">
            {dated} Source:{' '}
            {sources.map(({ name, url }, index) => (
              <span key={name}>
                {index > 0 && '; '}
                {url === null ? name : <a href={url}>{name}</a>}
              </span>
            ))}
          </p>
        )}
      </div>
    </details>
  )
}
