import { z } from 'zod'

/** In the links that stop the care emails: 128 bits as lowercase hex. */
export const careStopToken = z.string().regex(/^[0-9a-f]{32}$/)
