import {
  failedPicturesKey,
  parseFailedPictures,
  rememberFailure,
  type FailedPictures,
} from '#domain/pictures/failed-pictures.ts'

// Remembers broken pictures in local storage. Without storage they're just tried again.

let known: FailedPictures | undefined

function readOnce(): FailedPictures {
  try {
    return (known ??= parseFailedPictures(localStorage.getItem(failedPicturesKey), Date.now()))
  } catch {
    return (known = {})
  }
}

export const isKnownBroken = (url: string) => Object.hasOwn(readOnce(), url)

export function rememberBroken(url: string) {
  known = rememberFailure(readOnce(), url, Date.now())
  try {
    localStorage.setItem(failedPicturesKey, JSON.stringify(known))
  } catch {
    // Storage is full or blocked.
  }
}
