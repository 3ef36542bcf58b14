import { randomUUID } from 'node:crypto'

/** From the seed: Escarpment Live Oak in 15 gal, at $193 + $85. */
export const oaks = [{ inventoryId: 121, quantity: 2 }]

type Item = { inventoryId: number; quantity: number }

/** A request body as the browser sends it, with all specified fields. */
export function quoteBody(items: Item[], form: object = {}, more: object = {}) {
  return {
    formData: {
      firstName: 'Elena',
      lastName: 'Ortiz',
      email: `elena.${randomUUID().slice(0, 8)}@example.com`,
      phone: '(830) 555-0117',
      address: '118 Cibolo Ridge',
      city: 'Boerne',
      state: 'TX',
      zipCode: '78006',
      projectNotes: 'Gate code 4417.',
      termsAccepted: true,
      ...form,
    },
    items: items.map((item) => ({
      plantName: 'x',
      scientificName: 'y',
      containerSize: 'z',
      plantId: 1,
      ...item,
    })),
    priceCalculation: {},
    deliveryInfo: { distance: 0, fee: null, isFree: false, reason: '' },
    ...more,
  }
}

let clients = 0

type Sending = { key?: string; client?: string; headers?: Record<string, string> }

/** Posts a quote, each from a new IP address unless one is given, because the real rate limits apply. */
export function postQuote(origin: string, body: unknown, { key, client, headers }: Sending = {}) {
  clients += 1
  return fetch(`${origin}/api/public/submit-quote`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key ?? randomUUID(),
      'X-Forwarded-For': client ?? `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Sends a request that the site stores. */
export async function requestQuote(origin: string, form: object = {}, items: Item[] = oaks) {
  const response = await postQuote(origin, quoteBody(items, form))
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { quoteNumber: string; token: string }
}
