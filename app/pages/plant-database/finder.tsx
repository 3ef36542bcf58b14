import { useState } from 'react'
import { Link } from 'react-router'
import { questions, type Answer } from '#domain/search/finder.ts'
import { changePlantSearch, writePlantSearch, type PlantSearch } from '#domain/search/plant-search.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { FinderDrawing } from './finder-drawing.tsx'

/** Five questions that set filters. Without JavaScript, it always shows the first unanswered question. */
export function Finder({ path, search }: { path: string; search: PlantSearch }) {
  const hydrated = useHydrated()
  const [skipped, setSkipped] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<number | null>(null)
  const next = questions.findIndex(
    (question, index) => !question.isAnswered(search) && !skipped.includes(index),
  )
  const current = asked ?? next
  const question = questions[current]

  const answered = (answer: Answer) => {
    setAsked(null)
    if (Object.keys(answer.choose).length === 0) setSkipped([...skipped, current])
  }

  return (
    <section
      id="help-me-choose"
      aria-labelledby="finder"
      className="scroll-mt-20 rounded-dialog border border-line bg-raised p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="finder" className="text-h3">
          Help me choose
        </h2>
        <ol className="flex gap-3 text-small">
          {questions.map(({ word, isAnswered }, index) => (
            <li key={word}>
              <button
                type="button"
                disabled={!hydrated}
                onClick={() => setAsked(index)}
                aria-current={index === current ? 'step' : undefined}
                aria-label={`Question ${index + 1}: ${word}${isAnswered(search) ? ', answered' : ''}`}
                className="group flex items-center gap-1.5"
              >
                <span
                  className={`grid size-7 place-items-center rounded-pill border text-caption tabular-nums ${
                    index === current
                      ? 'border-brand bg-brand font-semibold text-on-brand'
                      : isAnswered(search)
                        ? 'border-brand bg-good-surface text-good'
                        : 'border-line-control text-ink-soft'
                  }`}
                >
                  {index + 1}
                </span>
                <span className={index === current ? 'font-semibold' : 'max-xl:sr-only'}>{word}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {question === undefined ? (
        <p className="mt-4 text-lead">
          That is all we ask. What is left stands below; any answer can be taken off again.
        </p>
      ) : (
        <>
          <p className="mt-3 font-display text-h4 font-medium" aria-live="polite">
            {question.asks}
          </p>
          <ul className="mt-3 grid grid-cols-2 gap-2.5 md:grid-cols-3 xl:grid-cols-[repeat(auto-fit,minmax(120px,1fr))]">
            {question.answers.map((answer) => (
              <li key={answer.label}>
                <Link
                  to={path + writePlantSearch(changePlantSearch(search, answer.choose))}
                  preventScrollReset
                  onClick={() => answered(answer)}
                  className="block h-full rounded-box border border-line-control bg-surface px-3 pt-2 pb-2.5 text-small leading-snug text-ink no-underline transition-colors hover:border-brand hover:bg-good-surface"
                >
                  <FinderDrawing answer={answer.label} />
                  <b className="mt-2 block font-semibold">{answer.label}</b>
                  <span className="text-ink-soft">{answer.hint}</span>
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-small text-ink-soft">
            Five questions, about a minute. Each answer is a filter you can take off again.
            {hydrated && (
              <button
                type="button"
                className="min-h-11 font-semibold text-link underline decoration-1 underline-offset-3 lg:min-h-0"
                onClick={() => {
                  setSkipped([...skipped, current])
                  setAsked(null)
                }}
              >
                Skip this one
              </button>
            )}
          </p>
        </>
      )}
    </section>
  )
}
