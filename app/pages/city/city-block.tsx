import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

type CityBlockProps = { title: string; raised?: boolean; children: ReactNode }

/** A section with its heading on the left, as elsewhere, but close to the next one on a phone. */
export function CityBlock({ title, raised = false, children }: CityBlockProps) {
  return (
    <section className={classNames('border-b border-line py-7 lg:py-20', raised && 'bg-raised')}>
      <div className="wrap grid gap-x-6 gap-y-3.5 lg:grid-cols-[4fr_8fr]">
        <h2 className="max-w-[9em] max-lg:max-w-none max-lg:text-h3">{title}</h2>
        <div>{children}</div>
      </div>
    </section>
  )
}
