import type { Route } from './+types/month.page.ts'

/** Asked, sent, accepted and planted, so that the four read as a funnel. */
export function MonthSteps({ steps }: Pick<Route.ComponentProps['loaderData'], 'steps'>) {
  return (
    <section aria-label="Quotes">
      <ul className="grid grid-cols-2">
        {steps.map(({ name, count, total }) => (
          <li key={name} className="border-b border-line px-(--gutter) pt-3 pb-2 odd:border-r">
            <h2 className="font-text text-ui! font-semibold tracking-normal">{name}</h2>
            <p className="font-display text-[2.25rem] leading-none font-medium">{count}</p>
            <p className="pt-1 text-small text-ink-soft">{total}</p>
          </li>
        ))}
      </ul>
      <p className="border-b border-line px-(--gutter) py-3 text-caption text-ink-quiet">
        Estimates and quotes are counted while their data is stored; what was planted, and all money, always.
      </p>
    </section>
  )
}
