import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { equal, report } from '#lab/drills/rig/measurements.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, submitUntilAccepted, type Attempt } from '#lab/drills/rig/submitter.ts'
import { workThrough } from '#lab/drills/rig/work-through.ts'

/** Sends the whole request and hangs up before the response. */
async function sendAndHangUp(origin: string, { key, body, visitor }: Attempt) {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  const head = [
    'POST /api/public/submit-quote HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Idempotency-Key: ${key}`,
    `X-Forwarded-For: ${visitor}`,
  ].join('\r\n')
  await new Promise<void>((sent) => socket.write(`${head}\r\n\r\n${body}`, () => sent()))
  await sleep(randomInt(25))
  socket.destroy()
}

/** R4: the socket is cut between request and response 1,000 times, and each request is sent again: 1,000 quotes. */
export async function cutSockets(rig: Rig, items: Items, times: number): Promise<boolean> {
  const before = await rig.count('select count(*) from quotes')
  const keys: string[] = []
  await workThrough(times, 8, async (index) => {
    const attempt = newAttempt(items)
    keys.push(attempt.key)
    await sendAndHangUp(rig.origins[index % rig.origins.length] ?? '', attempt)
    await submitUntilAccepted(rig, attempt)
  })
  const added = (await rig.count('select count(*) from quotes')) - before
  const stored = await rig.count('select count(*) from quotes where idempotency_key = any($1)', [keys])
  return report(`R4 ${times} sockets cut before the response, then sent again`, [
    equal('quotes added', added, times),
    equal('keys with a quote', stored, times),
  ])
}
