import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type SideSectionProps = {
  title: string
  intro?: string
  tone?: 'paper' | 'raised' | 'inverse'
  id?: string
  /** Stands before the heading: what brings the section into view. */
  anchor?: ReactNode
  children: ReactNode
}

const tones = {
  paper: 'border-b border-line',
  raised: 'border-b border-line bg-raised',
  inverse: 'contours-inverse bg-inverse text-ink-inverse',
} as const

/** The heading at the left, what it is about at the right. */
export function SideSection({ title, intro, tone = 'paper', id, anchor, children }: SideSectionProps) {
  return (
    <section id={id} className={classNames('section', tones[tone])}>
      <div className="wrap grid gap-x-6 gap-y-7 lg:grid-cols-[4fr_8fr]">
        <div>
          {anchor}
          <h2 className="max-w-[9em]">{title}</h2>
          {intro !== undefined && (
            <p
              className={classNames(
                'mt-3 max-w-[34ch] text-lead',
                tone === 'inverse' ? 'text-ink-inverse-soft' : 'text-ink-soft',
              )}
            >
              {intro}
            </p>
          )}
        </div>
        <div>{children}</div>
      </div>
    </section>
  )
}
