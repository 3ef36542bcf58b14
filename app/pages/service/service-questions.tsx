import { Plus } from 'lucide-react'
import { Link } from 'react-router'

type Question = { question: string; answer: string }

/** Native <details>, so they work without JavaScript. The first one is open. */
export function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <section className="section border-t border-line">
      <div className="wrap grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2>Often asked</h2>
          <p className="mt-3 text-ui text-ink-soft">
            Something else? <Link to="/contact">Write to us</Link>. What becomes of your message stands in the{' '}
            <Link to="/privacy-policy">privacy policy</Link>.
          </p>
        </div>
        <div>
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="group border-t border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-display text-h4 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  aria-hidden
                  className="size-5 flex-none transition-transform group-open:rotate-45"
                  strokeWidth={1.75}
                />
              </summary>
              <p className="max-w-prose pb-5 text-ink-soft">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
