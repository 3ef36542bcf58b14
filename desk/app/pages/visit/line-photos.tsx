import { X } from 'lucide-react'
import { useFetcher } from 'react-router'
import { CameraButton } from '#desk/app/components/camera-button.tsx'
import { useOnline } from '#desk/app/components/offline-strip.tsx'
import type { DeskOutcome } from '#domain/desk/desk-outcome.ts'
import { longestPhotoSide } from '#domain/quotes/quote-photos.ts'
import type { VisitLine, VisitPage } from './visit-page.ts'
import { classNames } from '#ui/class-names.ts'
import { scaledDown } from '#ui/scale-photo.ts'

type LinePhotosProps = { visit: VisitPage; line: VisitLine; isReadOnly?: boolean }

/** Photos of one line's work. Each is sent as soon as it's taken. */
export function LinePhotos({ visit, line, isReadOnly = false }: LinePhotosProps) {
  const fetcher = useFetcher<DeskOutcome>()
  const isOnline = useOnline()
  const action = `/calendar/${visit.number}`
  const isBusy = fetcher.state !== 'idle'
  const add = async (file: File) => {
    const body = new FormData()
    body.set('intent', 'photo')
    body.set('line', String(line.line))
    body.set('photo', await scaledDown(file, longestPhotoSide), 'photo.jpg')
    await fetcher.submit(body, { method: 'post', action, encType: 'multipart/form-data' })
  }
  const remove = (key: string) => fetcher.submit({ intent: 'remove-photo', key }, { method: 'post', action })
  return (
    <div className="mt-2.5">
      <ul className="flex flex-wrap gap-2" aria-label={`Photos of ${line.name}`}>
        {line.photos.map(({ key }, index) => (
          <li key={key} className="relative">
            <a href={`${action}/photos/full/${key}`} target="_blank" rel="noreferrer">
              <img
                src={`${action}/photos/small/${key}`}
                alt={`${line.name}, ${index + 1}`}
                width={116}
                height={87}
                className="h-[87px] w-29 rounded-box border border-line object-cover"
              />
            </a>
            {!isReadOnly && (
              <button
                type="button"
                aria-label={`Delete photo ${index + 1} of ${line.name}`}
                disabled={!isOnline || isBusy}
                onClick={() => void remove(key)}
                className="absolute -top-1 -right-1 grid size-11 place-items-center"
              >
                <span className="grid size-7 place-items-center rounded-full bg-ink text-raised">
                  <X aria-hidden strokeWidth={2.2} className="size-4" />
                </span>
              </button>
            )}
          </li>
        ))}
        {!isReadOnly && (
          <li>
            <CameraButton
              disabled={!isOnline || isBusy}
              onPhoto={(file) => void add(file)}
              className={classNames(
                'flex h-[87px] min-w-36 cursor-pointer items-center justify-center gap-2 rounded-box border-[1.5px] border-dashed border-line-control bg-control px-3 text-small font-semibold',
                (!isOnline || isBusy) && 'bg-disabled text-on-disabled',
              )}
            >
              {isBusy ? 'Sending' : 'Photo'}
              <span className="sr-only"> of {line.name}</span>
            </CameraButton>
          </li>
        )}
      </ul>
      <p role="status" className="text-small font-medium text-danger">
        {!isBusy && fetcher.data?.kind === 'refused' ? fetcher.data.message : ''}
      </p>
    </div>
  )
}
