// The yard's page without a signal: what keepYardPage stored of it, while the server can't be reached.

const cacheName = 'desk-draft yard page'

async function fromServerOrPhone(request, key) {
  try {
    return await fetch(request)
  } catch (error) {
    const stored = await caches.match(key, { cacheName, ignoreSearch: key === '/yard' })
    if (stored === undefined) throw error
    return stored
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  const isPage = request.mode === 'navigate' && pathname === '/yard'
  if (request.method === 'GET' && (isPage || /^\/(?:assets|images)\//.test(pathname)))
    event.respondWith(fromServerOrPhone(request, isPage ? '/yard' : request))
})
