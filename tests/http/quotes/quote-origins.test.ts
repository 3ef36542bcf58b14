import { expect, test } from 'vitest'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSite } from '#tests/support/site.ts'

const { origin, get } = await startSite({
  TRUSTED_PROXIES: '127.0.0.1',
  QUOTE_PAGE_ORIGIN: 'https://pages.example/',
  QUOTE_API_ORIGIN: 'https://admin.example/api',
})
const ask = (from: string) =>
  get('/api/public/submit-quote', {
    method: 'OPTIONS',
    headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
  })

test('[SQ-07] a configured origin may post quotes and read their mail state; others may not', async () => {
  const asked = await ask('https://pages.example')
  expect(asked.status).toBe(204)
  expect(asked.headers.get('Access-Control-Allow-Origin')).toBe('https://pages.example')
  expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key')
  expect((await ask('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull()

  const headers = { Origin: 'https://pages.example', 'Sec-Fetch-Site': 'cross-site' }
  const posted = await postQuote(origin, quoteBody([{ inventoryId: 1, quantity: 99 }]), { headers })
  expect(posted.status).toBe(201)
  expect(posted.headers.get('Access-Control-Allow-Origin')).toBe('https://pages.example')
  const { token } = await posted.json()
  const state = await get(`/api/quote-mail-state?token=${token}`, { headers })
  expect(state.headers.get('Access-Control-Allow-Origin')).toBe('https://pages.example')
  expect(await state.json()).toEqual({ customerCopy: 'waiting', business: 'waiting' })
})

test("[SQ-07] the pages' policy allows the host that quotes are sent to", async () => {
  const policy = (await get('/')).headers.get('Content-Security-Policy')
  expect(policy).toContain("connect-src 'self' https://admin.example;")
})

test('the mail state is only available with the link', async () => {
  for (const token of ['', 'short', 'x'.repeat(22)])
    expect((await get(`/api/quote-mail-state?token=${token}`)).status).toBe(404)
})
