import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from 'pg'
import { afterAll } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'

/** The built worker in its own process, with the worker role. It's ready when this returns. */
export async function startWorkerProcess(ownerUrl: string, entries: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/worker.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SITE_ORIGIN: 'https://trees.example',
      // Otherwise a test could get an extra email depending on the time of day.
      DIGEST_HOUR: 'off',
      ...entries,
      DATABASE_URL: roleUrl(ownerUrl, 'worker'),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  child.stdout.on('data', (chunk: Buffer) => lines.push(String(chunk)))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  afterAll(stop)
  while (!lines.join('').includes('worker ready')) {
    if (child.exitCode !== null) throw new Error(`the worker exited: ${lines.join('')}`)
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return { stop, kill: () => child.kill('SIGKILL'), lines }
}

/** Emails that wait for their next attempt are due now; the worker looks every 2 s. */
export const retryEmailsNow = (owner: Client) =>
  owner.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
