import type { ReactNode } from 'react'
import { Link } from 'react-router'

type ViewSwitchProps = {
  views: readonly { label: string; icon: ReactNode; to: string; isShown: boolean }[]
}

/** The views of a list, as links. */
export function ViewSwitch({ views }: ViewSwitchProps) {
  return (
    <nav
      aria-label="View"
      className="flex overflow-hidden rounded-box border border-line-control max-md:hidden [&_svg]:size-4.5"
    >
      {views.map(({ label, icon, to, isShown }) => (
        <Link
          key={label}
          to={to}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          className="inline-flex h-10.5 items-center gap-1.75 bg-raised px-3 text-small font-semibold whitespace-nowrap text-ink no-underline hover:bg-sunk focus-visible:-outline-offset-3 aria-[current]:bg-brand aria-[current]:text-on-brand"
        >
          {icon}
          <span className="max-xl:sr-only">{label}</span>
        </Link>
      ))}
    </nav>
  )
}
