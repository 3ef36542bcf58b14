import { Plus } from 'lucide-react'

export type Question = { question: string; answer: string }

/** Collapsible questions and answers, the first one open. Native <details>, so they work without JavaScript. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group border-t border-line py-1">
          <summary className="flex min-h-13 list-none md:min-h-15 items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
            <h3 className="text-h4 leading-snug font-medium">{question}</h3>
            <Plus
              aria-hidden
              className="size-6 flex-none transition-transform group-open:rotate-45"
              strokeWidth={1.5}
            />
          </summary>
          <p className="max-w-prose pr-10 pb-4.5 text-ink-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
