import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Sheet = { name: string; rows: string[][] }

// Several times what a list of 50,000 lines needs.
const mostMegabytes = 400
const mostMilliseconds = 60_000

/**
 * Reads every sheet as rows of text, in a thread with limited memory: a 1 KB workbook with a single cell in the far corner
 * of the sheet would otherwise use up all of the machine's.
 */
export async function readExcelSheets(bytes: Buffer): Promise<Sheet[]> {
  const worker = new Worker(new URL('./excel-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  try {
    const [sheets] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(mostMilliseconds),
    })) as [Sheet[]]
    return sheets
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const isTooLarge = code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR'
    throw isTooLarge ? new Error('it has far more cells than a list needs', { cause: error }) : error
  } finally {
    await worker.terminate()
  }
}
