import { isSameValue, type YardChange } from './yard-change.ts'

// Changes that wait on the phone until the server has them, in the order in which they were made.

/** Somebody else was faster: what it is now, and who did it when, if the log knows. */
export type Clash = { now: unknown; by: { name: string; from: unknown; to: unknown; at: string } | null }

type Made = {
  /** How the list names the item. */
  title: string
  /** ISO. */
  at: string
}

export type QueuedChange = Made & {
  change: YardChange
  state: 'waiting' | 'sending' | 'clash'
  clash?: Clash
}

const isAbout =
  ({ id, field }: Pick<YardChange, 'id' | 'field'>) =>
  ({ change }: QueuedChange) =>
    change.id === id && change.field === field

/**
 * Adds a change. Changes of one value that haven't been sent become one: three taps on minus are 9 to 6, and a tap there and
 * back is nothing. A change after a clash starts from what it is now.
 */
export function addChange(
  queue: readonly QueuedChange[],
  change: YardChange,
  made: Made,
): readonly QueuedChange[] {
  const unsent = queue.findIndex((each) => isAbout(change)(each) && each.state !== 'sending')
  const earlier = queue[unsent]
  if (earlier === undefined) return [...queue, { ...made, change, state: 'waiting' }]
  const from = earlier.clash === undefined ? earlier.change.from : earlier.clash.now
  const merged = { ...change, from } as YardChange
  return isSameValue(from, change.to)
    ? queue.toSpliced(unsent, 1)
    : queue.with(unsent, { ...made, change: merged, state: 'waiting' })
}

export const takeBack = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.filter(({ change, state }) => change.key !== key || state === 'sending')

/** The next change to send: the first that isn't waiting for a choice. One is sent at a time. */
export function nextToSend(queue: readonly QueuedChange[]): QueuedChange | undefined {
  return queue.some(({ state }) => state === 'sending')
    ? undefined
    : queue.find(({ state }) => state === 'waiting')
}

export const markSending = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.map((each) => (each.change.key === key ? { ...each, state: 'sending' } : each))

/** A change whose request failed, or that was being sent when the page was closed, waits again. */
export const waitAgain = (queue: readonly QueuedChange[]): readonly QueuedChange[] =>
  queue.map((each) => (each.state === 'sending' ? { ...each, state: 'waiting' } : each))

/** The change is stored, or was refused for good. */
export const removeChange = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.filter(({ change }) => change.key !== key)

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

/** The person has to choose. A later change of the same value is the one to choose about. */
export function markClash(
  queue: readonly QueuedChange[],
  key: string,
  clash: Clash,
): readonly QueuedChange[] {
  const clashing = queue.find(({ change }) => change.key === key)
  if (clashing === undefined) return queue
  const later = queue.findLast(isAbout(clashing.change)) ?? clashing
  const asked: QueuedChange = {
    ...later,
    change: { ...later.change, from: clashing.change.from } as YardChange,
    state: 'clash',
    clash,
  }
  return isSameValue(later.change.to, clash.now)
    ? queue.filter((each) => !isAbout(clashing.change)(each))
    : queue.flatMap((each) => (each === clashing ? [asked] : isAbout(clashing.change)(each) ? [] : [each]))
}

/** The person's own value wins: sent again, from what it is now. */
export const insist = (queue: readonly QueuedChange[], key: string): readonly QueuedChange[] =>
  queue.map((each) => {
    if (each.change.key !== key || each.clash === undefined) return each
    const { clash, ...rest } = each
    return { ...rest, change: { ...each.change, from: clash.now } as YardChange, state: 'waiting' }
  })

/** The value as the person sees it: what the server has, with their own changes on top. */
export function withQueued<Value>(
  queue: readonly QueuedChange[],
  id: number,
  field: YardChange['field'],
  value: Value,
): Value {
  const last = queue.findLast(isAbout({ id, field }))
  if (last === undefined) return value
  return (last.clash === undefined ? last.change.to : last.clash.now) as Value
}
