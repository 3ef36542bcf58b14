import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** The owner's options for a command that changes something. */
export type ConfirmOptions = { yes?: boolean | undefined; 'dry-run'?: boolean | undefined }

/** Asks before something is changed; `--yes` skips the question. Without a terminal there's no one to ask, so it refuses. */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<boolean> {
  if (yes === true) return true
  if (!process.stdin.isTTY)
    throw new Refusal(`${question} There's no terminal to answer on: add --yes. Nothing was changed.`)
  return /^y(es)?$/i.test(await ask(`${question} [y/N] `))
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D mean no.
  const left = once(terminal, 'close').then(() => '')
  try {
    return (await Promise.race([terminal.question(question).catch(() => ''), left])).trim()
  } finally {
    terminal.close()
  }
}
