import { data, Link, redirect } from 'react-router'
import { usePlace } from '#app/components/place/place-memory.ts'
import { pageMeta } from '#app/seo.ts'
import { finderStep, isCanonicalFinder, mostBest, parseFinder, writeFinder } from '#domain/advice/finder.ts'
import { nameInSentence } from '#domain/places/communities.ts'
import { counted } from '#domain/wording.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toFinderLine, toFinderPlant } from '#server/catalog/finder-plant.ts'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { wishes } from '#server/platform/content.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Route } from './+types/finder.page.ts'
import { AnswerTile } from './answer-tile.tsx'
import { FinderResult } from './finder-result.tsx'

const path = '/plant-database/finder'
const mostShown = 60

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const answers = parseFinder(searchParams)
  if (!isCanonicalFinder(searchParams)) throw redirect(path + writeFinder(answers))
  const catalog = await unavailableOnFault(getCatalog(), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants',
  })
  const { ranked, ...step } = finderStep({ ...catalog, wishes }, answers)
  const shown = step.question === null ? ranked : []
  return data(
    {
      ...step,
      best: shown.slice(0, mostBest).map(toFinderPlant),
      rest: shown.slice(mostBest, Math.min(mostShown, step.total)).map(toFinderLine),
      isStart: writeFinder(answers) === '',
    },
    catalogStatus(),
  )
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: 'Which tree should I plant? A few questions, six natives',
    description:
      'Answer a few questions about your yard, and see the six Hill Country plants that fit it best, each with a reason and its price, planted.',
    path,
    noindex: loaderData === undefined || !loaderData.isStart,
  })

export default function FinderPage({ loaderData }: Route.ComponentProps) {
  const { steps, question, total, deer, best, rest } = loaderData
  return (
    <>
      <div className="contours border-b border-line">
        <div className="wrap pt-5 pb-4">
          <Breadcrumbs
            steps={[
              { label: 'Home', to: '/' },
              { label: 'Plant Database', to: '/plant-database' },
              { label: 'Help me choose' },
            ]}
          />
          {question !== null && (
            <div className="mt-3 flex items-baseline justify-between gap-4">
              <h1 className="text-h2">Help me choose</h1>
              <p className="text-ink-soft tabular-nums">
                {steps.findIndex(({ isOpen }) => isOpen) + 1} of {steps.length}
              </p>
            </div>
          )}
          <ol className="mt-3 flex gap-1 md:gap-2" aria-label="Questions">
            {steps.map((step) => (
              <li key={step.word} className="min-w-0 flex-1">
                <Step {...step} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {question === null ? (
        <FinderResult total={total} deer={deer} best={best} rest={rest} />
      ) : (
        <div className="@container wrap min-h-130 pt-5 pb-12 md:min-h-124 lg:pt-8">
          <h2 className="text-h3" aria-live="polite">
            {question.asks}
          </h2>
          <ul
            className={classNames(
              'mt-4 grid gap-2 md:gap-4',
              question.answers.length === 4 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
              question.answers.length === 9 && 'lg:grid-cols-9 lg:gap-3',
            )}
          >
            {question.answers.map(({ label, hint, total: found, search }, index) => (
              <li key={label} className="@container">
                <AnswerTile
                  to={path + search}
                  label={label}
                  hint={
                    question.id === 'deer' && index === 0
                      ? `They leave alone: ${deer.leave}. With a cage: ${deer.cage}`
                      : hint
                  }
                  total={found}
                />
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap items-center gap-x-6 text-small text-ink-soft">
            <Link
              to={path + question.skip}
              preventScrollReset
              className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-3"
            >
              Skip this one
            </Link>
            {question.id === 'place' && <KnownTown skip={question.skip} />}
            <span>{counted(total, 'plant fits', 'plants fit')} so far.</span>
          </p>
        </div>
      )}
    </>
  )
}

/** The place that the visitor named elsewhere. Only the browser knows it. */
function KnownTown({ skip }: { skip: string }) {
  const place = usePlace()
  if (place === null) return null
  const search = new URLSearchParams(skip)
  search.set('place', place.slug)
  return (
    <Link
      to={`${path}?${search.toString()}`}
      preventScrollReset
      className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-3"
    >
      In {nameInSentence(place)}
    </Link>
  )
}

type StepProps = Route.ComponentProps['loaderData']['steps'][number]

/** A question: its answer, which can be changed, or its name. */
function Step({ word, answer, isOpen, isDone, search }: StepProps) {
  const look =
    'block min-h-11 border-t-4 pt-1.5 text-caption leading-tight no-underline md:text-small md:leading-tight'
  if (!isDone)
    return (
      <span
        {...(isOpen && { 'aria-current': 'step' })}
        className={classNames(look, isOpen ? 'border-action font-semibold' : 'border-line text-ink-quiet')}
      >
        {word}
      </span>
    )
  return (
    <Link
      to={path + search}
      preventScrollReset
      aria-label={`${word}: ${answer ?? 'skipped'}. Change`}
      className={classNames(look, 'border-brand text-link hover:underline')}
    >
      <span className="line-clamp-2">{answer ?? `Any ${word.toLowerCase()}`}</span>
    </Link>
  )
}
