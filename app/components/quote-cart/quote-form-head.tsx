import type { Ref } from 'react'

export function QuoteFormHead({ ref }: { ref?: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className="text-h3 outline-none">
        Where should we plant?
      </h3>
      <p className="mt-1 text-caption text-ink-quiet">Email or phone: either one is enough.</p>
    </>
  )
}
