import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

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
