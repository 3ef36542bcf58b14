import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** The owner's desk on this database, without a terminal: its exit code and what it prints. */
export function deskOn(ownerUrl: string) {
  return async (...args: string[]) => {
    const child = spawn(process.execPath, ['tools/desk.ts', ...args], {
      env: { ...process.env, DATABASE_URL: ownerUrl },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ended = once(child, 'exit')
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    await ended
    return { code: child.exitCode, out, errors }
  }
}
