import { Camera, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useParams, useRevalidator, useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { PageWords } from '#domain/quotes/page-words.ts'
import {
  mostPhotos,
  photoProblemText,
  photosUrl,
  photoTypes,
  photoUrl,
  removePhotoUrl,
  type PagePhotos,
} from '#domain/quotes/quote-photos.ts'

const tile = 'relative aspect-4/3 overflow-hidden rounded-badge border'

/** The customer's photos, if there are any or we ask for some. Without JavaScript, one photo at a time is sent and removed with plain forms. */
export function QuotePhotos({ photos, mayChange, words }: PagePhotos & { words: PageWords['photos'] }) {
  const { token = '' } = useParams()
  const { sending, problem, send } = useSending(photosUrl(token), mostPhotos - photos.length)
  if (photos.length === 0 && (!mayChange || words.ask === null)) return null
  return (
    <Card id="photos" className="@container p-5.5 print:hidden">
      <section aria-labelledby="photos-heading">
        <h2 id="photos-heading" className="text-h4">
          {words.title}
        </h2>
        <p className="mt-1 text-small text-ink-soft">
          {mayChange && words.ask !== null && `${words.ask} `}
          {photos.length === 0 ? `Up to ${mostPhotos} photos` : `${photos.length} of ${mostPhotos} so far`};
          only people with this link can see them.
        </p>
        <ul className="mt-3 grid grid-cols-3 gap-2 @min-[36rem]:grid-cols-6">
          {photos.map((photo, index) => (
            <li key={photo.key} className={`${tile} border-line bg-sunk`}>
              <a
                href={photoUrl(token, 'full', photo.key)}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open photo ${index + 1}`}
              >
                <img
                  src={photoUrl(token, 'small', photo.key)}
                  alt=""
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </a>
              {mayChange && (
                <form method="post" action={removePhotoUrl(token, photo.key)}>
                  <button
                    type="submit"
                    aria-label={`Remove photo ${index + 1}`}
                    className="absolute top-0 right-0 grid size-11 justify-items-end p-1.5"
                  >
                    <span className="grid size-7 place-items-center rounded-pill border border-line bg-raised">
                      <X aria-hidden className="size-4" />
                    </span>
                  </button>
                </form>
              )}
            </li>
          ))}
          {mayChange && photos.length < mostPhotos && (
            <li className={`${tile} border-dashed border-line-control`}>
              <PhotoInput isBusy={sending !== null} send={send} />
            </li>
          )}
        </ul>
        {mayChange && (
          <PhotoStatus
            sending={sending}
            problem={problem}
            action={photosUrl(token)}
            isFull={photos.length >= mostPhotos}
          />
        )}
      </section>
    </Card>
  )
}

type Sending = { index: number; count: number }

function useSending(url: string, mostFiles: number) {
  const { revalidate } = useRevalidator()
  const [parameters] = useSearchParams()
  const reported = parameters.get('photo')
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState(reported === null ? null : photoProblemText(reported))
  async function send(chosen: readonly File[]) {
    const files = chosen.slice(0, mostFiles)
    const problems: string[] = []
    setProblem(null)
    setSending({ index: 1, count: files.length })
    const { sendPhoto } = await import('./send-photo.ts')
    for (const [index, file] of files.entries()) {
      setSending({ index: index + 1, count: files.length })
      const failure = await sendPhoto(url, file)
      await revalidate()
      if (failure !== null) problems.push(chosen.length === 1 ? failure : `${file.name}: ${failure}`)
    }
    if (files.length < chosen.length) problems.push(photoProblemText('full'))
    setProblem(problems.length === 0 ? null : problems.join(' '))
    setSending(null)
  }
  return { sending, problem, send }
}

type PhotoInputProps = { isBusy: boolean; send: (files: readonly File[]) => Promise<void> }

function PhotoInput({ isBusy, send }: PhotoInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  function sendChosen() {
    const files = [...(input.current?.files ?? [])]
    if (input.current !== null) input.current.value = ''
    if (files.length > 0) void send(files)
  }
  // Photos that were chosen before the page had hydrated. Later, there's nothing left to send.
  useEffect(sendChosen)
  return (
    <label className="group grid size-full cursor-pointer place-items-center text-center text-small leading-tight font-semibold has-focus-visible:outline-2">
      <span className="grid place-items-center gap-1">
        <Camera aria-hidden className="size-6" strokeWidth={1.75} />
        <span className="group-has-valid:hidden">{isHydrated ? 'Add photos' : 'Add photo'}</span>
        <span className="hidden group-has-valid:inline">Photo chosen</span>
      </span>
      <input
        ref={input}
        type="file"
        name="photo"
        form="add-photo"
        required
        accept={photoTypes.join(',')}
        multiple={isHydrated}
        disabled={isBusy}
        onChange={sendChosen}
        className="sr-only"
      />
    </label>
  )
}

type PhotoStatusProps = { sending: Sending | null; problem: string | null; action: string; isFull: boolean }

/** A line below the photos: what's going on, or the button that sends a photo without JavaScript. */
function PhotoStatus({ sending, problem, action, isFull }: PhotoStatusProps) {
  const isHydrated = useHydrated()
  return (
    <div className="mt-3 grid min-h-11 content-center gap-2 text-small">
      {problem !== null && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      <form
        id="add-photo"
        method="post"
        action={action}
        encType="multipart/form-data"
        className="empty:hidden"
      >
        {!isHydrated && !isFull && (
          <Button type="submit" size="small" look="quiet">
            Send the photo
          </Button>
        )}
      </form>
      <p role="status" className="text-ink-soft">
        {sending !== null && `Sending photo ${sending.index} of ${sending.count}…`}
        {sending === null && isHydrated && problem === null && <PhotoHint isFull={isFull} />}
      </p>
    </div>
  )
}

const PhotoHint = ({ isFull }: { isFull: boolean }) =>
  isFull
    ? `That's all ${mostPhotos}. Remove one to add another.`
    : 'JPEG, PNG or WebP, up to 15 MB each. We delete where and when a photo was taken.'
