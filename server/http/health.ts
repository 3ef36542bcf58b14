import type { RequestHandler } from 'express'
import { catalogStatus, getCatalog } from '#server/catalog.ts'
import { listMissingMigrations } from '#server/db/readiness.ts'
import { log } from '#server/log.ts'
import { withDatabaseFor } from '#server/request-context.ts'
import { isDraining } from './draining.ts'

const answer = (status: number, state: string): [number, { state: string }] => [status, { state }]

async function readiness(): Promise<[number, { state: string }]> {
  if (isDraining()) return answer(503, 'stopping')
  try {
    const missing = await withDatabaseFor(1_000, listMissingMigrations)
    if (missing.length > 0) return answer(503, 'migrations missing')
    await getCatalog()
    return catalogStatus() === 200 ? answer(200, 'ready') : answer(503, 'catalog out of date')
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return answer(503, 'database away')
  }
}

/** GET /health: this process is alive, whatever else is away. Restart it when this is not answered. */
export const answerHealth: RequestHandler = (_, response) => {
  response.set('Cache-Control', 'no-store').json({ state: 'alive' })
}

/** GET /ready: send visitors here, or do not. */
export const answerReady: RequestHandler = async (_, response) => {
  const [status, body] = await readiness()
  response.status(status).set('Cache-Control', 'no-store').json(body)
}
