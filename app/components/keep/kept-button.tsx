import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { comparesAtOnce, compareUrl } from '#domain/compare/compare-url.ts'
import { classNames } from '#ui/class-names.ts'
import { PlantThumb } from './plant-thumb.tsx'
import { useKeptInBar } from './use-kept-in-bar.ts'

/** Compares the kept plants, or leads to where some are chosen: 'Compare 3', or just the mark and the count where there's no room. */
export function KeptButton({ compact = false }: { compact?: boolean }) {
  const kept = useKeptInBar()
  if (kept.length === 0) return null
  const isComparable = comparesAtOnce(kept.length)
  const label = isComparable ? `Compare ${kept.length}` : `${kept.length} kept`
  return (
    <Link
      to={isComparable ? compareUrl(kept.map(({ slug }) => slug)) : '/compare#kept-plants'}
      className={classNames(
        'relative inline-flex min-h-12 flex-none items-center justify-center gap-2.5 rounded-box border font-semibold whitespace-nowrap text-ink no-underline',
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
          <span aria-hidden className="flex -space-x-6 max-[429px]:group-has-[a+a]:hidden">
            {kept.slice(-3).map((plant) => (
              <PlantThumb key={plant.slug} plant={plant} className="size-8.5" />
            ))}
          </span>
          {label}
        </>
      )}
    </Link>
  )
}
