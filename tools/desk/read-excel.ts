import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

// Several times what 50,000 lines need.
const mostMegabytes = 400
const mostMilliseconds = 60_000

/**
 * The first sheet's rows of texts. In a thread that may only take so much memory: a workbook of 1 KB whose one cell lies at the
 * far corner of the sheet would otherwise take all that the machine has.
 */
export async function readExcelRows(bytes: Buffer): Promise<string[][]> {
  const worker = new Worker(new URL('./excel-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const [rows] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(mostMilliseconds),
    })) as [string[][]]
    return rows
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isTooLarge = code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR'
    throw isTooLarge ? new Error('it takes up more cells than any list has', { cause: error }) : error
  } finally {
    await worker.terminate()
  }
}
