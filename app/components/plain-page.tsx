import type { ReactNode } from 'react'

/** A heading and a sentence on contour lines: what a page is before its own screen is built. */
export function PlainPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contours">
      <div className="wrap section">
        <h1>{title}</h1>
        <div className="mt-4 max-w-lead text-lead text-ink-soft">{children}</div>
      </div>
    </div>
  )
}
