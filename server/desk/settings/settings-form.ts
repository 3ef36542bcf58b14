import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import type { SettingsOutcome } from '#domain/desk/settings-outcome.ts'
import { requireOwner } from '#server/desk/access/require-person.ts'
import { deskUnavailable } from '#server/desk/desk-unavailable.ts'
import { applyPlan, type PlannedChange } from '#server/desk/planned-change.ts'
import { Refusal } from '#server/desk/refusal.ts'
import { readForm } from '#server/http/read-body.ts'

/** Rows of settings come in any order. */
const inOrder = (settings: ReadonlyMap<string, string>) =>
  [...settings].toSorted(([one], [other]) => one.localeCompare(other))

/** Stands for the data that a change is based on, so that a form can say what its page showed. */
export const fingerprintOf = (before: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(before instanceof Map ? inOrder(before) : before))
    .digest('base64url')

const changedMeanwhile =
  'Someone else changed this while you were looking at it. Nothing was saved; load the page again to see what it is now.'

type Posted = { request: Request; context: Readonly<RouterContextProvider> }

/** Answers a form of the settings: with what would change, or by saving it unless it isn't what the page showed anymore. */
export async function answerSettingsForm(
  { request, context }: Posted,
  plan: (form: URLSearchParams) => Promise<PlannedChange<unknown>>,
) {
  const owner = requireOwner(context)
  const form = (await readForm(request)) ?? new URLSearchParams()
  const respond = (outcome: SettingsOutcome, status = 200) => data(outcome, status)
  try {
    const change = await plan(form)
    const seen = fingerprintOf(change.before)
    if (form.get('seen') !== seen) throw new Refusal(changedMeanwhile)
    if (form.get('intent') !== 'save') return respond({ effects: change.effects, seen })
    await applyPlan(change, owner.id, changedMeanwhile)
    return respond({ saved: change.effects })
  } catch (error) {
    if (error instanceof Refusal) return respond({ refused: error.message }, 400)
    return deskUnavailable(Promise.reject(error))
  }
}
