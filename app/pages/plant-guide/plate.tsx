import { ZoomIn } from 'lucide-react'
import { useState, type MouseEvent } from 'react'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import type { GuidePlant } from './guide-plant.ts'
import { lazyPanel } from '#ui/lazy.tsx'
import { sentence } from './guide-words.ts'

const PlateViewer = lazyPanel(async () => (await import('./plate-viewer.tsx')).PlateViewer)

/** The plate; a click opens the viewer. Without JavaScript, or in a new tab, it links to the picture. */
export function Plate({ plant }: { plant: GuidePlant }) {
  const { name, picture, pictureCredit, habit } = plant
  const [open, setOpen] = useState(false)
  const shown = (
    <PlantPicture
      picture={picture}
      sizes="(min-width: 1440px) 784px, (min-width: 1024px) 52vw, 100vw"
      eager
      className="plate border-line max-lg:object-[50%_45%] max-lg:mask-[linear-gradient(transparent,var(--color-ink)_4%,var(--color-ink)_84%,transparent)] md:max-lg:aspect-[8/7] lg:rounded-box lg:border print:aspect-square print:mask-none"
    />
  )
  const openViewer = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    // Below 1024 px the plate's foot lies under the name, so what's said of it comes after.
    <figure className="min-w-0 max-lg:contents print:block">
      {picture === null ? (
        shown
      ) : (
        <a
          href={picture.full}
          onClick={openViewer}
          aria-label={`Enlarge the picture of ${name}`}
          className="group relative block cursor-zoom-in max-lg:-mx-(--gutter) print:mx-0"
        >
          {shown}
          <span
            aria-hidden
            className="absolute right-3 bottom-3 max-lg:right-(--gutter) max-lg:bottom-1/5 grid size-11 place-items-center rounded-box border border-line bg-raised/90 text-ink transition-colors group-hover:border-line-control print:hidden"
          >
            <ZoomIn className="size-5" strokeWidth={1.75} />
          </span>
        </a>
      )}
      <figcaption className="text-caption text-ink-quiet max-lg:order-last lg:mt-2">
        {habit !== null && `${sentence(habit)} `}
        {pictureCredit}
      </figcaption>
      {picture !== null && (
        <PlateViewer plant={plant} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
      )}
    </figure>
  )
}
