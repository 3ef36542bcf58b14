import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()
const home = async () => {
  const response = await site.get('/')
  return { response, html: await response.text() }
}

// The order matters: a read is cached for half an hour.

test("[ST-01, SH-09] when the settings can't be read, the page is complete with default details, a 503, and never cached", async () => {
  await site.owner.query('alter table company_settings rename to company_settings_away')
  const { response, html } = await home()
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Failed to load company settings')
  expect(html).toContain('140 Ranch View Road, Spring Branch, TX 78070')
  expect(html).toContain('Trees that already know this ground')
  await site.owner.query('alter table company_settings_away rename to company_settings')
})

test("[ST-01, ST-04, SH-09] a failure isn't cached: the next page reads the settings, which then apply to the whole site", async () => {
  await site.owner.query(
    `update company_settings set setting_value = '"By appointment"' where setting_key = 'company_address'`,
  )
  await site.owner.query(`insert into company_settings values ('business_phone', '"(210) 555-0177"')`)
  const { response, html } = await home()
  expect(response.status).toBe(200)
  expect(html).toContain('San Antonio &amp; Texas Hill Country')
  expect(html).toContain('tel:+12105550177')
  expect(html).not.toContain('Failed to load company settings')
})

test("a plant that can't be looked up because of a fault is 503, never 404", async () => {
  await site.owner.query('alter table plants rename to plants_away')
  const response = await site.get('/plant-database/texas-redbud')
  const html = await response.text()
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Error Loading Plants')
  await site.owner.query('alter table plants_away rename to plants')
})
