import type { ReactNode } from 'react'

type StepProps = { number: number; title: string; id: string; note?: ReactNode; children: ReactNode }

/** One of the three steps down the page. */
export function Step({ number, title, id, note, children }: StepProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-[34px_minmax(0,1fr)] border-b border-line px-(--gutter) py-4.5 lg:grid-cols-[52px_minmax(0,1fr)]"
    >
      <p
        aria-hidden
        className="font-display text-[1.75rem] leading-none font-medium text-ink-soft lg:text-[2rem]"
      >
        {number}
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={`${id}-title`}>{title}</h2>
          {note !== undefined && <p className="text-caption text-ink-quiet">{note}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
