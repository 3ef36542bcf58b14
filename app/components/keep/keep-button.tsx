import { Bookmark } from 'lucide-react'
import type { Picture } from '#domain/pictures/picture.ts'
import { classNames } from '#ui/class-names.ts'
import { useStore } from '#ui/create-store.ts'
import { needsScript } from '#ui/needs-script.ts'
import { keptPlants, mostKept } from './plant-list-store.ts'

type KeepButtonProps = {
  plant: { slug: string; name: string; picture?: Picture | null }
  /** With the word beside the mark, where there's room. */
  labeled?: boolean
  className?: string
}

/** Marks a plant to compare later, on this device. */
export function KeepButton({ plant: { slug, name, picture }, labeled = false, className }: KeepButtonProps) {
  const kept = useStore(keptPlants)
  const isKept = kept.some((each) => each.slug === slug)
  const toggle = async () => {
    if (isKept) keptPlants.remove(slug)
    else if (kept.length < mostKept) keptPlants.add({ slug, name, thumb: picture?.thumb ?? null })
    else (await import('#ui/toaster.tsx')).toast.error(`You can keep ${mostKept} plants. Remove one first.`)
  }
  return (
    <button
      {...needsScript}
      type="button"
      aria-pressed={isKept}
      aria-label={`Keep ${name}`}
      onClick={() => void toggle()}
      className={classNames(
        'relative z-1 inline-flex size-11 flex-none items-center justify-center gap-2 rounded-box font-semibold text-ink transition-colors hover:bg-sunk print:hidden',
        labeled && 'w-auto border border-line-control px-4',
        labeled && (isKept ? 'bg-good-surface' : 'bg-raised'),
        className,
      )}
    >
      <Bookmark
        aria-hidden
        className={classNames('size-6', isKept && 'fill-brand text-brand')}
        strokeWidth={1.75}
      />
      {labeled && 'Keep'}
    </button>
  )
}
