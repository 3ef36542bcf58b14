import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { listenBeforeRouter } from '#ui/pop-state.ts'
import { connectionLost } from './connection-lost.ts'
import { installFullPageFallback, keepPageOnFailedReload } from './full-page-fallback.ts'

// React Router's route manifest, which the page loads first.
const { version } = Reflect.get(window, '__reactRouterManifest') as { version: string }
installFullPageFallback(window, version, connectionLost.set)
keepPageOnFailedReload(connectionLost.set)
listenBeforeRouter()
// A navigation during a view transition makes React Router skip the transition, and nobody handles that promise.
window.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // An error that only an error page shows is reported too, like any other (server/web/browser-reports.ts).
    { onCaughtError: (error) => reportError(error) },
  )
})
