import { write, writeSync } from 'node:fs'

/** Minutes of a busy site. */
const mostWaitingCharacters = 1_000_000
const retryMilliseconds = 100

/**
 * Writes lines without ever blocking or failing the caller: visitors come before the log. While nothing can be written (a
 * full disk, a reader that hangs), lines wait up to a bound, and those beyond it are dropped.
 */
export function logOutput(fd: number) {
  let waiting = ''
  /** Being written, or the part that couldn't be: it goes first next time, so that lines stay whole. */
  let current = Buffer.alloc(0)
  let isWriting = false
  let retry: NodeJS.Timeout | undefined

  function writeNext() {
    retry = undefined
    if (current.length === 0) {
      current = Buffer.from(waiting)
      waiting = ''
    }
    if (current.length === 0) return
    isWriting = true
    write(fd, current, (error, written) => {
      isWriting = false
      if (error === null) {
        current = current.subarray(written)
        writeNext()
      } else {
        retry = setTimeout(writeNext, retryMilliseconds).unref()
      }
    })
  }
  /** At the end of the process, when callbacks no longer run. One attempt, so that a full disk can't prevent the end. */
  function flush() {
    try {
      writeSync(fd, Buffer.concat([isWriting ? Buffer.alloc(0) : current, Buffer.from(waiting)]))
    } catch {
      // These lines are lost.
    }
  }
  let hasStarted = false

  return {
    write(line: string) {
      if (!hasStarted) process.once('exit', flush)
      hasStarted = true
      if (waiting.length + line.length > mostWaitingCharacters) return
      waiting += line
      if (!isWriting && retry === undefined) writeNext()
    },
  }
}
