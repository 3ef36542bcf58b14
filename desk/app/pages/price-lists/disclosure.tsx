import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ShownFact } from '#domain/stock/price-list-data.ts'

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 list-none items-center gap-2 text-small font-semibold focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          strokeWidth={1.7}
          className="size-5 flex-none transition-transform group-open:rotate-180"
        />
        {title}
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

type FactsProps = { title: string; lead: string; facts: readonly ShownFact[] }

export const FactsDisclosure = ({ title, lead, facts }: FactsProps) => (
  <Disclosure title={title}>
    <p className="pb-2 text-small text-ink-soft">{lead}</p>
    <ul className="text-small">
      {facts.map(({ name, words }) => (
        <li key={`${name} ${words}`} className="border-t border-line py-2">
          <b className="font-semibold">{name}</b>: {words}
        </li>
      ))}
    </ul>
  </Disclosure>
)
