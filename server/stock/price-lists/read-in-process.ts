import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type Sheet = { name: string; rows: string[][] }
type Read = { sheets: Sheet[] } | { problem: string }

/** The desk's server ends a connection after 30 s of silence. */
const mostMilliseconds = 25_000

const tooMuch: Read = { problem: 'it has far more cells than a list needs' }

/**
 * Reads every sheet as rows of text, in a process with limited memory and without secrets: a 1 KB workbook with a single cell in
 * the far corner of the sheet would otherwise use up all of the machine's. Says why if it can't.
 */
export async function readInProcess(
  kind: 'csv' | 'excel',
  bytes: Buffer,
  mostMegabytes: number,
): Promise<Read> {
  const child = fork(resolve('server/stock/price-lists/list-reader.ts'), [String(2 * mostMegabytes)], {
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    env: {},
    // A process that runs out of memory says so at length.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  try {
    child.send({ kind, bytes })
    const answered = once(child, 'message', { signal: AbortSignal.timeout(mostMilliseconds) }) as Promise<
      [Read]
    >
    const ended = once(child, 'exit').then(() => [tooMuch])
    const [result] = await Promise.race([answered, ended])
    return result ?? tooMuch
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ABORT_ERR') return tooMuch
    return { problem: error instanceof Error ? error.message : "it's damaged" }
  } finally {
    child.kill('SIGKILL')
  }
}
