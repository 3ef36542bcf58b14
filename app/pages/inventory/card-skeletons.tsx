import { Skeleton } from '#ui/skeleton.tsx'

/** Twelve placeholder cards. They appear after a short delay, so that a fast response doesn't flicker. */
export function CardSkeletons() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 z-1 grid animate-late content-start bg-surface md:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4"
    >
      {Array.from({ length: 12 }, (_, index) => (
        <div
          key={index}
          className="grid grid-cols-[132px_minmax(0,1fr)] gap-4 border-b border-line py-4 md:block md:overflow-hidden md:rounded-box md:border md:bg-raised md:py-0"
        >
          <Skeleton className="aspect-square w-full" />
          <div className="grid content-start gap-2.5 md:p-4">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="mt-3 h-14 w-full" />
            <Skeleton className="mt-2 h-7 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
