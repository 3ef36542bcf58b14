import { SideSection } from '#app/components/page-sections.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** For a community we know too little about: says so, and asks the visitor. */
export function NotYetKnown({ name }: { name: string }) {
  return (
    <SideSection title={`What we know of ${name}`}>
      <p className="max-w-prose text-lead">
        Not enough yet to name ten trees, and we do not guess. Limestone, clay and sand each want another
        list, and the road decides the delivery fee.
      </p>
      <p className="mt-3 mb-6 max-w-prose text-lead text-ink-soft">
        Tell us the street and what the spade meets in the first foot. That is enough to begin.
      </p>
      <ButtonLink to="/contact">Ask about your street</ButtonLink>
    </SideSection>
  )
}
