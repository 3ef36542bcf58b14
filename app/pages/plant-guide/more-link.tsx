import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Leads from a fact to the article that explains it. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center text-small text-link underline decoration-1 underline-offset-3 md:min-h-8 print:hidden"
    >
      {children}
    </Link>
  )
}
