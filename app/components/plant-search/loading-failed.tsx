import { isRouteErrorResponse, useLocation } from 'react-router'
import { ClosedGate } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

type LoadingFailedProps = {
  title: string
  /** What is said where the loader said nothing itself: the line was dead, say. */
  otherwise: string
  error: unknown
}

/** A list that could not be read (IN-07, PD-09; reading 28). */
export function LoadingFailed({ title, otherwise, error }: LoadingFailedProps) {
  const { pathname, search } = useLocation()
  return (
    <div className="wrap py-10">
      <StatePanel
        drawing={<ClosedGate />}
        title={title}
        action={
          <ButtonLink to={pathname + search} reloadDocument look="action">
            Try Again
          </ButtonLink>
        }
      >
        {messageOf(error) ?? otherwise}. What is in your quote is safe.
      </StatePanel>
    </div>
  )
}

/** An answer can carry anything. */
function messageOf(error: unknown): string | undefined {
  const told: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof told !== 'object' || told === null || !('message' in told)) return undefined
  return typeof told.message === 'string' ? told.message.replace(/\.$/, '') : undefined
}
