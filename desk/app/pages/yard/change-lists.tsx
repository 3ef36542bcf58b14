import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { changeInWords } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import type { QueuedChange } from '#domain/stock/yard-queue.ts'
import { whenInWords } from '#domain/stock/yard-times.ts'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import { ActButton } from './act-button.tsx'
import { ItemPicture } from './item-picture.tsx'
import { titleOfItem, undoOf } from './yard-actions.ts'
import type { YardStore } from './yard-store.ts'

type SideProps = { items: readonly YardItem[]; store: YardStore; onOpen: (item: YardItem) => void }

type SideRowProps = {
  item: YardItem
  note: string
  /** 'Undo' or 'Take back'. */
  act: string
  isDisabled?: boolean
  onAct: () => void
  onOpen: (item: YardItem) => void
}

/** A change with its item: a tap on the item opens it. */
function SideRow({ item, note, act, isDisabled = false, onAct, onOpen }: SideRowProps) {
  return (
    <li className="flex min-h-16.5 items-center gap-1 border-b border-line pr-1.5">
      <button
        type="button"
        onClick={() => onOpen(item)}
        className="grid min-w-0 flex-1 grid-cols-[44px_minmax(0,1fr)] items-center gap-3 py-2 pl-(--gutter) text-left focus-visible:-outline-offset-3 lg:pl-5"
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
        aria-label={`${act}: ${titleOfItem(item)}, ${note}`}
        disabled={isDisabled}
        onClick={onAct}
        className="grid size-12 flex-none place-items-center rounded-box text-ink disabled:text-line-control"
      >
        <Undo2 aria-hidden strokeWidth={1.7} />
      </button>
    </li>
  )
}

/** While there's no signal: what waits, in order. Each change can be taken back. */
export function Waiting({ queue, items, store, onOpen }: SideProps & { queue: readonly QueuedChange[] }) {
  const waiting = queue.flatMap((queued) => {
    const item = items.find(({ id }) => id === queued.change.id)
    return item === undefined || queued.state === 'clash' ? [] : [{ ...queued, item }]
  })
  if (waiting.length === 0) return null
  return (
    <section aria-label="Waiting to be sent">
      <SectionHead title="Waiting to be sent" />
      <ul>
        {waiting.map(({ change, item, state }) => (
          <SideRow
            key={change.key}
            item={item}
            note={changeInWords(change)}
            act="Take back"
            isDisabled={state === 'sending'}
            onAct={() => store.takeBack(change.key)}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </section>
  )
}

/** Rows before 'Show all'. */
const fewChanges = 4

/** Everybody's changes of the last day, newest first, each with Undo. */
export function ChangedToday({
  items,
  store,
  person,
  now,
  onOpen,
}: SideProps & { person: string; now: Date }) {
  const [showsAll, setShowsAll] = useState(false)
  const changed = items
    .flatMap((item) => item.changes.map((change) => ({ item, change })))
    .toSorted((one, other) => (one.change.at < other.change.at ? 1 : -1))
  if (changed.length === 0) return null
  return (
    <section aria-label="Changed in the last day">
      <SectionHead title="Changed in the last day" />
      <ul>
        {(showsAll ? changed : changed.slice(0, fewChanges)).map(({ item, change }) => (
          <SideRow
            key={change.key}
            item={item}
            note={`${changeInWords(change)}, ${whenInWords(new Date(change.at), now)}, by ${change.who === person ? 'you' : change.who}`}
            act="Undo"
            onAct={() => store.change(undoOf({ ...change, id: item.id }), titleOfItem(item))}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {!showsAll && changed.length > fewChanges && (
        <div className="px-(--gutter) py-2 lg:px-5">
          <ActButton className="w-full" onClick={() => setShowsAll(true)}>
            Show all {changed.length}
          </ActButton>
        </div>
      )}
    </section>
  )
}
