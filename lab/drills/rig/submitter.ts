import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { quoteBody } from '../../../tests/support/quote-request.ts'
import type { Rig, Items } from './rig.ts'

let visitors = 0

/** An unused IP address: every submitter is a separate visitor. */
export function nextVisitor(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

export type Attempt = { key: string; body: string; visitor: string }

export function newAttempt(items: Items, form: object = {}): Attempt {
  return { key: randomUUID(), body: JSON.stringify(quoteBody(items, form)), visitor: nextVisitor() }
}

export function post(origin: string, { key, body, visitor }: Attempt): Promise<Response> {
  return fetch(`${origin}/api/public/submit-quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': visitor },
    body,
    signal: AbortSignal.timeout(8000),
  })
}

export type Accepted = { key: string; quoteNumber: string; tries: number; milliseconds: number }

type Crowd = { submitters: number; each: number; pauseMilliseconds: number }

/** Many visitors, each sending one quote after another, with pauses that spread them over the duration of the fault. */
export async function submitAsCrowd(
  rig: Rig,
  items: Items,
  { submitters, each, pauseMilliseconds }: Crowd,
): Promise<Accepted[]> {
  const accepted: Accepted[] = []
  await Promise.all(
    Array.from({ length: submitters }, async () => {
      for (let sent = 0; sent < each; sent += 1) {
        await sleep(randomInt(Math.ceil(pauseMilliseconds * 2)))
        accepted.push(await submitUntilAccepted(rig, newAttempt(items)))
      }
    }),
  )
  return accepted
}

/** Retries with the same key, against random processes, until it gets a 2xx. */
export async function submitUntilAccepted(rig: Rig, attempt: Attempt): Promise<Accepted> {
  const begun = performance.now()
  for (let tries = 1; ; tries += 1) {
    try {
      const origin = rig.origins[randomInt(rig.origins.length)] ?? ''
      const response = await post(origin, attempt)
      const text = await response.text()
      if (response.ok) {
        const { quoteNumber } = JSON.parse(text) as { quoteNumber: string }
        return { key: attempt.key, quoteNumber, tries, milliseconds: performance.now() - begun }
      }
      if (response.status < 500 && response.status !== 429)
        throw new Error(`refused with ${response.status}: ${text}`, { cause: 'refused' })
    } catch (error) {
      if (error instanceof Error && error.cause === 'refused') throw error
      // The process was killed or is restarting, or the connection was cut: the visitor presses the button again.
    }
    await sleep(100 + randomInt(300))
  }
}
