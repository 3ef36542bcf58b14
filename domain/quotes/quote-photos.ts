// The rules for photos that customers add to a quote, and the messages for when it doesn't work.

export const mostPhotos = 6
export const mostPhotoBytes = 15_000_000
/** Stored photos are at most this wide and high. The browser scales larger ones down before it sends them. */
export const longestPhotoSide = 2_048
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const problems = {
  'no-file': { status: 400, text: 'Choose a photo first.' },
  'too-large': { status: 413, text: 'That photo is over 15 MB. Send a smaller copy.' },
  unreadable: {
    status: 415,
    text: "That file isn't a photo we can read. Send a JPEG, PNG or WebP.",
  },
  'too-many-pixels': { status: 422, text: 'That photo has over 40 megapixels. Send a smaller copy.' },
  full: { status: 409, text: `This quote has ${mostPhotos} photos. Remove one to add another.` },
  closed: { status: 409, text: "Photos of this quote can't be changed anymore." },
  'too-often': { status: 429, text: "That's a lot of photos at once. Try again in an hour." },
  busy: { status: 503, text: "We couldn't take the photo right now. Try again in a minute." },
} as const

export type PhotoProblem = keyof typeof problems

const isProblem = (text: string): text is PhotoProblem => Object.hasOwn(problems, text)

export const statusOfProblem = (problem: PhotoProblem): number => problems[problem].status

/** Also for a response that isn't ours, such as a proxy's 413. */
export function photoProblemText(given: string | null, status?: number): string {
  if (given !== null && isProblem(given)) return problems[given].text
  return status === problems['too-large'].status ? problems['too-large'].text : problems.busy.text
}

export const photoSizes = ['small', 'full'] as const
export type PhotoSize = (typeof photoSizes)[number]

export type PagePhotos = {
  photos: readonly { key: string; width: number; height: number }[]
  mayChange: boolean
}

export const photosUrl = (token: string) => `/quote/${token}/photos`
export const photoUrl = (token: string, size: PhotoSize, key: string) => `${photosUrl(token)}/${size}/${key}`
export const removePhotoUrl = (token: string, key: string) => `${photosUrl(token)}/${key}/remove`
