import { longestPhotoSide, photoProblemText } from '#domain/quotes/quote-photos.ts'
import { scaledDown } from '#ui/scale-photo.ts'

const mostTries = 3
const mostWaitSeconds = 15

type Reply = { status: number; problem: string | null; waitSeconds: number }

/** fetch can't report how much has been sent. Status 0: no response. */
function post(url: string, photo: Blob, onProgress: (share: number) => void): Promise<Reply> {
  return new Promise((resolve) => {
    const body = new FormData()
    body.set('photo', photo)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('loadend', () => {
      const reply = request.response as { problem?: string | null } | null
      resolve({
        status: request.status,
        problem: reply?.problem ?? null,
        waitSeconds: Number(request.getResponseHeader('Retry-After') ?? 1),
      })
    })
    request.send(body)
  })
}

/** Sends one photo, and again if the server is busy. Returns null or, if it failed, what to tell the visitor. */
export async function sendPhoto(
  url: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string | null> {
  const photo = await scaledDown(file, longestPhotoSide)
  for (let tries = 1; ; tries += 1) {
    const { status, problem, waitSeconds } = await post(url, photo, onProgress)
    if (status === 201) return null
    if (status === 0) return 'The photo didn’t get through. Check your connection and try again.'
    if (status !== 503 || tries === mostTries) return photoProblemText(problem, status)
    await new Promise((resolve) => setTimeout(resolve, Math.min(waitSeconds, mostWaitSeconds) * 1000))
  }
}
