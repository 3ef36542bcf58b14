import { report, equal, judged } from '#lab/drills/rig/measurements.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, post } from '#lab/drills/rig/submitter.ts'

/** R3: one key sent many times at once, to all processes: 1 quote and equal responses. With another body it's refused. */
export async function oneKey(rig: Rig, items: Items, times: number): Promise<boolean> {
  // A process that has just started takes twice as long for many requests at once, which may be too long for the last of them.
  for (let time = 0; time < 25; time += 1)
    await Promise.all(rig.origins.map((origin) => post(origin, newAttempt(items))))
  const attempt = newAttempt(items)
  const sentAt = performance.now()
  const responses = await Promise.all(
    Array.from({ length: times }, async (_, index) => {
      const response = await post(rig.origins[index % rig.origins.length] ?? '', attempt)
      return `${response.status} ${await response.text()}`
    }),
  )
  const slowest = Math.round(performance.now() - sentAt)
  const quotes = await rig.count('select count(*) from quotes where idempotency_key = $1', [attempt.key])
  const other = await post(rig.origins[0] ?? '', {
    ...attempt,
    body: attempt.body.replace('Elena', 'Elvira'),
  })
  const different = new Set(responses).size
  return report(`R3 one key, ${times} times at once`, [
    judged(
      'responses with a 201',
      responses.filter((response) => response.startsWith('201')).length,
      responses.every((response) => response.startsWith('201')),
    ),
    { name: 'slowest response, ms', value: slowest },
    equal('different responses', different, 1),
    equal('quotes', quotes, 1),
    equal('status of the same key with another body', other.status, 409),
  ])
}
