import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import { Refusal } from './topic.ts'

/**
 * Asks before something is changed; what is about to change has been shown. `--yes` answers it. Without a terminal nobody can
 * answer, so nothing is changed.
 */
export async function confirm(question: string, { yes }: { yes?: boolean }): Promise<boolean> {
  if (yes === true) return true
  if (!process.stdin.isTTY)
    throw new Refusal(`${question} Nobody can answer here: add --yes. Nothing was changed.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D are answers too.
  const left = once(terminal, 'close').then(() => '')
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `).catch(() => ''), left])
    return /^y(es)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}
