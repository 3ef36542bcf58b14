import { report } from '#lab/drills/rig/measurements.ts'
import { reconcile, untilMailed } from '#lab/drills/rig/ledger.ts'
import { killAtRandom, type Rig, type Items } from '#lab/drills/rig/rig.ts'
import { submitAsCrowd } from '#lab/drills/rig/submitter.ts'

type Size = { submitters: number; each: number; kills: number }

/** R1: 500 submitters x 20 while an application or the worker is killed at random every 0.5 to 3 s, 200 times. */
export async function killedProcesses(
  rig: Rig,
  items: Items,
  { submitters, each, kills }: Size,
): Promise<boolean> {
  const killing = killAtRandom(rig, kills)
  // Spread the requests over the kills, so each kill hits some.
  const pauseMilliseconds = (kills * 1750) / each
  const accepted = await submitAsCrowd(rig, items, { submitters, each, pauseMilliseconds })
  await killing
  await untilMailed(rig)
  const measurements = await reconcile(rig, accepted, kills)
  return report(`R1 ${submitters} submitters x ${each}, ${kills} kills`, measurements)
}
