import type { RequestHandler } from 'express'
import { catalogStatus, getCatalog } from '#server/reads/catalog-snapshot.ts'
import { isDatabaseReadOnly, listMissingMigrations } from '#server/db/readiness.ts'
import { log } from '#server/log/log.ts'
import { withDatabaseFor } from './request-context.ts'
import { isDraining } from './draining.ts'

export const readOnlyWords = 'the database is read-only: quotes and messages cannot be stored'

type Readiness = [status: number, body: { state: string; storing?: string }]

const answer = (status: number, state: string): Readiness => [status, { state }]

async function readiness(): Promise<Readiness> {
  if (isDraining()) return answer(503, 'stopping')
  try {
    const missing = await withDatabaseFor(1_000, listMissingMigrations)
    if (missing.length > 0) return answer(503, 'migrations missing')
    await getCatalog()
    if (catalogStatus() !== 200) return answer(503, 'catalog out of date')
    // Visitors can still browse, so they are sent here all the same.
    if (await withDatabaseFor(1_000, isDatabaseReadOnly))
      return [200, { state: 'ready', storing: readOnlyWords }]
    return answer(200, 'ready')
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
