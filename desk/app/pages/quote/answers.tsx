import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData } from '#domain/quotes/desk/desk-quote-data.ts'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea, Part } from '#desk/app/components/controls.tsx'

const answered = { label: 'Answered', hint: "(shown on the quote's page; empty if you called)" }

/** A change is answered with a new version, or here. */
const questions = [
  {
    may: 'settle',
    intent: 'settle',
    words: 'openChanges',
    title: 'asks for a change',
    label: 'It stays as it is',
    hint: "(shown on the quote's page; or change the quote below and send it)",
  },
  { may: 'answer', intent: 'answer', words: 'openQuestions', title: 'asks', ...answered },
  {
    may: 'answerReport',
    intent: 'answer-report',
    words: 'openReports',
    title: 'reports a problem',
    ...answered,
  },
] as const

/** The customer's open questions. */
export const Answers = ({ quote }: { quote: DeskQuoteData }) =>
  questions.map(
    (question) =>
      quote.can[question.may] && <Answer key={question.intent} quote={quote} question={question} />,
  )

type AnswerProps = { quote: DeskQuoteData; question: (typeof questions)[number] }

function Answer({ quote, question: { intent, words, title, label, hint } }: AnswerProps) {
  const { number, customer } = quote
  const kept = useUnsavedText(`quote ${number} ${intent}`)
  return (
    <Part title={`${customer.firstName} ${title}`} className="bg-best-surface">
      {quote[words].map(({ seq, text, when }) => (
        <div key={seq} className="mb-2">
          <p className="sci max-w-prose leading-snug whitespace-pre-line">“{text}”</p>
          <p className="text-caption text-ink-soft">{when}</p>
        </div>
      ))}
      <ActForm quote={quote} intent={intent} label={label} look="quiet" kept={[kept]}>
        <KeptArea
          kept={kept}
          name="words"
          label={`Answer to ${customer.firstName}`}
          hint={hint}
          maxLength={4000}
          rows={2}
        />
      </ActForm>
    </Part>
  )
}
