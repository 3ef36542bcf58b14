import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Picture } from '#domain/pictures/picture.ts'

type ViewerPicture = {
  name: string
  scientificName: string
  picture: Picture | null
  caption: ReactNode
  /** Plates are square. Photographs can have any shape and are shown uncropped. */
  isPhotograph: boolean
}

type PictureViewerProps = {
  pictures: readonly ViewerPicture[]
  /** The index of the open picture; -1 if none is open. */
  shown: number
  /** For several pictures: shows another one. */
  onShow?: (index: number) => void
  onClose: () => void
}

/** A picture as large as the screen allows. Base UI's dialog handles Escape, scroll lock and focus. */
export function PictureViewer({ pictures, shown: at, onShow, onClose }: PictureViewerProps) {
  const shown = pictures[at]
  const turnTo = (index: number) => {
    if (pictures[index] !== undefined) onShow?.(index)
  }
  return (
    <Dialog.Root open={shown !== undefined} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {shown !== undefined && (
          <Dialog.Popup
            onKeyDown={({ key, target }) => {
              // In a zoomed picture, the arrow keys scroll.
              if (target instanceof Element && target.closest('[data-zoomed]') !== null) return
              if (key === 'ArrowRight') turnTo(at + 1)
              if (key === 'ArrowLeft') turnTo(at - 1)
            }}
            className="contours-inverse fixed inset-0 z-21 grid grid-cols-[1fr_1fr] grid-rows-[auto_minmax(0,1fr)_auto] bg-footer text-ink-inverse outline-none md:grid-cols-[88px_minmax(0,1fr)_88px]"
          >
            <OpenPicture key={at} shown={shown} place={`${at + 1} of ${pictures.length}`} />
            {pictures.length > 1 && (
              <>
                <Turn
                  label="Previous picture"
                  disabled={at === 0}
                  onClick={() => turnTo(at - 1)}
                  className="col-start-1 justify-self-start max-md:ml-4"
                >
                  <ChevronLeft aria-hidden className="size-6.5" />
                </Turn>
                <Turn
                  label="Next picture"
                  disabled={at === pictures.length - 1}
                  onClick={() => turnTo(at + 1)}
                  className="col-start-2 justify-self-end max-md:mr-4 md:col-start-3"
                >
                  <ChevronRight aria-hidden className="size-6.5" />
                </Turn>
              </>
            )}
          </Dialog.Popup>
        )}
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Keyed by picture, so that each picture starts unzoomed. */
function OpenPicture({ shown, place }: { shown: ViewerPicture; place: string }) {
  const [zoomed, setZoomed] = useState(false)
  const pane = useRef<HTMLDivElement>(null)

  /** Toggles the zoom and centers the given point, as fractions of width and height. */
  const zoomTo = (x: number, y: number) => {
    flushSync(() => setZoomed(!zoomed))
    const box = pane.current
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
  }
  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key press has no coordinates.
    if (event.detail === 0) zoomTo(0.5, 0.5)
    else zoomTo((event.clientX - left) / width, (event.clientY - top) / height)
  }

  return (
    <>
      <div className="col-span-full flex items-center gap-1 py-2.5 pr-2.5 pl-5 md:py-3 md:pr-5 md:pl-8">
        <div className="mr-auto flex flex-wrap items-baseline gap-x-3.5">
          <Dialog.Title className="font-display text-h4 font-medium md:text-h3">{shown.name}</Dialog.Title>
          <p className="text-small text-ink-inverse-soft sci">{shown.scientificName}</p>
        </div>
        {place !== '1 of 1' && (
          <p className="mr-2 hidden text-small whitespace-nowrap text-ink-inverse-soft md:block">{place}</p>
        )}
        <IconButton
          aria-label={zoomed ? 'Zoom out' : 'Zoom in'}
          aria-pressed={zoomed}
          onClick={() => zoomTo(0.5, 0.5)}
        >
          {zoomed ? (
            <ZoomOut aria-hidden className="size-5.5" />
          ) : (
            <ZoomIn aria-hidden className="size-5.5" />
          )}
        </IconButton>
        <Dialog.Close render={<IconButton aria-label="Close" />}>
          <X aria-hidden className="size-5.5" />
        </Dialog.Close>
      </div>
      {/* Scrolls while the picture is zoomed. */}
      <div
        ref={pane}
        data-zoomed={zoomed || undefined}
        className={classNames(
          'col-span-full row-start-2 min-h-0 md:col-span-1 md:col-start-2',
          zoomed ? 'overflow-auto overscroll-contain' : 'grid place-items-center overflow-hidden',
        )}
      >
        <button
          type="button"
          aria-label={zoomed ? 'Show the whole picture' : 'Zoom in on the picture'}
          onClick={zoomAt}
          className={classNames(
            'focus-visible:-outline-offset-3 focus-visible:outline-ink-inverse-soft',
            zoomed
              ? 'mx-auto block w-[220%] md:w-[1600px] cursor-zoom-out!'
              : 'aspect-square max-h-full w-full max-w-[calc(100dvh-8.25rem)] cursor-zoom-in!',
          )}
        >
          <PlantPicture
            picture={shown.picture}
            sizes={zoomed ? '1200px' : '(min-width: 768px) 80vh, 100vw'}
            eager
            className={classNames(
              'h-full md:rounded-badge',
              shown.isPhotograph && 'bg-transparent! object-contain!',
            )}
          />
        </button>
      </div>
      <p className="col-span-full px-5 pt-3.5 pb-5 text-small text-ink-inverse-soft md:px-8 md:pb-4.5">
        {shown.caption}
      </p>
    </>
  )
}

function IconButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-11 place-items-center rounded-box transition-colors hover:bg-line-inverse focus-visible:outline-ink-inverse-soft"
    />
  )
}

function Turn({ label, className, ...props }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classNames(
        'row-start-2 grid size-12 place-items-center self-end rounded-pill border border-line-inverse bg-footer/70 transition-colors hover:bg-inverse focus-visible:outline-ink-inverse-soft disabled:cursor-default disabled:opacity-35 max-md:mb-3 md:size-14 md:self-center md:justify-self-center',
        className,
      )}
    />
  )
}
