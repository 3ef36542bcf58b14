import { longestPhotoSide, photoProblemText } from '#domain/quotes/quote-photos.ts'
import { scaledDown } from '#ui/scale-photo.ts'

const mostTries = 3
const mostWaitSeconds = 15

/** Sends one photo, and again if the server is busy. Returns null or, if it failed, what to tell the visitor. */
export async function sendPhoto(url: string, file: File): Promise<string | null> {
  const body = new FormData()
  body.set('photo', await scaledDown(file, longestPhotoSide))
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    }).catch(() => null)
    if (response === null) return 'The photo didn’t get through. Check your connection and try again.'
    const reply = (await response.json().catch(() => null)) as { problem?: string | null } | null
    if (response.status === 201) return null
    if (response.status !== 503 || tries === mostTries)
      return photoProblemText(reply?.problem ?? null, response.status)
    const seconds = Math.min(Number(response.headers.get('Retry-After') ?? 1), mostWaitSeconds)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}
