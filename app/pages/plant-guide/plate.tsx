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
      sizes="(min-width: 1440px) 784px, (min-width: 1024px) 52vw, (min-width: 768px) 40vw, 100vw"
      eager
      className="plate border-y border-line max-md:aspect-[8/7] max-md:object-[50%_30%] md:rounded-box md:border-x print:aspect-square"
    />
  )
  const openViewer = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <figure className="min-w-0 max-md:-mx-(--gutter) print:mx-0">
      {picture === null ? (
        shown
      ) : (
        <a
          href={picture.full}
          onClick={openViewer}
          aria-label={`Enlarge the picture of ${name}`}
          className="group relative block cursor-zoom-in"
        >
          {shown}
          <span
            aria-hidden
            className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-box border border-line bg-raised/90 text-ink transition-colors group-hover:border-line-control print:hidden"
          >
            <ZoomIn className="size-5" strokeWidth={1.75} />
          </span>
        </a>
      )}
      <figcaption className="mt-2 text-caption text-ink-quiet max-md:px-(--gutter) print:px-0">
        {habit !== null && `${sentence(habit)} `}
        {pictureCredit}
      </figcaption>
      {picture !== null && (
        <PlateViewer plant={plant} open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
      )}
    </figure>
  )
}
