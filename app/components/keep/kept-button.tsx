import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '#ui/create-store.ts'
import { lazyPanel, useSoon } from '#ui/lazy.tsx'
import { keptPlants } from './plant-list-store.ts'
import { PlantThumb } from './plant-thumb.tsx'

const KeptSheet = lazyPanel(async () => (await import('./kept-sheet.tsx')).KeptSheet)

/** Opens the sheet of kept plants: 'Compare 3', or just the mark and the count where there's no room. */
export function KeptButton({ compact = false }: { compact?: boolean }) {
  const kept = useStore(keptPlants)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useSoon(KeptSheet.prepare)
  const label = kept.length < 2 ? `${kept.length} kept` : `Compare ${kept.length}`
  return (
    <>
      {kept.length > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={open}
          className={classNames(
            'relative inline-flex min-h-12 flex-none items-center justify-center gap-2.5 rounded-box border font-semibold whitespace-nowrap text-ink',
            compact ? 'w-12 border-line-control bg-raised' : 'border-ink bg-raised px-3 max-md:only:flex-1',
          )}
        >
          {compact ? (
            <>
              <Bookmark aria-hidden className="size-6" strokeWidth={1.75} />
              <span className="sr-only">{label}</span>
              <span
                aria-hidden
                className="absolute -top-2 -right-2 grid h-5.5 min-w-5.5 place-items-center rounded-pill bg-brand px-1.5 text-caption leading-none text-on-brand tabular-nums"
              >
                {kept.length}
              </span>
            </>
          ) : (
            <>
              <span aria-hidden className="flex -space-x-6 max-[429px]:group-has-[a]:hidden">
                {kept.slice(-3).map((plant) => (
                  <PlantThumb key={plant.slug} plant={plant} className="size-8.5" />
                ))}
              </span>
              {label}
            </>
          )}
        </button>
      )}
      <KeptSheet open={isOpen} onOpen={open} onClose={() => setIsOpen(false)} />
    </>
  )
}
