import { setTimeout as sleep } from 'node:timers/promises'
import { percentile, report, below } from '#lab/drills/rig/measurements.ts'
import { reconcile, untilMailed } from '#lab/drills/rig/ledger.ts'
import type { Rig, Items } from '#lab/drills/rig/rig.ts'
import { newAttempt, submitAsCrowd, submitUntilAccepted } from '#lab/drills/rig/submitter.ts'

type Size = { submitters: number; each: number; kills: number; everySeconds: number }

/** R2: the same while PostgreSQL is killed every 20 s, 20 times; submitting works again within 15 s of its return. */
export async function killedDatabase(
  rig: Rig,
  items: Items,
  { submitters, each, kills, everySeconds }: Size,
): Promise<boolean> {
  const recoveries: number[] = []
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep((everySeconds - 2) * 1000)
      await rig.killDatabase()
      await sleep(1000)
      await rig.restartDatabase()
      const { milliseconds } = await submitUntilAccepted(rig, newAttempt(items))
      recoveries.push(milliseconds)
    }
  })()
  const pauseMilliseconds = (kills * everySeconds * 1000) / each
  const accepted = await submitAsCrowd(rig, items, { submitters, each, pauseMilliseconds })
  await killing
  await untilMailed(rig)
  const slowest = percentile(recoveries, 1)
  return report(`R2 ${submitters} submitters x ${each}, PostgreSQL killed ${kills} times`, [
    ...(await reconcile(rig, accepted, kills)),
    below('slowest submission after its return, ms', slowest, 15_000),
  ])
}
