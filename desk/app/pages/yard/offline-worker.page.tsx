import script from './offline-worker.js?raw'

// GET /yard/offline-worker: the service worker that opens the yard without a signal. It has nothing of the desk's data.
export const loader = () =>
  new Response(script, {
    headers: {
      'Content-Type': 'text/javascript',
      'Service-Worker-Allowed': '/yard',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
