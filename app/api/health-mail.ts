import { lateAfterMinutes } from '#domain/quotes/mail-outcome.ts'
import { getMailBacklog } from '#server/mail/unsent-emails.ts'
import { isDatabaseReadOnly } from '#server/platform/database/readiness.ts'
import { readOnlyMessage } from '#server/web/health.ts'
import { log } from '#server/platform/log/log.ts'

/** GET /health/mail: 503 if an email to the business is late, one that was given up hasn't been dealt with, or the database is read-only. */
export async function loader() {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const [backlog, isReadOnly] = await Promise.all([getMailBacklog(), isDatabaseReadOnly()])
    if (isReadOnly)
      return Response.json({ healthy: false, reason: readOnlyMessage, ...backlog }, { status: 503, headers })
    const healthy = backlog.oldestUnsentMinutes < lateAfterMinutes && backlog.dead === 0
    return Response.json({ healthy, ...backlog }, { status: healthy ? 200 : 503, headers })
  } catch (error) {
    log.error({ err: error }, 'reading mail health failed')
    return Response.json({ healthy: false }, { status: 503, headers })
  }
}
