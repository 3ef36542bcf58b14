import type { Client } from 'pg'
import { afterAll } from 'vitest'
import { startSiteProcess } from './site-process.ts'

/** The built worker, until the file's tests are over. */
export async function startWorkerProcess(ownerUrl: string, entries: Record<string, string>) {
  // Otherwise a test could get an extra email depending on the time of day.
  const settings = { NODE_ENV: 'test', DIGEST_HOUR: 'off', ...entries }
  const worker = await startSiteProcess(ownerUrl, settings, { part: 'worker' })
  afterAll(worker.stop)
  return worker
}

/** Emails that wait for their next attempt are due now; the worker looks every 2 s. */
export const retryEmailsNow = (owner: Client) =>
  owner.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'")
