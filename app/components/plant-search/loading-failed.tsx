import { isRouteErrorResponse, useLocation } from 'react-router'
import { ClosedGate } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

type LoadingFailedProps = {
  title: string
  /** Shown if the loader sent no message, for example when offline. */
  fallback: string
  error: unknown
}

/** Shown when a list fails to load (IN-07, PD-09). */
export function LoadingFailed({ title, fallback, error }: LoadingFailedProps) {
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
        {messageOf(error) ?? fallback}. Your quote is safe.
      </StatePanel>
    </div>
  )
}

/** The error's data can be anything. */
function messageOf(error: unknown): string | undefined {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message.replace(/\.$/, '') : undefined
}
