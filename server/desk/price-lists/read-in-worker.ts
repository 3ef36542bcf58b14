import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'

export type Sheet = { name: string; rows: string[][] }

/** The desk's server ends a connection after 30 s of silence. */
const mostMilliseconds = 25_000

/**
 * Reads every sheet as rows of text, in a thread with limited memory: a 1 KB workbook with a single cell in the far corner
 * of the sheet would otherwise use up all of the machine's. Says why if it can't.
 */
export async function readInWorker(
  kind: 'csv' | 'excel',
  bytes: Buffer,
  mostMegabytes: number,
): Promise<{ sheets: Sheet[] } | { problem: string }> {
  const worker = new Worker(resolve('server/desk/price-lists/list-worker.ts'), {
    workerData: { kind, bytes },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const [result] = (await once(worker, 'message', { signal: AbortSignal.timeout(mostMilliseconds) })) as [
      { sheets: Sheet[] } | { problem: string },
    ]
    return result
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR')
      return { problem: 'it has far more cells than a list needs' }
    return { problem: error instanceof Error ? error.message : "it's damaged" }
  } finally {
    await worker.terminate()
  }
}
