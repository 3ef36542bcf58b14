import { Undo2, X } from 'lucide-react'
import { useEffect } from 'react'
import { changeInWords } from '#domain/stock/yard-change.ts'
import { timeInWords } from '#domain/time/day-words.ts'
import { classNames } from '#ui/class-names.ts'
import { undoOf } from './yard-actions.ts'
import type { YardState, YardStore } from './yard-store.ts'

/** Undo is in the item, too, so the bar needn't stay. */
const shownMilliseconds = 10_000

type UndoBarProps = { state: YardState; store: YardStore }

/** The last change and whether it's on the site, with Undo; or why a change was refused. */
export function UndoBar({ state: { last, problem, refusals, queue }, store }: UndoBarProps) {
  const savedAt = last?.savedAt ?? null

  // Goes away by itself, counted from when the change was saved.
  useEffect(() => {
    if (savedAt === null) return undefined
    const timer = setTimeout(store.hideLast, shownMilliseconds)
    return () => clearTimeout(timer)
  }, [savedAt, store])

  const isSending = queue.some(({ change, state }) => change.key === last?.change.key && state === 'sending')
  const undo = () => {
    if (last === null) return
    if (savedAt === null) store.takeBack(last.change.key)
    else store.change(undoOf(last.change), last.title)
  }
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-2 bottom-[calc(var(--nav-bar)+8px)] z-10 lg:left-[calc(208px+var(--gutter))] lg:max-w-[40rem]"
    >
      {refusals.length > 0 ? (
        <div className="pointer-events-auto flex min-h-14 items-center gap-3 rounded-box bg-danger py-2 pr-1 pl-4 text-small leading-tight text-raised">
          <div className="grid max-h-[40dvh] gap-2 overflow-y-auto">
            {refusals.map((refusal) => (
              <p key={refusal}>
                <b className="font-semibold">Not saved.</b> {refusal}
              </p>
            ))}
          </div>
          <button
            type="button"
            aria-label="Close"
            onClick={store.hideRefusals}
            className="ml-auto grid size-12 flex-none place-items-center rounded-box focus-visible:outline-ink-inverse focus-visible:-outline-offset-4"
          >
            <X aria-hidden strokeWidth={1.7} />
          </button>
        </div>
      ) : (
        last !== null && (
          <div className="pointer-events-auto flex min-h-14 items-center gap-3 rounded-box bg-ink py-1 pr-1 pl-4 text-small leading-tight text-raised">
            <p className="py-1.5">
              <b className="font-semibold">
                {last.title}: {changeInWords(last.change)}.
              </b>
              <br />
              {savedAt !== null
                ? `On the site since ${timeInWords(new Date(savedAt))}`
                : problem === null
                  ? 'Saving'
                  : 'Waits on this phone'}
            </p>
            <button
              type="button"
              disabled={isSending}
              onClick={undo}
              className={classNames(
                'ml-auto inline-flex min-h-12 flex-none items-center gap-2 rounded-box px-4 text-ui font-semibold underline underline-offset-[0.2em] focus-visible:outline-ink-inverse focus-visible:-outline-offset-4',
                isSending && 'opacity-60',
              )}
            >
              <Undo2 aria-hidden className="size-5" strokeWidth={1.7} />
              Undo
            </button>
          </div>
        )
      )}
    </div>
  )
}
