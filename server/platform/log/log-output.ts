import { write, writeSync } from 'node:fs'

/** A few minutes of a busy site. */
const mostWaitingCharacters = 1_000_000
const retryMilliseconds = 100

/**
 * Writes lines without ever blocking or failing the caller: visitors matter more than the log. While nothing can be written (a
 * full disk, a reader that hangs), lines are buffered up to a limit, and further ones are dropped.
 */
export function logOutput(fd: number) {
  let waiting = ''
  /** The bytes being written, or the rest of a failed write. They go first next time, so lines stay whole. */
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
  /** Runs on exit, when callbacks no longer do. A single attempt, so a full disk can't keep the process alive. */
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
