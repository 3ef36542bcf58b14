import { isSameValue, type YardChange } from './yard-change.ts'

// Changes that wait on the phone until the server has them, in the order in which they were made.

type Made = {
  /** How the list names the item. */
  title: string
  /** ISO. */
  at: string
}

export type QueuedChange = Made & {
  change: YardChange
  state: 'waiting' | 'sending'
}

const isAbout =
  ({ id, field }: Pick<YardChange, 'id' | 'field'>) =>
  ({ change }: QueuedChange) =>
    change.id === id && change.field === field

/**
 * Adds a change. Changes of one value that haven't been sent become one: three taps on minus are 9 to 6, and a tap there and
 * back is nothing.
 */
export function addChange(
  queue: readonly QueuedChange[],
  change: YardChange,
  made: Made,
): readonly QueuedChange[] {
  const unsent = queue.findIndex((each) => isAbout(change)(each) && each.state !== 'sending')
  const earlier = queue[unsent]
  if (earlier === undefined) return [...queue, { ...made, change, state: 'waiting' }]
  const { from } = earlier.change
  const merged = { ...change, from } as YardChange
  return isSameValue(from, change.to)
    ? queue.toSpliced(unsent, 1)
    : queue.with(unsent, { ...made, change: merged, state: 'waiting' })
}

export const takeBack = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.filter(({ change, state }) => change.key !== key || state === 'sending')

/** The next change to send. One is sent at a time. */
export function nextToSend(queue: readonly QueuedChange[]): QueuedChange | undefined {
  return queue.some(({ state }) => state === 'sending') ? undefined : queue[0]
}

export const markSending = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.map((each) => (each.change.key === key ? { ...each, state: 'sending' } : each))

/** A change whose request failed, or that was being sent when the page was closed, waits again. */
export const waitAgain = (queue: readonly QueuedChange[]): readonly QueuedChange[] =>
  queue.map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' } : each))

/** The change is stored. */
export const removeChange = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.filter(({ change }) => change.key !== key)

/** The change was refused, and with it what was made on top of it. */
export const removeRefused = (queue: readonly QueuedChange[], refused: YardChange): readonly QueuedChange[] =>
  queue.filter((each) => !isAbout(refused)(each))

/** The result of a change, such as a photo's key, is known once it's stored: a later change of the same value starts from there. */
export const startFrom = (
  queue: readonly QueuedChange[],
  stored: YardChange,
  value: unknown,
): readonly QueuedChange[] =>
  queue.map((each) =>
    isAbout(stored)(each) && isSameValue(each.change.from, stored.to)
      ? { ...each, change: { ...each.change, from: value } as YardChange }
      : each,
  )

/** The value as the person sees it: what the server has, with their own changes on top. */
export function withQueued<Value>(
  queue: readonly QueuedChange[],
  id: number,
  field: YardChange['field'],
  value: Value,
): Value {
  const last = queue.findLast(isAbout({ id, field }))
  return last === undefined ? value : (last.change.to as Value)
}
