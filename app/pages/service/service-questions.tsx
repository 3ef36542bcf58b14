import { Link } from 'react-router'
import { Questions, type Question } from '#app/components/questions.tsx'

export function ServiceQuestions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="wrap grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h2>Often asked</h2>
        <p className="mt-3 text-ui text-ink-soft">
          Something else? <Link to="/contact">Write to us</Link>. Our{' '}
          <Link to="/privacy-policy">privacy policy</Link> explains how we handle your message.
        </p>
      </div>
      <div>
        <Questions questions={questions} />
      </div>
    </div>
  )
}
