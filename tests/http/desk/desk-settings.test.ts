import { describe, expect, test } from 'vitest'
import { startDeskWithSite } from '#tests/support/desk/settings.ts'
import { until } from '#tests/support/until.ts'
import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'

// The owner's settings, changed at the desk while the site runs.

const desk = await startDeskWithSite()
const { owner, rosa, site, load, preview, save, shows, lastLogged } = desk

const today = nurseryDay(new Date())
const company = {
  form: 'company',
  company_name: 'Hill Country Tree Company',
  company_phone: '(830) 555-0142',
  company_email: 'trees@hillcountrytree.example',
  company_website: 'https://hillcountrytree.example',
}

test('[DK-105] what is still a placeholder is listed with where to change it, until it is changed', async () => {
  const { text, html } = await load('/settings')
  for (const words of ['Phone number is a stand-in (830) 555-0142', 'stay with your engineer'])
    expect(text).toContain(words)
  expect(html).toContain('href="/settings/company"')
})

test('[DK-105] stock is made up until nothing of what the site started with is for sale', async () => {
  const isListed = async () => (await load('/settings')).text.includes('Stock is made up')
  const { rows } = await owner.query(
    `insert into inventory (plant_id, plant_name, size_description, wholesale_price)
     select plant_id, plant_name, size_description, 72 from inventory where id = 121 returning id`,
  )
  expect(await isListed()).toBe(true)
  await owner.query(
    `update inventory set deleted_at = '2001-01-01' where deleted_at is null and id <> ${rows[0].id}`,
  )
  expect(await isListed()).toBe(false)
  await owner.query(`update inventory set deleted_at = null where deleted_at = '2001-01-01'`)
  await owner.query(`delete from inventory where id = ${rows[0].id}`)
})

describe('the company', () => {
  test('[DK-101] what changes is shown first, delivery fees included, and nothing is saved', async () => {
    const moved = { form: 'address', company_address: '1 Main St, Boerne, TX 78006' }
    expect(await preview('/settings/company', moved)).toContain(
      'Delivery to New Braunfels goes from free to $200.',
    )
    expect((await load('/settings/company')).text).not.toContain('Boerne')
    expect((await save('/settings/company', { ...company, company_phone: '555' })).status).toBe(400)
  })

  test('[DK-101, ST-04] it says when another setting takes precedence', async () => {
    await owner.query(
      `insert into company_settings (setting_key, setting_value, setting_type) values ('business_phone', '"(210) 980-4400"', 'string')`,
    )
    const changed = { ...company, company_phone: '(830) 980-4417' }
    expect(await preview('/settings/company', changed)).toContain('No page or email changes')
    await owner.query("delete from company_settings where setting_key = 'business_phone'")
  })

  test('[DK-106, DK-108] a new phone number is on the page within 2 s and in the log', async () => {
    const changed = { ...company, company_phone: '(830) 980-4417' }
    expect((await save('/settings/company', changed)).status).toBe(200)
    await shows('/contact', '(830) 980-4417')
    expect(await lastLogged('setting company_phone')).toEqual({
      person: rosa.id,
      action: 'setting.changed',
      details: { from: '(830) 555-0142', to: '(830) 980-4417' },
    })
    expect((await load('/settings')).text).not.toContain('Phone number is a stand-in')
  })
})

describe('hours', () => {
  const hours = {
    form: 'hours',
    quote_desk_hours: 'Mon-Sat 9-12, Sun closed',
    crew_hours: 'Mon-Sat 6AM-2PM, Sun closed',
    quote_promise_hours: '3',
  }

  test('[DK-102] new hours are on the contact page, in structured data and in texts', async () => {
    expect(await preview('/settings/hours', hours)).toContain('Mon-Sat 9-12, Sun closed')
    expect((await save('/settings/hours', hours)).status).toBe(200)
    await shows('/contact', 'Mon-Sat 9-12, Sun closed')
    await shows('/contact', 'Mon-Sat 6AM-2PM, Sun closed')
    await shows('/', '"opens":"09:00","closes":"12:00"')
    await shows('/services/tree-delivery', 'Mon-Sat 6AM-2PM, Sun closed')
    expect((await load('/settings')).text).not.toContain("Hours aren't confirmed")
  })

  test('[DK-102] a week that is never open is refused', async () => {
    const never = { ...hours, quote_desk_hours: 'Mon-Sun closed' }
    expect((await save('/settings/hours', never)).status).toBe(400)
  })

  test('[DK-103] a closed day is added, moves the promise, and is taken off', async () => {
    const day = addDays(today, 20)
    const checkedOn = (value: string) => new RegExp(`<input [^>]*checked=""[^>]* value="${value}"`)
    expect((await save('/settings/hours', { form: 'closed-days', quote_closed_days: day })).status).toBe(200)
    expect((await load('/settings/hours')).html).toMatch(checkedOn(day))
    expect(await lastLogged('setting quote_closed_days')).toMatchObject({ details: { from: null, to: day } })
    expect((await save('/settings/hours', { form: 'closed-days', quote_closed_days: '' })).status).toBe(200)
    expect((await load('/settings/hours')).html).not.toMatch(checkedOn(day))
    const { seen } = await load('/settings/hours', 'closed-days')
    const nextDays = [0, 1, 2, 3].map((days) => ['quote_closed_days', addDays(today, days)])
    const body = new URLSearchParams([
      ['form', 'closed-days'],
      ['intent', 'preview'],
      ['seen', seen],
      ...nextDays,
    ])
    const shown = await fetch(`${desk.address}/settings/hours`, {
      method: 'POST',
      headers: { Cookie: rosa.cookie, Origin: desk.origin },
      body,
    })
    expect(await shown.text()).toContain('A request sent now hears from us by')
  })
})

describe('a notice', () => {
  const notice = {
    form: 'notice',
    notice_text: 'Closed for <b>Thanksgiving</b> & Friday.',
    notice_from: today,
    notice_until: addDays(today, 2),
  }
  const shown = 'Closed for &lt;b&gt;Thanksgiving&lt;/b&gt; &amp; Friday.'

  test('[DK-104] is on every kind of page within 2 s, as it was typed, and can be taken down', async () => {
    expect((await save('/settings/notice', notice)).status).toBe(200)
    await shows('/', shown)
    for (const path of ['/contact', '/inventory', '/plant-database', '/blog', '/cart', '/no-such-page'])
      expect(await (await site.get(path)).text()).toContain(shown)
    expect((await load('/settings/notice')).text).toContain('On every page now')
    expect((await save('/settings/notice', { form: 'take-down' })).status).toBe(200)
    await until('no notice', async () => !(await (await site.get('/')).text()).includes(shown), 2)
  })

  test('[DK-104] waits for its first day, and never ends before it starts', async () => {
    const later = { ...notice, notice_from: addDays(today, 1) }
    expect((await save('/settings/notice', later)).status).toBe(200)
    await shows('/contact', '(830) 980-4417')
    expect(await (await site.get('/contact')).text()).not.toContain(shown)
    expect((await load('/settings/notice')).text).toContain('Goes up on')
    const backward = { ...notice, notice_until: addDays(today, -1) }
    expect((await save('/settings/notice', backward)).status).toBe(400)
  })

  test('[DK-104, DK-107] what it would say is shown first, and one that someone else changed stays', async () => {
    expect(await preview('/settings/notice', { ...notice, notice_text: 'Closed for rain.' })).toContain(
      'Every public page says “Closed for rain.”',
    )
    expect((await save('/settings/notice', notice)).status).toBe(200)
    const { seen, text } = await load('/settings/notice')
    expect(text).toContain('Take it down')
    await owner.query(
      `update company_settings set setting_value = '"Closed for two weeks."' where setting_key = 'notice_text'`,
    )
    const forms: Record<string, string>[] = [notice, { form: 'take-down' }]
    for (const form of forms) {
      const response = await desk.post('/settings/notice', rosa.cookie, { ...form, seen, intent: 'save' })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Someone else changed this')
    }
    expect((await load('/settings/notice')).text).toContain('Closed for two weeks.')
    expect((await save('/settings/notice', { form: 'take-down' })).status).toBe(200)
    expect((await load('/settings/notice')).text).toContain('No notice is set.')
  })
})
