// Remembers which picture URLs failed, and when. A broken picture goes straight to the fallback for a week, then gets
// another chance.

export const failedPicturesKey = 'hctc_image_cache'
const lifetime = 7 * 24 * 60 * 60 * 1000
const most = 200

export type FailedPictures = Readonly<Record<string, number>>

export function parseFailedPictures(stored: string | null, now: number): FailedPictures {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return {}
    return Object.fromEntries(
      Object.entries(parsed).filter(
        (entry): entry is [string, number] =>
          typeof entry[1] === 'number' && now - entry[1] < lifetime && entry[1] <= now,
      ),
    )
  } catch {
    return {}
  }
}

export function rememberFailure(failed: FailedPictures, url: string, now: number): FailedPictures {
  const others = Object.entries(failed).filter(([known]) => known !== url)
  return Object.fromEntries([...others.slice(1 - most), [url, now]])
}
