import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeDeadEmail, storeRequest } from '#tests/support/stored-request.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

test('[DK-122, DK-123] on a phone, a copy is downloaded, and nothing is deleted by one tap', async ({
  page,
  context,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  const firstName = `Wilma${randomUUID().slice(0, 8)}`
  const { number } = await storeRequest(queryAsOwner, { firstName, hoursAgo: 2 })
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Privacy requests/ }).click()
  await page.getByLabel('Their email address or phone number').fill(`${firstName}@gmial.example`)
  await page.getByLabel('What they ask for').selectOption('Delete their data')
  await page.getByLabel('How it came').selectOption('By phone')
  await page.getByRole('button', { name: 'Add the request' }).click()
  await expect(page.getByText(/Asked .* by phone/)).toBeVisible()
  await expectFineAtAllWidths(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a copy for them' }).click()
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

test('[DK-126, DK-129] a failed email is corrected in the settings and stays in its place, done', async ({
  page,
  context,
  complaints,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  const firstName = `Xenia${randomUUID().slice(0, 8)}`
  const { id } = await storeRequest(queryAsOwner, { firstName, hoursAgo: 2 })
  await storeDeadEmail(queryAsOwner, id)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Failed emails/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: firstName })
  await row.getByRole('button', { name: `${firstName} Miller` }).click()
  const address = row.getByLabel('Email address')
  await address.fill('xenia at gmail.example')
  await address.evaluate((field) => field.closest('form')?.setAttribute('novalidate', ''))
  await row.getByRole('button', { name: 'Save and send' }).click()
  await expect(row.getByText('Invalid email address')).toBeVisible()
  await expectAccessible(page)
  complaints.splice(0)
  await address.fill('xenia@gmail.example')
  await row.getByRole('button', { name: 'Save and send' }).click()
  await expect(row.getByText('The email is on its way.')).toBeVisible()
})
