import { changeInWords, type YardChange } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import {
  addChange,
  markSending,
  nextToSend,
  removeChange,
  removeRefused,
  startFrom,
  takeBack,
  waitAgain,
  type QueuedChange,
} from '#domain/stock/yard-queue.ts'
import { parseJson } from '#domain/parse-json.ts'
import { unsavedTextName } from '#desk/app/components/unsaved-text.ts'
import { createStore } from '#ui/create-store.ts'
import { dropUnsentPhoto, findUnsentPhoto } from './unsent-photos.ts'

// The yard on this phone: changes that wait to be sent, and what the server said about those it has.

/** The last change, for the bar with Undo. */
type LastChange = { change: YardChange; title: string; savedAt: string | null }

export type YardState = {
  queue: readonly QueuedChange[]
  /** Items as the server returned them after a change, newer than the list. */
  fresh: ReadonlyMap<number, { asOf: string; item: YardItem }>
  last: LastChange | null
  /** Why changes wait. */
  problem: 'no-signal' | 'no-response' | 'signed-out' | null
  /** Changes that weren't saved, and why. */
  refusals: readonly string[]
}

type Reply =
  | { kind: 'saved'; at: string; asOf: string; item: YardItem | null }
  | { kind: 'refused'; message: string; asOf: string; item: YardItem | null }

/** Taps on minus and plus within this time are one change. */
const tapMilliseconds = 700
const retryMilliseconds = 8_000

const nothing: YardState = { queue: [], fresh: new Map(), last: null, problem: null, refusals: [] }

function readStored(name: string): readonly QueuedChange[] {
  try {
    const stored = parseJson(localStorage.getItem(name) ?? '[]')
    // Written by this file.
    return Array.isArray(stored) ? waitAgain(stored as QueuedChange[]) : []
  } catch {
    return []
  }
}

function writeStored(name: string, queue: readonly QueuedChange[]) {
  try {
    if (queue.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(queue))
  } catch {
    // Without storage, the queue lasts as long as the page.
  }
}

async function post(change: YardChange): Promise<Reply | 'no-signal' | 'no-response' | 'signed-out'> {
  const photo = change.field === 'picture' ? await findUnsentPhoto(change.key) : undefined
  const fields = { change: JSON.stringify(change) }
  const body = photo === undefined ? new URLSearchParams(fields) : new FormData()
  if (body instanceof FormData && photo !== undefined) {
    body.set('change', fields.change)
    body.set('photo', photo)
  }
  try {
    const response = await fetch('/yard/changes', { method: 'POST', body, redirect: 'manual' })
    if (response.type === 'opaqueredirect') return 'signed-out'
    const reply: unknown = await response.json().catch(() => undefined)
    return typeof reply === 'object' && reply !== null && 'kind' in reply ? (reply as Reply) : 'no-response'
  } catch {
    return 'no-signal'
  }
}

function createYardStore(storageName: string) {
  const store = createStore<YardState>(nothing, () => ({ ...nothing, queue: readStored(storageName) }))
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(part: Partial<YardState>) {
    store.set({ ...store.read(), ...part })
    if (part.queue !== undefined) writeStored(storageName, part.queue)
  }

  function sendAfter(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void sendNext(), milliseconds)
  }

  async function sendNext() {
    const next = nextToSend(store.read().queue)
    if (next === undefined || !navigator.onLine) {
      set({ problem: next === undefined ? null : 'no-signal' })
      return
    }
    const { key } = next.change
    set({ queue: markSending(store.read().queue, key) })
    const reply = await post(next.change)
    const { queue, last, fresh, refusals } = store.read()
    if (typeof reply === 'string') {
      set({ queue: waitAgain(queue), problem: reply })
      if (reply !== 'signed-out') sendAfter(retryMilliseconds)
      return
    }
    const isLast = last?.change.key === key
    const { item, asOf } = reply
    const known = { problem: null, fresh: item == null ? fresh : new Map(fresh).set(item.id, { asOf, item }) }
    if (reply.kind === 'refused') {
      const refusal = `${next.title}, ${changeInWords(next.change)}: ${reply.message}`
      set({
        ...known,
        queue: removeRefused(queue, next.change),
        refusals: [...refusals, refusal],
        ...(isLast && { last: null }),
      })
    } else {
      // Only the server knows a new photo's key.
      const made =
        next.change.field === 'picture' && item !== null ? { ...next.change, to: item.picture } : next.change
      set({
        ...known,
        queue: startFrom(removeChange(queue, key), next.change, made.to),
        ...(isLast && { last: { ...last, change: made, savedAt: reply.at } }),
      })
    }
    if (next.change.field === 'picture') void dropUnsentPhoto(key)
    await sendNext()
  }

  return {
    ...store,
    /** Shows a change at once and sends it; taps that follow each other quickly go together. */
    change: (change: YardChange, title: string, isTap = false) => {
      const earlier = store.read().queue
      const queue = addChange(earlier, change, { title, at: new Date().toISOString() })
      for (const each of earlier)
        if (!queue.some(({ change: { key } }) => key === each.change.key))
          void dropUnsentPhoto(each.change.key)
      // The change as it was merged; null if it took an earlier one back.
      const queued = queue.find((each) => each.change.key === change.key)
      set({
        queue,
        last: queued === undefined ? null : { change: queued.change, title, savedAt: null },
      })
      sendAfter(isTap ? tapMilliseconds : 0)
    },
    takeBack: (key: string) => {
      const { queue, last } = store.read()
      set({ queue: takeBack(queue, key), ...(last?.change.key === key && { last: null }) })
      void dropUnsentPhoto(key)
    },
    /** When the page opens, and when the signal is back. */
    send: () => sendAfter(0),
    hideLast: () => set({ last: null }),
    hideRefusals: () => set({ refusals: [] }),
  }
}

export type YardStore = ReturnType<typeof createYardStore>

const stores = new Map<number, YardStore>()

/** Each person has a queue of their own, in case two use one phone. */
export function yardStoreOf(personId: number): YardStore {
  const store = stores.get(personId) ?? createYardStore(unsavedTextName(personId, 'yard queue'))
  // On the server, nobody's state may stay in memory.
  if ('document' in globalThis) stores.set(personId, store)
  return store
}
