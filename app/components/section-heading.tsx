import type { ReactNode } from 'react'

type SectionHeadingProps = { id?: string; title: string; children?: ReactNode }

/** A section's heading with what stands opposite it on a wide screen: a sentence, a link. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-8 grid gap-3 lg:mb-11 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-6">
      <h2 id={id} className="max-w-[15em]">
        {title}
      </h2>
      {children !== undefined && (
        <div className="max-w-[42ch] text-lead text-ink-soft lg:justify-self-end">{children}</div>
      )}
    </div>
  )
}
