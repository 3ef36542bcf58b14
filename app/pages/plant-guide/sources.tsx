import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'
import type { GuidePlant } from './guide-plant.ts'

type Reference = GuidePlant['sources'][number]

export function Sources({ sources }: { sources: readonly Reference[] }) {
  if (sources.length === 0) return null
  return (
    <section
      aria-label="References"
      className="border-t border-line py-3 md:py-10 print:border-ink print:py-2"
    >
      <div className="wrap print:p-0">
        <PhoneDisclosure title={<h2 className="text-h4 font-medium">References</h2>} aside={sources.length}>
          <h2 className="hidden text-h4 font-medium md:block print:block print:text-small">References</h2>
          <ul className="grid gap-x-8 gap-y-1 text-small text-ink-soft md:mt-3 lg:grid-cols-2 print:mt-1 print:grid-cols-2 print:gap-y-0 print:text-caption">
            {sources.map((source) => (
              <li key={source.name} className="min-w-0 break-words">
                <Source {...source} />
              </li>
            ))}
          </ul>
        </PhoneDisclosure>
      </div>
    </section>
  )
}

function Source({ name, url }: Reference) {
  if (url === null) return name
  return (
    <a
      href={url}
      rel="nofollow noopener"
      className="inline-block max-w-full py-1 text-link underline decoration-1 underline-offset-3 print:py-0 print:text-ink print:no-underline"
    >
      {name}
    </a>
  )
}
