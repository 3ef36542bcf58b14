import { overlaySlug } from '#app/components/plant-overlay/use-plant-overlay.ts'

const suffix = '.data'

/** The URL of the page that a data request is for: '/blog.data?_routes=…' gives '/blog'. Undefined for any other request. */
export function pageUrlOf(request: URL): URL | undefined {
  if (!request.pathname.endsWith(suffix) || request.pathname.startsWith('/api/')) return undefined
  const page = new URL(request)
  const path = request.pathname.slice(0, -suffix.length)
  page.pathname = path === '/_' ? '/' : path
  page.searchParams.delete('_routes')
  return page
}

/** A plant opened over a list falls back to its guide, which is more likely to be cached than the list with the overlay. */
function cachedPageFor(page: URL): URL {
  const slug = overlaySlug(page.search)
  return slug === null ? page : new URL(`/plant-database/${encodeURIComponent(slug)}`, page)
}

type Browser = Pick<Window, 'fetch'> & { location: Pick<Location, 'href' | 'assign'> }

/** The page that was asked for last. */
let lastPage: URL | undefined

/** Whether the site responds at all. */
export const isReachable = (fetch: Window['fetch'], url: string | URL) =>
  fetch(url, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )

/**
 * React Router fetches the next page as data. If that request fails (the site is down and nginx only has full pages cached)
 * or the data comes from a different build, load the full page instead. React Router has no hook for this, so we wrap fetch.
 * Without a connection a full page wouldn't load either, so the page on screen stays.
 */
export function installFullPageFallback(
  browser: Browser,
  build: string,
  onConnectionLost: (path: string) => void,
) {
  const originalFetch = browser.fetch.bind(browser)
  browser.fetch = async (input, init) => {
    const page = input instanceof URL && (init?.method ?? 'GET') === 'GET' ? pageUrlOf(input) : undefined
    // This is only a revalidation of the current page, so leave it on screen.
    if (page === undefined || page.href === browser.location.href.replace(/#.*$/, ''))
      return originalFetch(input, init)
    lastPage = page
    let fallback = cachedPageFor(page)
    let isLost = false
    try {
      const response = await originalFetch(input, init)
      const responseBuild = response.headers.get('X-Build')
      if (responseBuild === build) return response
      if (responseBuild !== null) fallback = page
    } catch (error) {
      isLost = !(await isReachable(originalFetch, fallback))
      if (init?.signal?.aborted) throw error
    }
    if (isLost) onConnectionLost(page.pathname + page.search)
    else browser.location.assign(fallback.href)
    return new Promise(() => undefined)
  }
}

type ReloadEvent = Event & { navigationType: string; userInitiated: boolean }

/** React Router reloads the page if a route's code doesn't load. Without a connection, that would lose the page. */
export function keepPageOnFailedReload(onConnectionLost: (path: string) => void) {
  if (!('navigation' in window)) return
  let mayReload = false
  const navigation = window.navigation as EventTarget
  navigation.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as ReloadEvent
    if (navigationType !== 'reload' || userInitiated || mayReload) return
    event.preventDefault()
    const { pathname, search } = lastPage ?? location
    void isReachable(fetch, location.href).then((reachable) => {
      mayReload = reachable
      if (reachable) location.reload()
      else onConnectionLost(pathname + search)
    })
  })
}
