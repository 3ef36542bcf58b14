import type { ReactNode } from 'react'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

type FoldedSectionProps = { title: string; open?: boolean; className?: string; children: ReactNode }

/** A section that a phone folds away under its title. */
export function FoldedSection({ title, open = false, className = '', children }: FoldedSectionProps) {
  return (
    <section className={`max-md:-mt-4 ${className}`}>
      <PhoneDisclosure
        title={<h2 className="text-h4">{title}</h2>}
        open={open}
        className="border-b border-line md:border-0 print:border-0"
      >
        <h2 className="hidden text-h3 md:block print:block print:text-h4">{title}</h2>
        {children}
      </PhoneDisclosure>
    </section>
  )
}
