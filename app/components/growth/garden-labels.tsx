import type { ReactNode } from 'react'
import type { GardenLayout } from '#domain/growth/garden.ts'

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden
      className="grid size-5.5 flex-none place-items-center rounded-pill border border-ink bg-raised text-caption leading-none font-semibold tabular-nums"
    >
      {children}
    </span>
  )
}

/** In the ground under the picture, so they have the same size at every width. The list says the same. */
export function GardenLabels({ layout: { labels, widthFt } }: { layout: GardenLayout }) {
  return (
    <div aria-hidden className="relative h-11 subsoil">
      {labels.map(({ number, x }) => (
        <span
          key={x}
          className="absolute inset-y-0 grid -translate-x-1/2 place-items-center"
          style={{ left: `${(x / widthFt) * 100}%` }}
        >
          <Chip>{number}</Chip>
        </span>
      ))}
    </div>
  )
}
