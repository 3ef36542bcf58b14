import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { childEnv, toolEnv } from '#server/platform/config/env.ts'
import { customers } from './stories.ts'

/**
 * Fills a new database with the demo, in a process whose clock can stand in the past. Never one that was given to us. Returns what
 * it did, in words.
 */
export async function fillDesk(ownerUrl: string, entries: Record<string, string>): Promise<string> {
  if (ownerUrl === toolEnv().DATABASE_URL)
    return 'left out: it’s only for the local database, not for the one in DATABASE_URL'
  const child = spawn(process.execPath, ['tools/demo/play-stories.ts'], {
    env: childEnv({ LOG_LEVEL: 'warn', ...entries, DATABASE_URL: ownerUrl }),
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(complaint.trim())
  return `${customers.length} customers and their quotes`
}
