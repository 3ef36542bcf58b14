import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { cachePolicies } from '#server/web/cache-policies.ts'
import { linksIn } from '#tests/support/page-parts.ts'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const page = async (path: string) => {
  const response = await site.get(path)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const part = (html: string, tag: 'header' | 'footer' | 'main') =>
  new RegExp(`<${tag}[\\s\\S]*</${tag}>`).exec(html)?.[0] ?? ''

test("a page's scripts load after its pictures, and the policy allows the module that waits", async () => {
  const { html, headers } = await page('/')
  expect(html).not.toContain('rel="modulepreload"')
  const module = /<script type="module" async="">([^<]*)<\/script>/.exec(html)?.[1] ?? ''
  expect(module).toContain('addEventListener("load"')
  expect(module).toMatch(/await import\("\/assets\/manifest-\w+\.js"\);\nconst route0 = await import\(/)
  const code = createHash('sha256').update(module).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`'sha256-${code}'`)
})

test('[SH-12] contour lines are drawn behind the footer', async () => {
  const { html } = await page('/')
  expect(part(html, 'footer')).toMatch(/^<footer class="contours-inverse /)
  const sheet = /<link rel="stylesheet" href="([^"]*)"/.exec(html)?.[1] ?? ''
  const css = await (await site.get(sheet)).text()
  const lines = /\.contours-inverse\{[^}]*background-image:url\(([^)]*)\)/.exec(css)?.[1] ?? ''
  expect((await site.get(lines)).headers.get('content-type')).toBe('image/svg+xml')
})

test.each([
  '/',
  '/plant-database/texas-redbud',
  '/inventory',
  '/cart',
  '/newsletter',
  '/about',
  '/blog/freeze-of-february-2021',
  '/nope',
])('[SH-01] %s has header and footer', async (path) => {
  const { html } = await page(path)
  expect(part(html, 'header')).toContain('Instant Quote')
  expect(part(html, 'footer')).toContain('©')
})

test('[SH-02] the header links to home, services, learn, contact and the inventory, in this order', async () => {
  const header = part((await page('/')).html, 'header')
  const nav = /<nav aria-label="Main"[\s\S]*?<\/nav>/.exec(header)?.[0] ?? ''
  expect(linksIn(nav)).toEqual(['/', '/services/tree-service', '/plant-database', '/contact'])
  expect(linksIn(header)[0]).toBe('/')
  expect(header).toMatch(/href="\/inventory"[^>]*>Instant Quote/)
})

test.each([
  ['/', ['Home']],
  ['/services', ['Services']],
  ['/services/arborist-service', ['Services']],
  ['/plant-database', ['Learn']],
  ['/plant-database/texas-redbud', []],
  ['/contact', ['Contact']],
  ['/inventory', []],
])('[SH-03] on %s the active header links are %j', async (path, active) => {
  const nav = /<nav aria-label="Main"[\s\S]*?<\/nav>/.exec((await page(path)).html)?.[0] ?? ''
  const current = [...nav.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map((match) => match[1])
  expect(current).toEqual(active)
})

test('[SH-05] the footer has the company name, phone number, email, street address and year', async () => {
  const footer = part((await page('/')).html, 'footer')
  expect(linksIn(footer)[0]).toBe('/')
  expect(footer).toContain('About Us')
  expect(footer).toContain('We sell what already lives here')
  expect(footer).toContain('href="tel:+18305550142"')
  expect(footer).toContain('href="mailto:trees@hillcountrytree.example"')
  expect(footer).toContain('140 Ranch View Road, Spring Branch, TX 78070')
  expect(footer).toMatch(new RegExp(`© .*${new Date().getFullYear()}.*Hill Country Tree Company`))
})

const columnOf = async (title: string) =>
  linksIn(new RegExp(`<nav aria-label="${title}"[\\s\\S]*?</nav>`).exec((await page('/')).html)?.[0] ?? '')

test('[SH-06] Quick Links', async () => {
  expect(await columnOf('Quick Links')).toEqual([
    '/',
    '/services/tree-service',
    '/plant-database',
    '/contact',
    '/inventory',
  ])
})

test('the newest articles', async () => {
  const links = await columnOf('Articles on native trees')
  expect(links).toHaveLength(6)
  expect(links.at(-1)).toBe('/blog')
  for (const link of links) expect((await page(link ?? '')).status).toBe(200)
})

test('[SH-07] Our Services', async () => {
  const slugs = [
    'tree-service',
    'arborist-service',
    'tree-delivery',
    'landscape-designer',
    'plant-supplier',
    'landscaper',
  ]
  expect(await columnOf('Our Services')).toEqual(slugs.map((slug) => `/services/${slug}`))
})

test('[SH-08] Service Areas and the legal links', async () => {
  const slugs =
    'san-antonio boerne new-braunfels stone-oak helotes fair-oaks-ranch bulverde canyon-lake seguin spring-branch'.split(
      ' ',
    )
  expect(await columnOf('Service Areas')).toEqual(slugs.map((slug) => `/tree-service/${slug}`))
  const footer = linksIn(part((await page('/')).html, 'footer'))
  expect(footer).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-and-conditions']))
})

test.each(['/services', '/about', '/faq'])(
  '[RT-01] %s shows the home screen, whose canonical URL is /',
  async (path) => {
    const [alias, home] = await Promise.all([page(path), page('/')])
    expect(alias.status).toBe(200)
    // Without JavaScript, a section has autofocus so the page opens there.
    const withoutAnchor = (html: string) => part(html, 'main').replaceAll(/<noscript>.*?<\/noscript>/g, '')
    expect(withoutAnchor(alias.html)).toBe(withoutAnchor(home.html))
    expect(alias.html).toContain('autofocus')
    expect(home.html).not.toContain('autofocus')
    expect(alias.html).toContain('<link rel="canonical" href="https://trees.example/"/>')
  },
)

test('[RT-04] /areas/boerne is the Boerne page with its own canonical URL', async () => {
  const { html } = await page('/areas/boerne')
  expect(html).toContain('Native trees in Boerne')
  expect(html).toContain('<link rel="canonical" href="https://trees.example/tree-service/boerne"/>')
})

describe('[RT-05, NF-01] an unknown path', () => {
  test.each([
    '/nope',
    '/services/tree-surgeon',
    '/tree-service/austin',
    '/plant-database/no-such-plant',
    '/wp-admin.php',
    '/%00',
  ])('%s is a 404, not indexed and not cached', async (path) => {
    const { status, headers, html } = await page(path)
    expect(status).toBe(404)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('rel="canonical"')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('offers home, the plant database, six shortcuts and the phone number', async () => {
    const main = part((await page('/nope')).html, 'main')
    expect(linksIn(main)).toEqual([
      '/',
      '/plant-database',
      '/inventory',
      '/services/tree-service',
      '/tree-service/san-antonio',
      '/contact',
      '/plant-database',
      '/tree-service/boerne',
      'tel:+18305550142',
    ])
  })
})

test("every page's policy has the hash of each of its inline scripts and allows no others", async () => {
  const { headers, html } = await page('/')
  const policy = headers.get('content-security-policy') ?? ''
  const inline = [...html.matchAll(/<script(?![^>]*src=)(?![^>]*ld\+json)[^>]*>/g)]
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  expect(policy.match(/'sha256-/g)?.length).toBe(inline.length)
})

test('a HEAD request gets the same response as a GET, without the body', async () => {
  const response = await site.get('/contact', { method: 'HEAD' })
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe(cachePolicies.page)
  expect(await response.text()).toBe('')
})
