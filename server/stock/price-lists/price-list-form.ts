import { line } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { decideName, deleteDraft, updateDraft } from './price-list-drafts.ts'
import { listPlantNames, listWholesalers } from '#server/stock/stock-lists.ts'
import { several } from '#server/people/desk-action.ts'
import { writeIfUnchanged } from '#server/platform/requests/planned-change.ts'
import { Outdated, Refusal } from '#server/platform/requests/refusal.ts'
import { applyPriceList } from './plan-price-list.ts'
import { fingerprintOfPlan, getUploadedList, planUploadedList } from './price-list-screen.ts'
import { planUndo } from './undo-price-list.ts'

// The forms on the desk's price lists.

const id = z.coerce.number().int().min(0)

export const priceListForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('sheets'), sheet: several(id) }),
  z.object({ intent: z.literal('wholesaler'), wholesaler: id, name: line(80) }),
  z.object({
    intent: z.literal('decide'),
    botanical: line(500),
    common: line(500),
    plant: z.union([z.literal('skip').transform(() => null), id]),
  }),
  z.object({
    intent: z.literal('apply'),
    fingerprint: z.string(),
    removing: z
      .string()
      .optional()
      .transform((typed) => (typed === undefined || typed.trim() === '' ? undefined : Number(typed))),
  }),
  z.object({ intent: z.literal('drop') }),
])

export type PriceListForm = z.infer<typeof priceListForm>

const gone = 'This list was applied or dropped in the meantime. Nothing was changed.'

export async function actOnPriceList(draftId: number, form: PriceListForm, personId: number) {
  switch (form.intent) {
    case 'sheets':
      return requireSaved(await updateDraft(draftId, { chosenSheets: form.sheet }))
    case 'wholesaler':
      return requireSaved(await updateDraft(draftId, await chosenWholesaler(form)))
    case 'decide':
      return requireSaved(await decide(draftId, form))
    case 'drop':
      await deleteDraft(db(), draftId)
      return undefined
    case 'apply':
      return apply(draftId, form, personId)
  }
}

function requireSaved(isSaved: boolean) {
  if (!isSaved) throw new Outdated(gone)
}

async function chosenWholesaler({ wholesaler, name }: PriceListForm & { intent: 'wholesaler' }) {
  const known = await listWholesalers()
  if (wholesaler !== 0) {
    if (!known.some((each) => each.id === wholesaler)) throw new Refusal("There's no such wholesaler.")
    return { wholesalerId: wholesaler, newWholesaler: null }
  }
  if (name === '') return { wholesalerId: null, newWholesaler: null }
  const same = known.find((each) => each.name.toLowerCase() === name.toLowerCase())
  return same === undefined
    ? { wholesalerId: null, newWholesaler: name }
    : { wholesalerId: same.id, newWholesaler: null }
}

async function decide(draftId: number, { botanical, common, plant }: PriceListForm & { intent: 'decide' }) {
  if (plant !== null && !(await listPlantNames()).some((each) => each.id === plant))
    throw new Refusal("This isn't one of our plants.")
  return decideName(draftId, { botanical, common, plantId: plant })
}

/** If the list would do something else than what the person saw, nothing is written. */
async function apply(
  draftId: number,
  { fingerprint, removing }: PriceListForm & { intent: 'apply' },
  personId: number,
) {
  const list = await planUploadedList(await getUploadedList(draftId))
  if (fingerprintOfPlan(list) !== fingerprint)
    throw new Outdated(
      'Someone changed the stock or this list in the meantime. Nothing was written. This is what it would do now.',
    )
  await applyPriceList(list, {
    personId,
    removing,
    also: async (on) => requireSaved(await deleteDraft(on, draftId)),
  })
}

/** Undoes the wholesaler's last list, if it's still the one that the person saw. */
export async function undoPriceList(wholesalerId: number, listId: number, personId: number) {
  const undo = await planUndo(wholesalerId, personId)
  if (undo.listId !== listId)
    throw new Refusal('There’s a newer list now. Nothing was changed; look at it first.')
  await writeIfUnchanged(undo, 'Someone changed the stock in the meantime. Nothing was changed; try again.')
}
