import { photoCache } from '#desk/app/components/unsaved-text.ts'

// Photos that wait for a signal. A phone closes pages whenever it likes, so they're also in a cache of the browser, which
// signing out deletes.

const photos = new Map<string, { blob: Blob; url: string }>()

const cachedAt = (key: string) => `/unsent-photos/${key}`

export async function storeUnsentPhoto(key: string, blob: Blob) {
  photos.set(key, { blob, url: URL.createObjectURL(blob) })
  // Without storage, such as in a private window, the photo lasts as long as the page.
  await caches
    .open(photoCache)
    .then((cache) => cache.put(cachedAt(key), new Response(blob)))
    .catch(() => undefined)
}

export async function findUnsentPhoto(key: string): Promise<Blob | undefined> {
  const held = photos.get(key)
  if (held !== undefined) return held.blob
  const stored = await caches.match(cachedAt(key)).catch(() => undefined)
  return stored?.blob()
}

/** A URL for an img element, as long as this page is open. */
export const unsentPhotoUrl = (key: string): string | undefined => photos.get(key)?.url

export async function dropUnsentPhoto(key: string) {
  const held = photos.get(key)
  if (held !== undefined) URL.revokeObjectURL(held.url)
  photos.delete(key)
  await caches
    .open(photoCache)
    .then((cache) => cache.delete(cachedAt(key)))
    .catch(() => undefined)
}
