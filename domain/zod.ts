import { z } from 'zod'

// For schemas that run in the browser. Zod probes for `new Function` when it builds its first schema; our content security
// policy forbids that, and even the failed attempt is reported as a violation.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
