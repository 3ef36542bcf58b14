import { isRouteErrorResponse, useLocation } from 'react-router'
import { isNoConnection } from '#app/connection-lost.ts'
import { ClosedGate } from '#app/components/plants/drawings.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'

type LoadingFailedProps = {
  title: string
  /** Shown if the loader sent no message. */
  fallback: string
  error: unknown
}

/** Shown when a list fails to load. */
export function LoadingFailed({ title, fallback, error }: LoadingFailedProps) {
  const { pathname, search } = useLocation()
  const offline = isNoConnection(error)
  return (
    <div className="wrap py-10">
      <StatePanel
        drawing={<ClosedGate />}
        title={offline ? 'No connection' : title}
        action={
          <ButtonLink to={pathname + search} replace reloadDocument={!offline} look="action">
            Try Again
          </ButtonLink>
        }
      >
        {offline ? 'Your device is offline' : (messageOf(error) ?? fallback)}. Your quote is safe.
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
