import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PhoneDisclosure } from '#ui/phone-disclosure.tsx'

type GuideSectionProps = {
  id: string
  title: string
  lead?: ReactNode
  raised?: boolean
  /** On phones, the title under which the content is folded away, unless it's open from the start. */
  folds?: { title: string; open: boolean }
  className?: string
  children: ReactNode
}

/** A section of the guide: heading on the left, a sentence on the right. */
export function GuideSection({
  id,
  title,
  lead,
  raised = false,
  folds,
  className,
  children,
}: GuideSectionProps) {
  const heading = (
    <div className="mb-3 grid gap-x-6 gap-y-2 md:mb-7 md:gap-y-3 lg:mb-10 lg:grid-cols-[5fr_7fr] lg:items-end print:mb-2 print:block print:break-after-avoid">
      <h2
        id={`${id}-title`}
        className={classNames('print:text-h4', folds !== undefined && 'max-md:not-print:hidden')}
      >
        {title}
      </h2>
      {lead !== undefined && (
        <p className="max-w-[52ch] text-body text-ink-soft md:text-lead print:max-w-none print:text-small">
          {lead}
        </p>
      )}
    </div>
  )
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'scroll-mt-4 border-t border-line py-(--section-close) max-md:py-5 print:border-ink print:bg-transparent print:py-2',
        raised && 'bg-raised',
        className,
      )}
    >
      <div className="wrap print:p-0">
        {folds === undefined ? (
          <>
            {heading}
            {children}
          </>
        ) : (
          <PhoneDisclosure
            title={<h2 className="text-h3">{title}</h2>}
            aside={<span className="text-link">{folds.title}</span>}
            open={folds.open}
            className="max-md:-my-3"
          >
            {heading}
            {children}
          </PhoneDisclosure>
        )}
      </div>
    </section>
  )
}
