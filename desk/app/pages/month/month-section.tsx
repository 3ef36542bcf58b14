import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type MonthSectionProps = { title: string; note?: string; children: ReactNode }

export function MonthSection({ title, note, children }: MonthSectionProps) {
  return (
    <section className="border-b border-line px-(--gutter) pt-4.5 pb-5">
      <div className="flex items-baseline justify-between gap-3 pb-2.5">
        <h2>{title}</h2>
        {note !== undefined && <p className="text-caption text-ink-quiet">{note}</p>}
      </div>
      {children}
    </section>
  )
}

type SumProps = { name: string; isMain?: boolean; children: ReactNode }

export function Sum({ name, isMain = false, children }: SumProps) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-3 py-1',
        isMain && 'mt-1 border-t border-ink',
      )}
    >
      <dt className={isMain ? 'font-semibold' : 'text-small text-ink-soft'}>{name}</dt>
      <dd className={classNames('font-display font-medium', isMain ? 'text-[1.5rem]' : 'text-[1.0625rem]')}>
        {children}
      </dd>
    </div>
  )
}
