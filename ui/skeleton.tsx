import { classNames } from './class-names.ts'

/**
 * A placeholder for content that's loading. The light moves as a layer of its own: an animated background would be painted on
 * every frame, while the content it stands in for is being rendered.
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'relative overflow-hidden rounded-badge bg-sunk before:absolute before:inset-0 before:animate-sweep before:bg-[linear-gradient(100deg,transparent_35%,var(--color-raised)_50%,transparent_65%)]',
        className,
      )}
    />
  )
}
