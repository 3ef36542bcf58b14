import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../../server/platform/config/env.ts'
import { responds, until } from '../../../tests/support/until.ts'
import { freePort } from '../../../tools/free-port.ts'

/** Preloaded into the process: forces a garbage collection on SIGUSR2, so only live memory is measured. */
const collectWhenTold = "data:text/javascript,process.on('SIGUSR2',()=>globalThis.gc())"
const megabyte = 1024 * 1024

/** A built process whose memory (heap after a collection, resident) and open files can be measured. */
export async function startMeasuredProcess(file: string, entries: Record<string, string>) {
  const metricsPort = await freePort()
  const child = spawn(process.execPath, ['--expose-gc', '--import', collectWhenTold, file], {
    env: childEnv({ ...entries, METRICS_PORT: String(metricsPort) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return {
    measure: async () => {
      child.kill('SIGUSR2')
      await sleep(500)
      const text = await readMetrics()
      const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
      return {
        heldMegabytes:
          (metric('nodejs_heap_size_used_bytes') + metric('nodejs_external_memory_bytes')) / megabyte,
        residentMegabytes: metric('process_resident_memory_bytes') / megabyte,
        openFiles: metric('process_open_fds'),
      }
    },
    /** The metrics server starts last, once everything else is running. */
    untilItRuns: () =>
      until(
        `${file} runs`,
        () => child.exitCode === null && responds(`http://127.0.0.1:${metricsPort}/metrics`),
        30,
      ),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}
