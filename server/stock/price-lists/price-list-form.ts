import { line } from '#domain/forms/typed-text.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { ListChoices } from '#domain/stock/price-list-data.ts'
import { z } from '#domain/zod.ts'
import { db } from '#server/platform/database/database.ts'
import { deleteDraft, saveChoices } from './price-list-drafts.ts'
import { listPlantNames, listWholesalers } from '#server/stock/stock-lists.ts'
import { Outdated, Refusal } from '#server/platform/requests/refusal.ts'
import { applyPriceList } from './plan-price-list.ts'
import { fingerprintOfPlan, getUploadedList, planUploadedList } from './price-list-screen.ts'

// The forms on the desk's price lists.

const id = z.int().min(0)

const listChoices = z.object({
  sheets: z.array(id),
  wholesaler: id,
  newWholesaler: line(80),
  decisions: z.array(
    z.object({ botanical: z.string().max(500), common: z.string().max(500), plantId: id.nullable() }),
  ),
}) satisfies z.ZodType<ListChoices>

export const priceListForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), choices: z.string().transform(parseJson).pipe(listChoices) }),
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
    case 'choose':
      return choose(draftId, form.choices)
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

async function choose(draftId: number, { sheets, wholesaler, newWholesaler, decisions }: ListChoices) {
  const [wholesalers, plants] = await Promise.all([listWholesalers(), listPlantNames()])
  if (wholesaler !== 0 && wholesalers.every((each) => each.id !== wholesaler))
    throw new Refusal("There's no such wholesaler.")
  if (decisions.some(({ plantId }) => plantId !== null && plants.every((each) => each.id !== plantId)))
    throw new Refusal("This isn't one of our plants.")
  const same = wholesalers.find(({ name }) => name.toLowerCase() === newWholesaler.toLowerCase())?.id
  const wholesalerId = wholesaler === 0 ? (same ?? null) : wholesaler
  requireSaved(
    await saveChoices(draftId, {
      chosenSheets: [...sheets],
      wholesalerId,
      newWholesaler: wholesalerId === null && newWholesaler !== '' ? newWholesaler : null,
      decisions,
    }),
  )
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
