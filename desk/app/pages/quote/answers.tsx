import { useUnsavedText } from '#desk/app/components/unsaved-text.ts'
import type { DeskQuoteData, OpenWords } from '#domain/quotes/desk/desk-quote-data.ts'
import { ActForm } from '#desk/app/components/act-form.tsx'
import { KeptArea, Part } from '#desk/app/components/controls.tsx'

type AnswerProps = {
  quote: DeskQuoteData
  title: string
  words: readonly OpenWords[]
  intent: 'settle' | 'answer' | 'answer-report'
  label: string
  hint: string
}

function Answer({ quote, title, words, intent, label, hint }: AnswerProps) {
  const kept = useUnsavedText(`quote ${quote.number} ${intent}`)
  return (
    <Part title={title} className="bg-best-surface">
      {words.map(({ seq, text, when }) => (
        <div key={seq} className="mb-2">
          <p className="sci max-w-prose leading-snug whitespace-pre-line">“{text}”</p>
          <p className="text-caption text-ink-soft">{when}</p>
        </div>
      ))}
      <ActForm quote={quote} intent={intent} label={label} look="quiet" kept={[kept]}>
        <KeptArea
          kept={kept}
          name="words"
          label={`Answer to ${quote.customer.firstName}`}
          hint={hint}
          maxLength={4000}
          rows={2}
        />
      </ActForm>
    </Part>
  )
}

/** The customer's open questions. A change is answered with a new version, or here. */
export function Answers({ quote }: { quote: DeskQuoteData }) {
  const { can, customer } = quote
  return (
    <>
      {can.settle && (
        <Answer
          quote={quote}
          title={`${customer.firstName} asks for a change`}
          words={quote.openChanges}
          intent="settle"
          label="It stays as it is"
          hint="(shown on the quote's page; or change the quote below and send it)"
        />
      )}
      {can.answer && (
        <Answer
          quote={quote}
          title={`${customer.firstName} asks`}
          words={quote.openQuestions}
          intent="answer"
          label="Answered"
          hint="(shown on the quote's page; empty if you called)"
        />
      )}
      {can.answerReport && (
        <Answer
          quote={quote}
          title={`${customer.firstName} reports a problem`}
          words={quote.openReports}
          intent="answer-report"
          label="Answered"
          hint="(shown on the quote's page; empty if you called)"
        />
      )}
    </>
  )
}
