import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { report } from '#lab/drills/rig/measurements.ts'
import type { Rig } from '#lab/drills/rig/rig.ts'
import { newAttempt, submitUntilAccepted, type Attempt } from '#lab/drills/rig/submitter.ts'

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
export async function cutSockets(
  rig: Rig,
  items: { inventoryId: number; quantity: number }[],
  times: number,
): Promise<boolean> {
  const begun = performance.now()
  const [before] = await rig.query('select count(*)::int as quotes from quotes')
  const attempts = Array.from({ length: times }, () => newAttempt(items))
  const lanes = 8
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let index = lane; index < times; index += lanes) {
        const attempt = attempts[index]
        if (attempt === undefined) continue
        await sendAndHangUp(rig.origins[index % rig.origins.length] ?? '', attempt)
        await submitUntilAccepted(rig, attempt)
      }
    }),
  )
  const [after] = await rig.query('select count(*)::int as quotes from quotes')
  const [stored] = await rig.query(
    'select count(*)::int as keys from quotes where idempotency_key = any($1)',
    [attempts.map(({ key }) => key)],
  )
  const added = (after?.quotes ?? 0) - (before?.quotes ?? 0)
  return report(`R4 ${times} sockets cut before the response, then sent again`, begun, [
    { name: 'quotes added', value: added, holds: added === times },
    { name: 'keys with a quote', value: stored?.keys, holds: stored?.keys === times },
  ])
}
