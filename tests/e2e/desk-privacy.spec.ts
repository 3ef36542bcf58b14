import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeRequest } from '#tests/support/stored-request.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

test('[DK-122, DK-123] on a phone, a copy is downloaded, and nothing is deleted by one tap', async ({
  page,
  context,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  const firstName = `Wilma${randomUUID().slice(0, 8)}`
  const { number } = await storeRequest(queryAsOwner, { firstName, hoursAgo: 2 })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Personal data' }).click()
  await page.getByLabel('Their email address or phone number').fill(`${firstName}@gmial.example`)
  await page.getByRole('button', { name: 'Look them up' }).click()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expectFineAtAllWidths(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy for them' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^your-data-.*\.html$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(number)
  await page.getByRole('button', { name: 'Delete their data' }).click()
  await expect(page.getByLabel('I’ve read what will go')).toBeFocused()
  await page.getByText('I’ve read what will go').click()
  await page.getByRole('button', { name: 'Delete their data' }).click()
  await expect(page.getByText('Deleted: 1 quote')).toBeVisible()
  await expectFineAtAllWidths(page)
})
