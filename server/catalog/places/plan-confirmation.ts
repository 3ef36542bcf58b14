import { listOakRules, listWaterSuppliers, saveConfirmation } from './local-rules.ts'
import type { PlannedChange } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** Confirms a local rule as it's written now, or takes the confirmation back. */
export async function planConfirmation(
  kind: 'oak' | 'water',
  slug: string,
  day: string | null,
): Promise<PlannedChange<unknown>> {
  const list = kind === 'oak' ? listOakRules : listWaterSuppliers
  const find = async (...on: Parameters<typeof list>) =>
    (await list(...on)).find((each) => each.slug === slug)
  const before = await find()
  if (before === undefined) throw new Refusal('This rule is no longer on record.')
  const name = 'city' in before ? before.city : before.name
  return {
    effects: [day === null ? `${name} is to be confirmed again.` : `${name} is confirmed.`],
    before,
    read: find,
    write: (on) => saveConfirmation(on, kind, slug, day),
    logged: [
      {
        action: 'rule.confirmed',
        subject: `${kind} rule ${slug}`,
        details: { from: before.confirmedOn, to: day },
      },
    ],
  }
}
