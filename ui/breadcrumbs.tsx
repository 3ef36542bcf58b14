import { Link } from 'react-router'

/** The last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-2 text-small text-ink-soft">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} className="-my-1 py-1 underline decoration-1 underline-offset-3 hover:text-ink">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
