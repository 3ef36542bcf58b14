import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Client } from 'pg'
import { afterAll } from 'vitest'
import { roleUrl } from '#server/db/roles.ts'

/** The built worker as a process of its own, as the worker's role; ready when this returns. */
export async function startWorkerProcess(ownerUrl: string, entries: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/worker.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SITE_ORIGIN: 'https://trees.example',
      // Whether a test gets one more letter must not depend on the hour.
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
    if (child.exitCode !== null) throw new Error(`the worker ended: ${lines.join('')}`)
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return { stop, kill: () => child.kill('SIGKILL'), lines }
}

/** Emails that wait for their next attempt are due now; the worker looks every 2 s. */
export const retryEmailsNow = (owner: Client) =>
  owner.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
