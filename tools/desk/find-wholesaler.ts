import { listWholesalers } from '#server/stock/stock-lists.ts'
import type { Wholesaler } from '#server/stock/price-lists/plan-price-list.ts'
import { Refusal } from '#server/platform/requests/refusal.ts'

/** Finds a wholesaler by name or id. A new one has the id 0 until its list is imported. */
export async function findWholesaler(words: string | undefined, isNew: boolean): Promise<Wholesaler> {
  const known = await listWholesalers()
  const names = known.map(({ id, name }) => `  ${id}  ${name}`).join('\n')
  if (words === undefined || words.trim() === '')
    throw new Refusal(`Whose list is it? Add --wholesaler with a name or number:\n${names}`)
  const found = known.find(
    ({ id, name }) => String(id) === words || name.toLowerCase() === words.trim().toLowerCase(),
  )
  if (found !== undefined && isNew)
    throw new Refusal(`${found.name} isn't a new wholesaler: it's number ${found.id}.`)
  if (found !== undefined) return found
  if (isNew) return { id: 0, name: words.trim() }
  throw new Refusal(
    `There's no wholesaler '${words}'. To add it, use --new-wholesaler. The others are\n${names}`,
  )
}
