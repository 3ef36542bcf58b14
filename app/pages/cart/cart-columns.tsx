import type { ReactNode } from 'react'

type CartColumnsProps = {
  title: string
  children: ReactNode
  /** The totals, in a box. */
  aside?: ReactNode
}

/** Plants or form on the left, totals on the right; stacked on a phone. */
export function CartColumns({ title, children, aside }: CartColumnsProps) {
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-4 md:mt-6 md:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="cart-part">
        <h2 id="cart-part" className="sr-only">
          {title}
        </h2>
        {children}
      </section>
      {aside !== undefined && (
        <section
          aria-label="Total"
          className="rounded-box border border-line bg-raised p-5 lg:sticky lg:top-6 print:break-inside-avoid print:border-0 print:p-0"
        >
          {aside}
        </section>
      )}
    </div>
  )
}
