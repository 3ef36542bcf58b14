import { expect, test } from 'vitest'
import { startSite } from '#tests/support/site.ts'

const site = await startSite()

test('home is rendered on the server from the database', async () => {
  await site.owner.query(
    "update company_settings set setting_value = 'Cedar & Oak' where setting_key = 'company_name'",
  )
  const response = await site.get('/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<h1>Cedar &amp; Oak</h1>')
})
