import { execFile } from 'node:child_process'

export type DeskAnswer = { code: number; out: string; err: string }

/** The owner's desk as the owner runs it: a process of its own, without a terminal. */
export function runDesk(ownerUrl: string, args: readonly string[], entries: Record<string, string> = {}) {
  return new Promise<DeskAnswer>((resolve) => {
    const env = { ...process.env, ...entries, DATABASE_URL: ownerUrl }
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
