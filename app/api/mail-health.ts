import { getMailBacklog } from '#server/db/mail-health.ts'
import { log } from '#server/log.ts'

/** R5: a letter to the business that has waited this long turns the check red. */
const mostMinutes = 10

/** GET /api/mail-health: 200 while letters to the business leave, 503 once one is late. Letters given up are counted, too. */
export async function loader() {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const backlog = await getMailBacklog()
    const healthy = backlog.oldestUnsentMinutes < mostMinutes
    return Response.json({ healthy, ...backlog }, { status: healthy ? 200 : 503, headers })
  } catch (error) {
    log.error({ err: error }, 'mail health not read')
    return Response.json({ healthy: false }, { status: 503, headers })
  }
}
