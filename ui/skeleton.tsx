import { classNames } from './class-names.ts'

/** A placeholder for content that's loading. */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'animate-sweep rounded-badge bg-[linear-gradient(100deg,var(--color-sunk)_40%,var(--color-raised)_50%,var(--color-sunk)_60%)] bg-[length:300%_100%]',
        className,
      )}
    />
  )
}
