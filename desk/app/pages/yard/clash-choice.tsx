import { changeInWords, theirChangeInWords, valueInWords } from '#domain/stock/yard-change.ts'
import type { QueuedChange } from '#domain/stock/yard-queue.ts'
import { timeInWords } from '#domain/time/day-words.ts'
import { ActButton } from './act-button.tsx'
import type { YardStore } from './yard-store.ts'

type ClashChoiceProps = {
  queued: QueuedChange
  store: YardStore
  /** Outside of the item, which item it is. */
  isNamed?: boolean
}

/** Somebody else was faster: who, what and when, and which of the two is right. */
export function ClashChoice({ queued: { change, clash, title }, store, isNamed = false }: ClashChoiceProps) {
  if (clash === undefined) return null
  const { field, key } = change
  const words = (value: unknown) => valueInWords(field, value)
  const { by } = clash
  return (
    <div
      role="alert"
      className="grid gap-2.5 bg-danger-surface px-(--gutter) py-3 text-small text-danger shadow-[inset_4px_0_var(--color-danger)]"
    >
      <p>
        <b className="font-semibold">
          {isNamed && `${title}: `}Not saved.{' '}
          {by === null
            ? `A price list or an order made it ${words(clash.now)}.`
            : `${by.name} ${theirChangeInWords({ field, from: by.from, to: by.to })} at ${timeInWords(new Date(by.at))}.`}
        </b>{' '}
        Yours was {changeInWords(change)}. Which one is right?
      </p>
      <div className="grid grid-cols-2 gap-2">
        <ActButton onClick={() => store.takeBack(key)}>
          Keep {field === 'picture' ? 'theirs' : words(clash.now)}
        </ActButton>
        <ActButton look="save" onClick={() => store.insist(key)}>
          {field === 'picture' ? 'Use yours' : `Set ${words(change.to)}`}
        </ActButton>
      </div>
    </div>
  )
}
