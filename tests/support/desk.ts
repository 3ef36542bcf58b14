import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type DeskResult = { code: number; out: string; err: string }

/** Runs a desk command in its own process, without a terminal. */
export function runDesk(ownerUrl: string, args: readonly string[], entries: Record<string, string> = {}) {
  return new Promise<DeskResult>((resolve) => {
    // Tests start it many times; caching Node's compiled code speeds that up.
    const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'hctc-compile-cache') }
    const env = { ...process.env, ...cache, ...entries, DATABASE_URL: ownerUrl }
    const child = execFile(
      process.execPath,
      ['tools/desk.ts', ...args],
      { env, maxBuffer: 50_000_000 },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    )
    child.stdin?.end()
  })
}
