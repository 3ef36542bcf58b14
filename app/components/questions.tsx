import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

export type Question = { question: string; answer: string }

/** Collapsible questions and answers, the first one open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }, index) => (
        <Disclosure key={question} title={question} open={index === 0}>
          <p className="max-w-prose text-ink-soft">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}

type DisclosureProps = { title: string; open?: boolean; children: ReactNode }

/** A native <details>, so it works without JavaScript. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="group border-t border-line">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-1 md:min-h-15 [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 leading-snug font-medium">{title}</h3>
        <Plus
          aria-hidden
          className="size-6 flex-none transition-transform group-open:rotate-45"
          strokeWidth={1.5}
        />
      </summary>
      <div className="pr-10 pb-4.5">{children}</div>
    </details>
  )
}
