import type { CommunityNote } from '#domain/places/community-words.ts'

type AboutCommunityProps = {
  name: string
  facts: readonly string[]
  notes: readonly CommunityNote[]
  zipCodes: readonly string[]
}

/** Facts about the community: the notable ones first, then by subject. */
export function AboutCommunity({ name, facts, notes, zipCodes }: AboutCommunityProps) {
  return (
    <section className="section border-b border-line">
      <div className="wrap">
        <h2>Before you plant in {name}</h2>
        <div className="mt-8 grid gap-x-14 gap-y-8 lg:mt-11 lg:grid-cols-[5fr_7fr]">
          <ul className="grid content-start gap-4">
            {facts.map((fact) => (
              <li key={fact} className="border-l-2 border-brand pl-4.5 text-lead text-pretty">
                {fact}
              </li>
            ))}
          </ul>
          <dl className="grid content-start gap-x-8 md:grid-cols-2">
            {notes.map(({ title, text }) => (
              <div key={title} className="border-t border-line py-4">
                <dt className="font-display text-h4 font-medium">{title}</dt>
                <dd className="mt-1.5 text-ui text-ink-soft">{text}</dd>
              </div>
            ))}
            {zipCodes.length > 4 && (
              <div className="border-t border-line py-4">
                <dt className="font-display text-h4 font-medium">ZIP codes</dt>
                <dd className="mt-1.5 text-ui text-ink-soft tabular-nums">{zipCodes.join(', ')}</dd>
              </div>
            )}
          </dl>
        </div>
      </div>
    </section>
  )
}
