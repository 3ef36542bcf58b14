import { failedPicturesKey, parseFailedPictures, rememberFailure } from '#domain/pictures/failed-pictures.ts'

// The browser's memory of broken pictures (IM-02). A browser that keeps nothing only loses the shortcut.

export function isKnownBroken(address: string): boolean {
  try {
    return Object.hasOwn(parseFailedPictures(localStorage.getItem(failedPicturesKey), Date.now()), address)
  } catch {
    return false
  }
}

export function rememberBroken(address: string) {
  try {
    const now = Date.now()
    const failed = parseFailedPictures(localStorage.getItem(failedPicturesKey), now)
    localStorage.setItem(failedPicturesKey, JSON.stringify(rememberFailure(failed, address, now)))
  } catch {
    // Storage is full or switched off.
  }
}
