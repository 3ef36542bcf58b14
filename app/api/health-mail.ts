import { lateAfterMinutes } from '#domain/quote/mail-outcome.ts'
import { getMailBacklog } from '#server/db/mail-health.ts'
import { isDatabaseReadOnly } from '#server/db/readiness.ts'
import { readOnlyWords } from '#server/http/health.ts'
import { log } from '#server/log/log.ts'

/** GET /health/mail (R5): 503 once a letter to the business is late, any letter was given up and nobody has looked at it, or nothing can be stored. */
export async function loader() {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const [backlog, isReadOnly] = await Promise.all([getMailBacklog(), isDatabaseReadOnly()])
    if (isReadOnly)
      return Response.json({ healthy: false, reason: readOnlyWords, ...backlog }, { status: 503, headers })
    const healthy = backlog.oldestUnsentMinutes < lateAfterMinutes && backlog.dead === 0
    return Response.json({ healthy, ...backlog }, { status: healthy ? 200 : 503, headers })
  } catch (error) {
    log.error({ err: error }, 'mail health not read')
    return Response.json({ healthy: false }, { status: 503, headers })
  }
}
