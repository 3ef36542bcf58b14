import { overlaySlug } from '#app/components/plant-overlay/use-plant-overlay.ts'

const ending = '.data'

/** The page that this data is for: '/blog.data?_routes=…' is '/blog'. Undefined where it is not the data of a page. */
export function pageOfData(address: URL): URL | undefined {
  if (!address.pathname.endsWith(ending) || address.pathname.startsWith('/api/')) return undefined
  const page = new URL(address)
  const path = address.pathname.slice(0, -ending.length)
  page.pathname = path === '/_' ? '/' : path
  page.searchParams.delete('_routes')
  return page
}

/** A plant that was to open over a list has a page of its own, which is more likely to be kept than this list with it. */
function pageBehind(page: URL): URL {
  const slug = overlaySlug(page.search)
  return slug === null ? page : new URL(`/plant-database/${encodeURIComponent(slug)}`, page)
}

type Browser = Pick<Window, 'fetch'> & {
  location: Pick<Location, 'href' | 'assign'>
  navigator: Pick<Navigator, 'onLine'>
}

/**
 * A page that is clicked comes as data. Where that fails, because the site is down and only whole pages are in the cache, or
 * where another build made it than this page's, the whole page is loaded instead, as by any link. React Router asks with the
 * browser's own fetch and leaves no other place for this.
 */
export function loadDocumentInsteadOfBadData(browser: Browser, build: string) {
  const ask = browser.fetch.bind(browser)
  browser.fetch = async (input, init) => {
    const page = input instanceof URL && (init?.method ?? 'GET') === 'GET' ? pageOfData(input) : undefined
    // The data of this very page is only read again: what is shown stays.
    if (page === undefined || page.href === browser.location.href.replace(/#.*$/, '')) return ask(input, init)
    let instead = pageBehind(page)
    try {
      const answer = await ask(input, init)
      const made = answer.headers.get('X-Build')
      if (made === build) return answer
      if (made !== null) instead = page
    } catch (error) {
      // Without a line there is no whole page either: what is shown stays, and says so.
      if (init?.signal?.aborted || !browser.navigator.onLine) throw error
    }
    browser.location.assign(instead.href)
    return new Promise(() => undefined)
  }
}
