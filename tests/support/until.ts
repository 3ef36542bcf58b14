import { setTimeout as sleep } from 'node:timers/promises'

/** Asks until the answer is there; fails after `seconds`. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false> | Answer | undefined | false,
  seconds = 10,
): Promise<Answer> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    await sleep(50)
  }
  throw new Error(`${what}: not within ${seconds} s`)
}
