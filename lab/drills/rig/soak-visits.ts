import { randomUUID } from 'node:crypto'
import { flowerColors, plantTypes, usdaZones, waterNeeds } from '../../../domain/plants/vocabulary.ts'
import { quoteBody } from '../../../tests/support/quote-request.ts'
import { nextVisitor } from './submitter.ts'
import type { Items } from './rig.ts'

export type Visit = { path: string; method: string; headers: Record<string, string>; body?: string }

const words = ['oak', 'texas', 'mountian lorel', 'encino', 'red', 'a', 'zzzz', 'live oak', 'salvia']

/** Cycles through all kinds of visits; lists get random filters and search words. */
export function visitsOf(pages: readonly string[], items: Items, random: () => number) {
  const oneOf = (values: readonly string[]) => values[Math.floor(random() * values.length)] ?? ''
  const listQuery = () => {
    const query = new URLSearchParams()
    const maybeSet = (share: number, key: string, values: readonly string[]) => {
      if (random() < share) query.set(key, oneOf(values))
    }
    maybeSet(0.4, 'q', [...words, randomUUID().slice(0, 4)])
    maybeSet(0.45, 'type', plantTypes)
    maybeSet(0.25, 'color', flowerColors)
    maybeSet(0.25, 'water', waterNeeds)
    maybeSet(0.25, 'zone', usdaZones)
    maybeSet(0.2, 'page', ['2', '3', '9'])
    return query
  }
  const read = (path: string): Visit => ({
    path,
    method: 'GET',
    headers: { 'Accept-Encoding': oneOf(['identity', 'br', 'gzip']), 'X-Forwarded-For': nextVisitor() },
  })
  const send = (path: string, type: string, body: string): Visit => ({
    path,
    method: 'POST',
    headers: {
      'Content-Type': type,
      'Content-Length': String(Buffer.byteLength(body)),
      'Idempotency-Key': randomUUID(),
      'X-Forwarded-For': nextVisitor(),
    },
    body,
  })
  const kinds: (() => Visit)[] = [
    () => read(oneOf(pages)),
    () => read(oneOf(pages)),
    () => read(`/inventory?${listQuery()}`),
    () => read(`/plant-database?${listQuery()}`),
    () => read(`/inventory.data?${listQuery()}`),
    () => read(`/plant-database.data?${listQuery()}`),
    () => read(`/api/plant-suggestions?q=${encodeURIComponent(oneOf(words))}`),
    () => read(`/api/cart-items?ids=${items.map(({ inventoryId }) => inventoryId).join(',')}`),
    () => read(`/nowhere/${randomUUID()}`),
    () => send('/api/public/submit-quote', 'application/json', JSON.stringify(quoteBody(items))),
    () =>
      send(
        '/contact',
        'application/x-www-form-urlencoded',
        String(new URLSearchParams({ name: 'Elena', email: 'elena@example.com', message: randomUUID() })),
      ),
    () =>
      send(
        '/api/delivery-estimate',
        'application/json',
        JSON.stringify({ to: { zip: oneOf(['78006', '78023', '78163']) }, orderCents: 50_000 }),
      ),
  ]
  let next = 0
  return (): Visit => {
    const kind = kinds[(next += 1) % kinds.length]
    if (kind === undefined) throw new Error('there are no kinds of visits')
    return kind()
  }
}
