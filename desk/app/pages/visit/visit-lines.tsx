import { Plate } from '#desk/app/components/controls.tsx'
import { SectionHead } from '#desk/app/components/page-head.tsx'
import type { VisitLine, VisitPage } from './visit-page.ts'

/** The lines of the visit, with the work and the water for each. */
export function LineHead({ line }: { line: VisitLine }) {
  const { quantity, name, size, work, hasCage, isOut, water } = line
  return (
    <div className="flex gap-3">
      <Plate url={line.picture} className="size-13" />
      <div className="min-w-0">
        <h3 className="leading-tight">
          {quantity} {name}
        </h3>
        <p className="text-small leading-snug text-ink-soft">
          {[size, work, hasCage && 'deer cage'].filter((part) => typeof part === 'string').join(', ')}
        </p>
        {isOut && <p className="text-small font-semibold text-danger">Out: none left</p>}
        {water !== null && <p className="text-small leading-snug text-ink-soft">Water: {water}</p>}
      </div>
    </div>
  )
}

/** Work that isn't a plant. It's part of the order, but has nothing to record. */
export function OtherWorkLines({ visit }: { visit: VisitPage }) {
  return visit.extras.map(({ line, name, quantity }) => (
    <li key={line} className="border-b border-line px-(--gutter) py-3.5">
      <h3 className="leading-tight">
        {quantity} × {name}
      </h3>
      <p className="text-small leading-snug text-ink-soft">Other work</p>
    </li>
  ))
}

/** Before the day, and once nothing can be corrected anymore. */
export function PlannedLines({ visit }: { visit: VisitPage }) {
  return (
    <section>
      <SectionHead title="What’s planned" />
      <ul>
        {visit.lines.map((line) => (
          <li key={line.line} className="border-b border-line px-(--gutter) py-3.5">
            <LineHead line={line} />
          </li>
        ))}
        <OtherWorkLines visit={visit} />
      </ul>
    </section>
  )
}
