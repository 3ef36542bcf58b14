import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test, vi } from 'vitest'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { quoteStates } from '#domain/quotes/lifecycle/events.ts'
import { startDesk } from '#tests/support/desk/desk-process.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { customerLinks, openAs } from '#tools/demo/demo-links.ts'
import { fillDesk } from '#tools/demo/fill-desk.ts'
import { openDesk, openDeskPath } from '#tools/demo/open-desk.ts'

const desk = await startDesk()
const development = { NODE_ENV: 'test' }
const filled = await fillDesk(desk.ownerUrl, development)
const query = async (text: string) => (await desk.owner.query<Record<string, unknown>>(text)).rows

/** The same as tools/dev-desk.ts. */
async function openAsRole(role: string) {
  const server = createServer(express().get(openDeskPath, openDesk)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${openAs}/${role}`, { redirect: 'manual' })
  await new Promise((closed) => server.close(closed))
  return { status: response.status, cookie: response.headers.get('Set-Cookie')?.split(';')[0] ?? '' }
}

const last = `(select distinct on (quote_id) quote_id, state, record from quote_events order by quote_id, seq desc) last`

test('[DK-12] the demo has quotes in every state, photos, counts, holds, messages and a price list', async () => {
  expect(filled).toMatch(/^\d+ customers/)
  const states = await query(`select state, count(*)::int from ${last} group by state`)
  expect(new Set(states.map(({ state }) => state))).toEqual(new Set(quoteStates))
  const quotes = states.reduce((sum, { count }) => sum + Number(count), 0)
  expect(quotes).toBeGreaterThanOrEqual(30)
  expect(quotes).toBeLessThanOrEqual(40)
  const [found] = await query(`select
    (select count(*)::int from ${last} where record ->> 'hasOpenChange' = 'true') as changes,
    (select count(*)::int from ${last} where record ->> 'hasPendingOffer' = 'true') as offers,
    (select count(*)::int from ${last} where record ->> 'openReports' > '0') as reports,
    (select count(*)::int from ${last} where record -> 'done' -> 'lines' @> '[{"outcome": "not-done"}]') as partly,
    (select count(*)::int from ${last} where record -> 'done' -> 'lines' @> '[{"outcome": "picked-up"}]') as "pickedUp",
    (select count(*)::int from quote_photos) as photos,
    (select count(*)::int from inventory where quantity_available is not null) as counted,
    (select count(*)::int from stock_holds) as holds,
    (select count(*)::int from contact_submissions where answered_at is null) as messages,
    (select count(*)::int from price_list_drafts) as lists,
    (select count(*)::int from care_consents) as care`)
  for (const [what, count] of Object.entries(found ?? {})) expect([what, count]).not.toEqual([what, 0])
})

test('[DK-12] its emails are of the last day, and each has its job', async () => {
  const [mail] = await query(`select count(*)::int as unsent,
      count(*) filter (where event.at < now() - interval '25 hours')::int as old,
      (select count(*)::int from pgboss.job where name = 'mail') as jobs
    from emails left join quote_events event using (quote_id, seq) where sent_at is null`)
  expect(mail).toMatchObject({ old: 0, jobs: mail?.['unsent'] })
  expect(mail?.['unsent']).toBeLessThan(60)
})

test('[DK-12, DK-13] with a link for each role, every page of the filled desk opens', async () => {
  const { status, cookie } = await openAsRole('owner')
  expect(status).toBe(302)
  const ofEachState = await query(`select distinct on (state) state, quote_number as number
    from ${last} join quotes on quotes.id = quote_id`)
  const pages = [
    '/',
    '/quotes',
    '/calendar',
    `/calendar/sheet/${nurseryDay(new Date())}`,
    '/yard',
    '/price-lists/1',
    ...ofEachState.map(({ number }) => `/quotes/${String(number)}`),
  ]
  for (const page of pages) expect([page, (await desk.get(page, cookie)).status]).toEqual([page, 200])
  const yard = await openAsRole('yard')
  expect((await desk.get('/yard', yard.cookie)).status).toBe(200)
  expect((await desk.get('/quotes', yard.cookie)).status).toBe(403)
  expect((await query('select count(*)::int as people from desk_people'))[0]).toEqual({ people: 2 })
  expect((await openAsRole('nobody')).status).toBe(404)
  expect(await customerLinks(desk.ownerUrl, 'http://site')).toHaveLength(3)
})

test('[DK-12] a database in DATABASE_URL, one in use and production are left alone', async () => {
  const { owner, ownerUrl } = await cloneDatabase()
  vi.stubEnv('DATABASE_URL', ownerUrl)
  expect(await fillDesk(ownerUrl, development)).toContain('only for the local database')
  vi.unstubAllEnvs()
  await expect(fillDesk(ownerUrl, { NODE_ENV: 'production' })).rejects.toThrow('not for production')
  await expect(fillDesk(desk.ownerUrl, development)).rejects.toThrow('this one is in use')
  const { rows } = await owner.query(
    'select (select count(*)::int from quotes) as quotes, (select count(*)::int from desk_people) as people',
  )
  expect(rows).toEqual([{ quotes: 0, people: 0 }])
})

test('[DK-13] no build has the way in without a passkey, and its URL is like any other that does not exist', async () => {
  const files = ['build', 'desk/build'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  )
  expect(files.length).toBeGreaterThan(100)
  const name = openAs.slice(1)
  for (const { parentPath, name: file } of files)
    expect([file, readFileSync(`${parentPath}/${file}`).includes(name)]).toEqual([file, false])
  for (const role of ['owner', 'yard']) {
    const response = await desk.get(`${openAs}/${role}`)
    expect([response.status, response.headers.get('Set-Cookie')]).toEqual([302, null])
    expect(response.headers.get('Location')).toMatch(/^\/sign-in\?next=/)
    const signedIn = await desk.get(`${openAs}/${role}`, (await desk.signIn()).cookie)
    expect([signedIn.status, signedIn.headers.get('Set-Cookie')]).toEqual([404, null])
  }
})
