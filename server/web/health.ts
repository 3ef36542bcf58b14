import type { Request, RequestHandler } from 'express'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { isDatabaseReadOnly, listMissingMigrations } from '#server/platform/database/readiness.ts'
import { log } from '#server/platform/log/log.ts'
import { withDatabaseFor } from '#server/platform/requests/request-context.ts'
import { isDraining } from './draining.ts'
import { warmUp } from './warm-up.ts'

export const readOnlyMessage = 'the database is read-only: quotes and messages cannot be stored'

type Readiness = [status: number, body: { state: string; storing?: string }]

const toReadiness = (status: number, state: string): Readiness => [status, { state }]

/** People can still read while nothing can be stored, so the process counts as ready and says what it can't do. */
async function readyToStore(otherwise: string): Promise<Readiness> {
  const isReadOnly = await withDatabaseFor(1_000, isDatabaseReadOnly)
  return isReadOnly ? [200, { state: 'ready', storing: otherwise }] : toReadiness(200, 'ready')
}

async function readiness(request: Request): Promise<Readiness> {
  if (isDraining()) return toReadiness(503, 'stopping')
  try {
    const missing = await withDatabaseFor(1_000, listMissingMigrations)
    if (missing.length > 0) return toReadiness(503, 'migrations missing')
    await getCatalog()
    if (catalogStatus() !== 200) return toReadiness(503, 'catalog out of date')
    await warmUp(request)
    return await readyToStore(readOnlyMessage)
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return toReadiness(503, 'database away')
  }
}

async function deskReadiness(): Promise<Readiness> {
  if (isDraining()) return toReadiness(503, 'stopping')
  try {
    const missing = await withDatabaseFor(1_000, listMissingMigrations)
    if (missing.length > 0) return toReadiness(503, 'migrations missing')
    return await readyToStore('the database is read-only: nothing can be saved')
  } catch (error) {
    log.warn({ err: error }, 'not ready')
    return toReadiness(503, 'database away')
  }
}

/** GET /health: this process is alive, even if the database is down. Restart the process when there's no response. */
export const serveHealth: RequestHandler = (_, response) => {
  response.set('Cache-Control', 'no-store').json({ state: 'alive' })
}

/** GET /ready: whether visitors should be sent to this process. */
export const serveReadiness: RequestHandler = async (request, response) => {
  const [status, body] = await readiness(request)
  response.status(status).set('Cache-Control', 'no-store').json(body)
}

/** GET /ready of the desk, which needs no catalog. */
export const serveDeskReadiness: RequestHandler = async (_, response) => {
  const [status, body] = await deskReadiness()
  response.status(status).set('Cache-Control', 'no-store').json(body)
}
