import { SideSection } from '#app/components/page-sections.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** For a community we know too little about: says so, and asks the visitor. */
export function NotYetKnown({ name }: { name: string }) {
  return (
    <SideSection title={`What we know about ${name}`}>
      <p className="max-w-prose text-lead">
        Not enough yet to name ten trees, and we don’t guess. Limestone, clay and sand each call for different
        trees.
      </p>
      <p className="mt-3 mb-6 max-w-prose text-lead text-ink-soft">
        Tell us your street and what you hit in the first foot of digging. That’s enough to start.
      </p>
      <ButtonLink to="/contact">Ask about your street</ButtonLink>
    </SideSection>
  )
}
