import { failedPicturesKey, parseFailedPictures, rememberFailure } from '#domain/pictures/failed-pictures.ts'

// Remembers broken pictures in local storage. Without storage they're just tried again.

export function isKnownBroken(url: string): boolean {
  try {
    return Object.hasOwn(parseFailedPictures(localStorage.getItem(failedPicturesKey), Date.now()), url)
  } catch {
    return false
  }
}

export function rememberBroken(url: string) {
  try {
    const now = Date.now()
    const failed = parseFailedPictures(localStorage.getItem(failedPicturesKey), now)
    localStorage.setItem(failedPicturesKey, JSON.stringify(rememberFailure(failed, url, now)))
  } catch {
    // Storage is full or blocked.
  }
}
