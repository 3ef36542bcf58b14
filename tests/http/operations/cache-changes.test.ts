import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { roleUrl } from '#server/platform/database/roles.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { until } from '#tests/support/until.ts'

// Two processes of the built site on one database: a change clears the caches of both.

const { ownerUrl, owner } = await cloneDatabase()
const sites = await Promise.all([startSiteProcess(ownerUrl), startSiteProcess(ownerUrl)])
afterAll(() => Promise.all(sites.map((site) => site.stop())))

const everyPage = async (path: string, holds: (html: string) => boolean) => {
  const pages = await Promise.all(sites.map(async ({ get }) => (await get(path)).text()))
  return pages.every(holds)
}
const shows = (words: string) => (html: string) => html.includes(words)
const setPhone = (phone: string) =>
  owner.query(
    `update company_settings set setting_value = to_jsonb($1::text) where setting_key = 'company_phone'`,
    [phone],
  )
const listeners = () =>
  owner.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'hctc caches'",
  )

async function cutListeners() {
  const { rows } = await listeners()
  const web = new Client({ connectionString: roleUrl(ownerUrl, 'web') })
  await web.connect()
  await web.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [rows.map(({ pid }) => pid)])
  await web.end()
  return rows.map(({ pid }) => pid)
}

test('[ST-01] a setting changed with plain SQL reaches every page of every process within a second', async () => {
  expect(await everyPage('/contact', shows('(830) 555-0142'))).toBe(true)
  await setPhone('(210) 555-0190')
  await until('the new number', () => everyPage('/contact', shows('(210) 555-0190')), 1)
})

test('[ST-03] so do a planting fee, a delivery fee and the minimum order', async () => {
  expect(await everyPage('/services/tree-service', shows('$85'))).toBe(true)
  await owner.query("update container_markup_rules set planting_fee = 99 where container_size = '15 gal'")
  await until('the fee', () => everyPage('/services/tree-service', shows('$99')), 1)
  await owner.query('update delivery_zones set base_fee = 77 where min_miles = 40')
  await until('the delivery fee', () => everyPage('/services/tree-delivery', shows('$77')), 1)
  await owner.query("update invoicing_documents set value_number = 345 where key = 'minimum_price'")
  await until('the minimum', () => everyPage('/services/tree-service', shows('$345')), 1)
})

test('every process sees a plant renamed, repriced and deleted with plain SQL', async () => {
  expect(await everyPage('/plant-database?q=redbud', shows('Texas Redbud'))).toBe(true)
  await owner.query(
    "update plants set plant_name = 'Blue Zanzibar', flower_color = 'blue' where slug = 'texas-redbud'",
  )
  await until('the name', () => everyPage('/plant-database?q=zanzibar&color=blue', shows('Blue Zanzibar')), 1)
  expect(await everyPage('/plant-database?q=zanzibar&color=pink', shows('No Plants Match'))).toBe(true)
  await owner.query("update container_markup_rules set planting_fee = 99000 where container_size = '15 gal'")
  await until('the price', () => everyPage('/inventory?q=zanzibar&size=15-gal', shows('$99,')), 1)
  await owner.query(
    "update inventory set deleted_at = now() where plant_id = (select id from plants where slug = 'blue-zanzibar')",
  )
  await until('the row', () => everyPage('/inventory?q=zanzibar', shows('No plants')), 1)
})

test('clearing the cache from the desk rereads everything, even unannounced changes', async () => {
  await owner.query('alter table inventory disable trigger announce_change')
  await owner.query('update inventory set wholesale_price = 7777 where id = 1')
  await owner.query('alter table inventory enable trigger announce_change')
  const { rows } = await owner.query<{ slug: string }>(
    'select slug from plants where id = (select plant_id from inventory where id = 1)',
  )
  const guide = `/plant-database/${rows[0]?.slug}`
  expect(await everyPage(guide, shows('$15,554'))).toBe(false)
  await owner.query("select pg_notify('hctc_changes', 'all')")
  await until('the price', () => everyPage(guide, shows('$15,554')), 1)
})

test('a process whose listening connection was cut reconnects and misses no change', async () => {
  expect(await cutListeners()).toHaveLength(2)
  await setPhone('(210) 555-0191')
  await until('the new number', () => everyPage('/contact', shows('(210) 555-0191')), 4)
  await setPhone('(210) 555-0192')
  await until('the next one', () => everyPage('/contact', shows('(210) 555-0192')), 1)
})

test("[ST-01] after a lost connection, old details are still shown while new ones can't be read", async () => {
  await owner.query('alter table company_settings rename to company_settings_away')
  const cut = await cutListeners()
  await until(
    'new connections',
    async () => {
      const { rows } = await listeners()
      return rows.length === 2 && rows.every(({ pid }) => !cut.includes(pid))
    },
    4,
  )
  const responses = await Promise.all(sites.map(({ get }) => get('/contact')))
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await everyPage('/contact', shows('(210) 555-0192'))).toBe(true)
  await owner.query('alter table company_settings_away rename to company_settings')
})

test('50,000 rows written by 50 statements in one transaction are announced once', async () => {
  const ear = new Client({ connectionString: ownerUrl })
  await ear.connect()
  afterAll(() => ear.end())
  const heard: string[] = []
  ear.on('notification', ({ payload = '' }) => heard.push(payload))
  await ear.query('listen hctc_changes')
  await owner.query('begin')
  await owner.query(`do $$ begin
    for part in 1..50 loop
      insert into inventory (plant_id, plant_name, size_description, wholesale_price)
      select 1, 'Redbud', '15 gal', 60 from generate_series(1, 1000);
    end loop; end $$`)
  await owner.query('commit')
  await until('the notification', () => heard.length > 0)
  await ear.query('select 1')
  expect(heard).toEqual(['inventory'])
}, 30_000)
