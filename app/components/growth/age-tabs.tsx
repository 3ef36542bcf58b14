import type { ReactNode } from 'react'

/** Planting day to full grown, underlined; each is a button or a link with `ageTab`. */
export function AgeTabs({ children }: { children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label="Age"
      className="flex flex-wrap items-end justify-between gap-x-2 border-b border-line md:justify-start md:gap-x-8 print:hidden"
    >
      {children}
    </div>
  )
}

export const ageTab =
  '-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent px-0.5 pt-1 text-center text-caption leading-tight font-medium text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-3 aria-pressed:border-brand aria-pressed:text-ink aria-[current]:border-brand aria-[current]:text-ink md:text-ui'
