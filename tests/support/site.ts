import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { limitDatabaseRights, roleUrl } from '#server/platform/database/roles.ts'
import { until } from './until.ts'

/** A database for this test file, cloned from the migrated and seeded template. */
export async function cloneDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = new Client({ connectionString: inject('maintenanceUrl') })
  await maintenance.connect()
  await maintenance.query(`create database ${name} template template_site`)
  await maintenance.end()
  const url = new URL(inject('maintenanceUrl'))
  url.pathname = `/${name}`
  const owner = new Client({ connectionString: url.href })
  await owner.connect()
  await limitDatabaseRights(owner)
  afterAll(() => owner.end())
  /** Runs as the owner, and returns the rows. */
  const query = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows
  return { ownerUrl: url.href, owner, query }
}

/** Points this process's environment, and so the query modules, at its own database, with the web role. */
export async function useDatabaseAsWeb(entries: Record<string, string> = {}) {
  const database = await cloneDatabase()
  Object.assign(process.env, {
    DATABASE_URL: roleUrl(database.ownerUrl, 'web'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    SITE_ORIGIN: 'https://trees.example',
    LOG_LEVEL: 'silent',
    ...entries,
  })
  return database
}

/** After a file's tests, closes these connections and those of the modules that it called. */
export const closeAfterAll = (...connections: Database[]) =>
  afterAll(async () => {
    // Most tests that start a site never load these.
    const { closeQueue } = await import('#server/mail/queue.ts')
    const { closeDatabase } = await import('#server/platform/database/database.ts')
    await closeQueue()
    await closeDatabase()
    await Promise.all(connections.map((each) => each.destroy()))
  })

/** The production build on its own port, with its own database and the web role. */
export async function startSite(entries: Record<string, string> = {}) {
  const { owner, ownerUrl, query } = await useDatabaseAsWeb(entries)
  const { createApp, reloadCatalog } = (await import(
    /* @vite-ignore */ new URL('../../build/server/server.js', import.meta.url).href
  )) as typeof import('../../server.ts')
  const server = createServer(createApp()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => new Promise((closed) => server.close(closed)))
  const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init })
  return {
    owner,
    ownerUrl,
    query,
    origin,
    /** Reloads the catalog after a change; in production, a process that listens for changes does this on its own. */
    reload: reloadCatalog,
    get,
    /** A picture that takes too long to draw is a 503 at first, and there on a later request. */
    getPicture: (path: string) =>
      until(path, async () => {
        const response = await get(path)
        return response.status === 503 && response.headers.has('Retry-After') ? undefined : response
      }),
  }
}
