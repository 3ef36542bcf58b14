import type { YardChange, YardField } from '#domain/stock/yard-change.ts'
import type { YardItem } from '#domain/stock/yard-item.ts'
import { withQueued, type QueuedChange } from '#domain/stock/yard-queue.ts'
import type { YardState } from './yard-store.ts'

export const titleOfItem = ({ name, containerSize }: YardItem) => `${name} ${containerSize}`

const valueOf = (item: YardItem, field: YardField): unknown =>
  field === 'stock' || field === 'picture'
    ? item[field]
    : field === 'price'
      ? item.owner?.ownPriceCents
      : item.owner?.isBestSeller

/** A change from what the person sees now. */
export const changeTo = (item: YardItem, field: YardField, to: unknown): YardChange =>
  ({ key: crypto.randomUUID(), id: item.id, field, from: valueOf(item, field), to }) as YardChange

/** The change that undoes this one. */
export const undoOf = ({ id, field, from, to }: YardChange): YardChange =>
  ({ key: crypto.randomUUID(), id, field, from: to, to: from }) as YardChange

/** Items as the person sees them: the list, what the server said since, and their own changes on top. */
export function itemsNow(
  items: readonly YardItem[],
  asOf: string,
  { fresh, queue }: Pick<YardState, 'fresh' | 'queue'>,
): readonly YardItem[] {
  if (fresh.size === 0 && queue.length === 0) return items
  const queued = new Set(queue.map(({ change }) => change.id))
  return items.map((listed) => {
    const newer = fresh.get(listed.id)
    const item = newer !== undefined && newer.asOf > asOf ? newer.item : listed
    return queued.has(item.id) ? withOwnChanges(item, queue) : item
  })
}

function withOwnChanges(item: YardItem, queue: readonly QueuedChange[]): YardItem {
  const see = <Value>(field: YardField, value: Value) => withQueued(queue, item.id, field, value)
  return {
    ...item,
    stock: see('stock', item.stock),
    since:
      queue.findLast(({ change }) => change.id === item.id && change.field === 'stock')?.at ?? item.since,
    picture: see('picture', item.picture),
    owner: item.owner && {
      ...item.owner,
      ownPriceCents: see('price', item.owner.ownPriceCents),
      isBestSeller: see('bestSeller', item.owner.isBestSeller),
    },
  }
}
