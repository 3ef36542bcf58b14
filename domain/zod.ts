import { z } from 'zod'

// For schemas that browsers load. Our content policy forbids code made of text; zod would try it with its first schema, and
// the try alone is reported as a violation.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
