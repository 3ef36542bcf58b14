import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type SideSectionProps = {
  title: string
  intro?: string
  raised?: boolean
  id?: string
  /** Placed before the heading: the scroll target. */
  anchor?: ReactNode
  children: ReactNode
}

/** A section with its heading on the left and its content on the right. */
export function SideSection({ title, intro, raised = false, id, anchor, children }: SideSectionProps) {
  return (
    <section id={id} className={classNames('section border-b border-line', raised && 'bg-raised')}>
      <div className="wrap grid gap-x-6 gap-y-5 md:gap-y-7 lg:grid-cols-[4fr_8fr]">
        <div>
          {anchor}
          <h2 className="max-w-[9em]">{title}</h2>
          {intro !== undefined && (
            <p className="mt-2 max-w-[34ch] text-lead text-ink-soft md:mt-3">{intro}</p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}

type SectionHeadingProps = { id?: string; title: string; children?: ReactNode }

/** A section heading, with a sentence or link opposite it on a wide screen. */
export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-5 grid gap-2 md:mb-8 md:gap-3 lg:mb-11 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-x-6">
      <h2 id={id} className="max-w-[15em]">
        {title}
      </h2>
      {children !== undefined && (
        <div className="max-w-[42ch] text-lead text-ink-soft lg:justify-self-end">{children}</div>
      )}
    </div>
  )
}

/** The call to action at the end of a page. */
export function ClosingCall({ title, button }: { title: string; button: string }) {
  return (
    <section className="contours">
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-(--section) md:py-16">
        <h2 className="max-w-[12em]">{title}</h2>
        <ButtonLink to="/inventory" look="action" className="max-md:w-full">
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
