import { createHash } from 'node:crypto'
import type { SettingsDone } from '#domain/desk/settings-pages.ts'
import { z } from '#domain/zod.ts'
import { ownerAction, type Sent } from '#server/people/desk-action.ts'
import { applyPlan, type PlannedChange } from '#server/platform/requests/planned-change.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

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

/** Answers a form of the settings: with what would change, or by saving it unless it isn't what the page showed anymore. */
export const settingsAction = (
  plan: (form: URLSearchParams, params: Sent['params']) => Promise<PlannedChange<unknown>>,
) =>
  ownerAction(
    z.object({ intent: z.string().optional(), seen: z.string().optional() }),
    async ({ intent, seen }, { person, params, fields }): Promise<SettingsDone> => {
      const change = await plan(fields, params)
      if (seen !== fingerprintOf(change.before)) throw new Refusal(changedMeanwhile)
      if (intent !== 'save') return { message: 'This would change:', effects: change.effects, seen }
      await applyPlan(change, person.id, changedMeanwhile)
      return {
        message: 'Saved. Every page of the site follows within five minutes.',
        effects: change.effects,
      }
    },
  )
