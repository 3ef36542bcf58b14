import { yardPageCache } from '#desk/app/components/unsaved-text.ts'

/**
 * Stores the page with its scripts and pictures on the phone, so that it opens without a signal too (offline-worker.js). Signing
 * out deletes it. A browser that can't do that keeps the page only as long as it's open.
 */
export async function keepYardPage() {
  try {
    await navigator.serviceWorker.register('/yard/offline-worker', { scope: '/yard' })
    const page = await fetch('/yard', { redirect: 'error' })
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^\/(?:assets|images)\//.test(new URL(name).pathname))
    await caches.delete(yardPageCache)
    const cache = await caches.open(yardPageCache)
    await Promise.all([cache.put('/yard', page), cache.addAll([...new Set(files)])])
  } catch {
    // No signal, or no storage.
  }
}
