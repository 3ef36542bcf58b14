import { expect, test } from 'vitest'
import { observatoryScore } from '#tests/support/observatory.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const home = await (await site.get('/')).text()
const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? ''
const styles = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? ''
const picture =
  /\/images\/\w+\/[\w-]+/.exec(await (await site.get('/plant-database')).text())?.[0] ?? '/images/none'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (path: string, body: string, headers: Record<string, string> = form) =>
  site.get(path, { method: 'POST', body, headers })

const kinds: [string, number, () => Promise<Response>][] = [
  ['the home page', 200, () => site.get('/')],
  ['a list', 200, () => site.get('/inventory')],
  ['a study guide', 200, () => site.get('/plant-database/texas-redbud')],
  ["a visitor's own page", 200, () => site.get('/cart')],
  ['a page that does not exist', 404, () => site.get('/nope')],
  ['a plant that does not exist', 404, () => site.get('/plant-database/no-such-plant')],
  ['a quote that does not exist', 404, () => site.get(`/quote/${'x'.repeat(22)}`)],
  ['a malformed URL', 404, () => site.get('/plant-database/%E0%A4%A')],
  ['a redirect to the canonical spelling', 301, () => site.get('/Inventory/')],
  ['a redirect to the slug', 301, () => site.get('/plant-database/Texas%20Redbud')],
  ['a form that sets a cookie', 303, () => post('/cart', 'intent=keep')],
  ['a form that is refused', 422, () => post('/contact', 'name=')],
  [
    'a form of another site',
    403,
    () => post('/contact', 'name=', { ...form, Origin: 'https://evil.example' }),
  ],
  ['an unsupported method', 405, () => site.get('/', { method: 'DELETE' })],
  ['a post to a page without a form', 405, () => post('/blog', 'a=b')],
  ['the data of a page', 200, () => site.get('/inventory.data')],
  ['JSON', 200, () => site.get('/api/cart-items?ids=1')],
  ['refused JSON', 400, () => site.get('/api/cart-items?ids=x')],
  ['a quote that is refused', 415, () => post('/api/public/submit-quote', 'a=b')],
  ['a script', 200, () => site.get(script)],
  ['styles', 200, () => site.get(styles)],
  ['an asset that is gone', 404, () => site.get('/assets/gone.js')],
  ['the assets folder', 404, () => site.get('/assets')],
  ['a picture', 200, () => site.get(picture)],
  ['a picture that does not exist', 404, () => site.get('/images/card/none')],
  ['an icon', 200, () => site.get('/favicon.svg')],
  ['the sitemap', 200, () => site.get('/sitemap.xml')],
  ['robots.txt', 200, () => site.get('/robots.txt')],
  ['the map page', 200, () => site.get('/contact/map')],
  ['health', 200, () => site.get('/health')],
  ['readiness', 200, () => site.get('/ready')],
]

test.each(kinds)('[S7] %s (%i) has a computed Observatory score of 110 or more', async (_, status, ask) => {
  const response = await ask()
  expect(response.status).toBe(status)
  const { headers } = response
  const html = headers.get('content-type')?.startsWith('text/html') ? await response.text() : null
  const score = observatoryScore({ headers, html, origin: 'https://trees.example' })
  expect(score).toBeGreaterThanOrEqual(110)
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('x-powered-by')).toBeNull()
})

test('[S7] a 304 has the headers too', async () => {
  const first = await site.get(script)
  // Without this, fetch itself would request a new copy.
  const known = { 'If-None-Match': first.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' }
  const again = await site.get(script, { headers: known })
  expect(again.status).toBe(304)
  expect(observatoryScore({ headers: again.headers, html: null, origin: 'https://trees.example' })).toBe(130)
})

test('[S7] only the map may be framed, and only by our own pages', async () => {
  expect((await site.get('/contact/map')).headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect((await site.get('/contact')).headers.get('x-frame-options')).toBe('DENY')
})

test('[S7] a page has one policy, the one that names its scripts', async () => {
  const policy = (await site.get('/')).headers.get('content-security-policy') ?? ''
  expect(policy.match(/default-src/g)).toHaveLength(1)
  expect(policy).toContain("script-src 'self' 'sha256-")
  expect(policy).toContain('report-uri /api/browser-reports')
})

test("[OP-74] security.txt names the company's own email address and a day on which it expires", async () => {
  const response = await site.get('/.well-known/security.txt')
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  const contact = /^Contact: (mailto:\S+@\S+)$/m.exec(text)?.[1] ?? ''
  // The one in the footer.
  expect(home).toContain(`href="${contact}"`)
  expect(text).toContain('Canonical: https://trees.example/.well-known/security.txt\n')
  const expires = Date.parse(/^Expires: (\S+Z)$/m.exec(text)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(60)
  expect(days).toBeLessThan(365)
})

test('[S7] a 503 page has the headers and reveals nothing internal', async () => {
  await site.owner.query('alter table plants rename to plants_away')
  const response = await site.get('/plant-database/texas-redbud')
  const html = await response.text()
  await site.owner.query('alter table plants_away rename to plants')
  expect(response.status).toBe(503)
  expect(
    observatoryScore({ headers: response.headers, html, origin: 'https://trees.example' }),
  ).toBeGreaterThanOrEqual(110)
  expect(html).not.toMatch(/plants_away|relation|at \w+ \(|node_modules|postgres/i)
})
