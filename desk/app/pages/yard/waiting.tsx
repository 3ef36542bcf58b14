import { Undo2 } from 'lucide-react'
import { changeInWords } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import type { QueuedChange } from '#domain/stock/yard-queue.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { ItemPicture } from './item-picture.tsx'
import { titleOfItem } from './yard-actions.ts'
import type { YardStore } from './yard-store.ts'

type WaitingProps = {
  queue: readonly QueuedChange[]
  items: readonly YardItem[]
  store: YardStore
  onOpen: (item: YardItem) => void
}

/** While there's no signal: what waits, in order. A tap on an item opens it, and each change can be taken back. */
export function Waiting({ queue, items, store, onOpen }: WaitingProps) {
  const waiting = queue.flatMap((queued) => {
    const item = items.find(({ id }) => id === queued.change.id)
    return item === undefined ? [] : [{ ...queued, item, note: changeInWords(queued.change) }]
  })
  if (waiting.length === 0) return null
  return (
    <section aria-label="Waiting to be sent">
      <SectionHead title="Waiting to be sent" />
      <ul>
        {waiting.map(({ change, item, state, note }) => (
          <li key={change.key} className="flex min-h-16.5 items-center gap-1 border-b border-line pr-1.5">
            <button
              type="button"
              onClick={() => onOpen(item)}
              className="grid min-w-0 flex-1 grid-cols-[44px_minmax(0,1fr)] items-center gap-3 py-2 pl-(--gutter) text-left focus-visible:-outline-offset-3"
            >
              <ItemPicture item={item} className="size-11" />
              <span className="min-w-0">
                <span className="block font-display text-[1.125rem] leading-tight font-medium">
                  {titleOfItem(item)}
                </span>
                <span className="block text-caption leading-snug text-ink-quiet">{note}</span>
              </span>
            </button>
            <button
              type="button"
              aria-label={`Take back: ${titleOfItem(item)}, ${note}`}
              disabled={state === 'sending'}
              onClick={() => store.takeBack(change.key)}
              className="grid size-12 flex-none place-items-center rounded-box text-ink disabled:text-line-control"
            >
              <Undo2 aria-hidden strokeWidth={1.7} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
