import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A question to settle before anything is planted. It never keeps anyone from going on. */
export function PlantingWarning({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="mb-3 flex gap-2.5 rounded-box bg-danger-surface px-3.5 py-2.5 text-small text-danger"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 flex-none" strokeWidth={1.75} />
      <span>
        {children}{' '}
        <Link to="/blog/oak-rules-by-city" className="text-danger underline">
          Oak rules by city
        </Link>
      </span>
    </p>
  )
}
