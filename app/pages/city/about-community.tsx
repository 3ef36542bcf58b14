import { ChevronDown } from 'lucide-react'
import type { CommunityNote } from '#domain/places/community-words.ts'

type AboutCommunityProps = {
  name: string
  facts: readonly string[]
  notes: readonly CommunityNote[]
  zipCodes: readonly string[]
}

/** Facts about the community: the notable ones first, then by subject. Only a phone folds the subjects. */
export function AboutCommunity({ name, facts, notes, zipCodes }: AboutCommunityProps) {
  const subjects = [
    ...notes,
    ...(zipCodes.length > 4 ? [{ title: 'ZIP codes', text: zipCodes.join(', ') }] : []),
  ]
  return (
    <section className="border-b border-line py-7 lg:py-24">
      <div className="wrap">
        <h2 className="max-md:text-h3">Before you plant in {name}</h2>
        <div className="mt-4 grid gap-x-14 gap-y-5 lg:mt-11 lg:grid-cols-[5fr_7fr]">
          <ul className="grid content-start gap-3 lg:gap-4">
            {facts.map((fact) => (
              <li key={fact} className="border-l-2 border-brand pl-4 text-pretty max-md:text-ui md:text-lead">
                {fact}
              </li>
            ))}
          </ul>
          <div className="content-start max-lg:border-b max-lg:border-line lg:grid lg:grid-cols-2 lg:gap-x-8">
            {subjects.map(({ title, text }) => (
              <details
                key={title}
                className="group border-t border-line lg:[&::details-content]:[content-visibility:visible]"
              >
                <summary className="flex min-h-13 list-none lg:pointer-events-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
                  <h3 className="text-h4 font-medium">{title}</h3>
                  <ChevronDown
                    aria-hidden
                    className="size-5 flex-none transition-transform group-open:rotate-180 lg:hidden"
                  />
                </summary>
                <p className="max-w-prose pb-4 text-ui text-ink-soft tabular-nums">{text}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
