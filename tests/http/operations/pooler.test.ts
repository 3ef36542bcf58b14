import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { startPooler } from '#tests/support/pgbouncer.ts'
import { postQuote, quoteBody } from '#tests/support/quote-request.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

// Debian's PgBouncer in transaction mode, with far fewer connections than the site opens.

vi.setConfig({ testTimeout: 40_000 })
const { ownerUrl, owner } = await cloneDatabase()
const pooler = await startPooler(ownerUrl, { connections: 5 })
const pooledUrl = pooler.through(roleUrl(ownerUrl, 'web'))
const site = await startSiteProcess(ownerUrl, {
  DATABASE_URL: pooledUrl,
  DATABASE_SESSION_URL: roleUrl(ownerUrl, 'web'),
  DATABASE_POOL_SIZE: '20',
  TRUSTED_PROXIES: '127.0.0.1',
})
afterAll(async () => {
  await site.stop()
  await pooler.stop()
})

/** On a busy machine the database can miss the site's deadline, a 503. A client then sends the same quote with the same key. */
function sendUntilStored() {
  const [body, key] = [quoteBody([{ inventoryId: 1, quantity: 99 }]), randomUUID()]
  return until('the quote is stored', async () => {
    const { status } = await postQuote(site.origin, body, { key })
    expect([201, 503]).toContain(status)
    return status === 201
  })
}

test('60 quotes sent at once through a pooler are all stored once, with their jobs', async () => {
  expect((await site.get('/ready')).status).toBe(200)
  await Promise.all(Array.from({ length: 60 }, sendUntilStored))
  const { rows } = await owner.query<{ quotes: number; jobs: number }>(
    `select (select count(*)::int from quotes) as quotes,
       (select count(distinct quote_id)::int from emails join pgboss.job on data = jsonb_build_object('emailId', emails.id)) as jobs`,
  )
  expect(rows).toEqual([{ quotes: 60, jobs: 60 }])
})

test('behind a pooler, PostgreSQL still cancels a statement that takes too long', async () => {
  const client = new Client({ connectionString: pooledUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const begun = performance.now()
  await expect(client.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  expect(performance.now() - begun).toBeLessThan(4_000)
  const { rows } = await client.query('show idle_in_transaction_session_timeout')
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '2500ms' }])
})

test('behind a pooler, catalog changes still arrive', async () => {
  const { rows } = await owner.query<{ slug: string }>(
    "update plants set plant_name = 'Pooled Redbud' where slug = 'texas-redbud' returning slug",
  )
  expect(rows).toHaveLength(1)
  await until('the new name', async () =>
    (await (await site.get('/plant-database?q=pooled')).text()).includes('Pooled Redbud'),
  )
})
