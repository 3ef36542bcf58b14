import type { ReactNode } from 'react'

type AcrossProps = { left: string; width: string; children: ReactNode }

/** A dimension line with its words below, so that they have the same size at every width. */
export function Across({ left, width, children }: AcrossProps) {
  return (
    <div className="absolute top-2 h-3 border-x border-ink" style={{ left, width }}>
      <span className="absolute inset-x-0 top-1/2 border-t border-ink" />
      <span className="absolute top-3.5 left-1/2 -translate-x-1/2 text-caption leading-tight whitespace-nowrap">
        {children}
      </span>
    </div>
  )
}
