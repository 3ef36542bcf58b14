import { expect, test, vi } from 'vitest'
import { installFullPageFallback, pageUrlOf } from './full-page-fallback.ts'

test.each([
  ['/_.data', '/'],
  ['/blog.data', '/blog'],
  ['/inventory.data?type=tree&_routes=pages%2Finventory', '/inventory?type=tree'],
])('%s is the data request for %s', (data, page) => {
  expect(pageUrlOf(new URL(data, 'https://a.example'))?.href).toBe(`https://a.example${page}`)
})

test.each(['/blog', '/api/plant-suggestions.data?q=oak'])('%s is not a data request for a page', (path) => {
  expect(pageUrlOf(new URL(path, 'https://a.example'))).toBeUndefined()
})

function browserAt(href: string, respond: typeof fetch) {
  const assign = vi.fn<(url: string | URL) => void>()
  const lost = vi.fn<(path: string) => void>()
  const browser = { fetch: respond, location: { href, assign } }
  installFullPageFallback(browser, 'build-1', lost)
  return { browser, assign, lost }
}

const noResponse = async () => Promise.reject<Response>(new TypeError('Failed to fetch'))

const of =
  (build: string, status = 200) =>
  async () =>
    new Response('', { status, headers: { 'X-Build': build } })
const blog = new URL('https://a.example/blog.data')
const settled = (work: Promise<unknown>) =>
  Promise.race([work, new Promise((later) => setTimeout(later, 20))])

test('[R9] data from the same build is used, whatever its status', async () => {
  for (const status of [200, 202, 404, 503]) {
    const { browser, assign } = browserAt('https://a.example/', of('build-1', status))
    expect((await browser.fetch(blog)).status).toBe(status)
    expect(assign).not.toHaveBeenCalled()
  }
})

test.each([
  ['[R9] data from another build', of('build-2')],
  ['[R8] a 502 from the proxy', async () => new Response('', { status: 502 })],
  ['[R8] a page, but no data', async (input: unknown) => (input === blog ? noResponse() : new Response(''))],
])('%s loads the full page', async (_, respond) => {
  const { browser, assign, lost } = browserAt('https://a.example/', respond)
  await settled(browser.fetch(blog))
  expect(assign).toHaveBeenCalledWith('https://a.example/blog')
  expect(lost).not.toHaveBeenCalled()
})

test('[R8] without a connection, the page on screen stays', async () => {
  const { browser, assign, lost } = browserAt('https://a.example/', noResponse)
  await settled(browser.fetch(blog))
  expect(lost).toHaveBeenCalledExactlyOnceWith('/blog')
  expect(assign).not.toHaveBeenCalled()
})

test('the current page is never reloaded', async () => {
  const { browser, assign } = browserAt('https://a.example/blog#end', of('build-2'))
  await browser.fetch(blog)
  await browser.fetch(new URL('https://a.example/contact.data'), { method: 'POST' })
  expect(assign).not.toHaveBeenCalled()
})

test('a visitor who has clicked elsewhere in the meantime is not sent back', async () => {
  const { browser, assign } = browserAt('https://a.example/', async () =>
    Promise.reject(new Error('aborted')),
  )
  await expect(browser.fetch(blog, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  expect(assign).not.toHaveBeenCalled()
})

test('[R8] a plant that cannot open over its list opens as its guide', async () => {
  const list = new URL('https://a.example/inventory.data?page=2&plant=texas-redbud')
  const down = browserAt('https://a.example/inventory?page=2', async () => new Response('', { status: 503 }))
  await settled(down.browser.fetch(list))
  expect(down.assign).toHaveBeenCalledWith('https://a.example/plant-database/texas-redbud')
  const renewed = browserAt('https://a.example/inventory?page=2', of('build-2'))
  await settled(renewed.browser.fetch(list))
  expect(renewed.assign).toHaveBeenCalledWith('https://a.example/inventory?page=2&plant=texas-redbud')
})
