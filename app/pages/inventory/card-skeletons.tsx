import { Skeleton } from '#ui/skeleton.tsx'

/** Twelve placeholder cards. They appear after a short delay, so that a fast response doesn't flicker. */
export function CardSkeletons() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 z-1 grid animate-late content-start gap-5 overflow-hidden bg-surface md:grid-cols-3 xl:grid-cols-4"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-80 rounded-box md:h-130" />
      ))}
    </div>
  )
}
