import { setImmediate as nextTurn } from 'node:timers/promises'
import { countBusy } from '#server/platform/metrics/metrics.ts'

/** Thrown when work took too long or never got a turn. The client should try again later. */
export class Busy extends Error {}

/** A turn of the event loop accepts about one connection, and takes microseconds if there's nothing to do. */
const turnsBetweenTasks = 20

type Limits = {
  /** Its name in the metrics. */
  work: string
  most: number
  waitMilliseconds: number
}

/** Who waits, and a signal that nobody waits for the result anymore. */
type Turn = { client?: string; signal?: AbortSignal | undefined }

/**
 * Runs at most `most` tasks at once. Others wait in line, and are rejected with Busy after `waitMilliseconds`. Clients take turns:
 * one with many tasks in line delays another client by one task, not by all of them.
 */
export function limitConcurrency({ work, most, waitMilliseconds }: Limits) {
  let running = 0
  /** A line per client. The first client is next, and then goes to the end. */
  const lines = new Map<string, Set<() => void>>()

  function takeTurn(client: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = lines.get(client) ?? new Set()
      lines.set(client, line)
      const leave = () => {
        clearTimeout(tooLong)
        signal?.removeEventListener('abort', giveUp)
        line.delete(start)
        if (line.size === 0) lines.delete(client)
      }
      const start = () => {
        leave()
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(signal?.reason)
      }
      const tooLong = setTimeout(() => {
        leave()
        countBusy(work)
        reject(new Busy(`no turn within ${waitMilliseconds} ms`))
      }, waitMilliseconds)
      signal?.addEventListener('abort', giveUp)
      line.add(start)
    })
  }

  async function passTurnOn() {
    // Whatever doesn't wait in line goes first: a task may have kept the process busy.
    for (let turn = 0; turn < turnsBetweenTasks; turn += 1) await nextTurn()
    const [next] = lines
    if (next === undefined) {
      running -= 1
      return
    }
    const [client, line] = next
    lines.delete(client)
    lines.set(client, line)
    const [start] = line
    start?.()
  }

  return async <Result>(task: () => Promise<Result>, { client = '', signal }: Turn = {}): Promise<Result> => {
    signal?.throwIfAborted()
    // A waiting task takes over the turn of one that ends, so the count stays the same.
    if (running >= most) await takeTurn(client, signal)
    else running += 1
    try {
      return await task()
    } finally {
      void passTurnOn()
    }
  }
}
