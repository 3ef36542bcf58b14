import { classNames } from '#ui/class-names.ts'

/** More would be too many to count at a glance. */
const mostDots = 6

/** How full a day is: a full dot for each visit, an open one for each that still fits. */
export function DayDots({ taken, capacity }: { taken: number; capacity: number }) {
  const dots = Math.max(taken, capacity)
  if (dots === 0) return null
  const label = `${taken} of ${capacity} taken`
  if (dots > mostDots)
    return (
      <span className="text-caption leading-none font-semibold">
        {taken}/{capacity}
        <span className="sr-only"> taken</span>
      </span>
    )
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.75">
      {Array.from({ length: dots }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'size-2.25 rounded-full border-[1.5px]',
            index >= capacity ? 'border-danger bg-danger' : 'border-brand',
            index < taken && index < capacity && 'bg-brand',
          )}
        />
      ))}
    </span>
  )
}
