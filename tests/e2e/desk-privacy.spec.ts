import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeDeadEmail, storeRequest } from '#tests/support/stored-request.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

test('[DK-120, DK-122, DK-123] from a call to the deletion on a phone: recorded, handed over, gone', async ({
  page,
  context,
  complaints,
}) => {
  // Four states, each checked at four widths.
  test.setTimeout(120_000)
  await signInToDesk(context, { name: 'Rosa H.' })
  const firstName = `Wilma${randomUUID().slice(0, 8)}`
  const { number } = await storeRequest(queryAsOwner, { firstName, hoursAgo: 2 })
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Privacy requests/ }).click()
  const contact = page.getByLabel('Their email address or phone number')
  await contact.fill('nobody')
  await page.getByRole('button', { name: 'Add the request' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'neither an email address' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
  await contact.fill(`${firstName}@gmial.example`.toUpperCase())
  await page.getByRole('button', { name: 'Only look them up' }).click()
  await expect(page.getByText('We have 1 quote under that.')).toBeVisible()
  await page.getByLabel('What they ask for').selectOption('Delete their data')
  await page.getByLabel('How it came').selectOption('By phone')
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Add the request' }).click()

  await expect(page.getByText(/Asked .* by phone/)).toBeVisible()
  await expectFineAtAllWidths(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a copy for them' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^your-data-.*\.html$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(number)
  await page.getByRole('button', { name: 'We’ve acknowledged it' }).click()
  await expect(page.getByText('Marked as acknowledged.')).toBeVisible()
  // Nothing goes by one tap.
  await page.getByRole('button', { name: 'Delete their data' }).click()
  await expect(page.getByLabel('I’ve read what will go')).toBeFocused()
  await page.getByText('I’ve read what will go').click()
  await page.getByRole('button', { name: 'Delete their data' }).click()
  await expect(page.getByText('Deleted: 1 quote')).toBeVisible()
  await expect(page.getByText('Their data is deleted')).toBeVisible()
  await expectFineAtAllWidths(page)
  expect(await queryAsOwner('select 1 from quotes where quote_number = $1', [number])).toEqual([])

  // What was done is in the log, and the register no longer says for whom.
  await page.goto('/settings/log?kind=privacy')
  await expect(page.getByText('Deleted a person’s data').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(new RegExp(firstName, 'i'))
  await expectFineAtAllWidths(page)
})

test('[DK-126, DK-129] a failed email is corrected in the settings and stays in its place, done', async ({
  page,
  context,
}) => {
  await signInToDesk(context, { name: 'Rosa H.' })
  const firstName = `Xenia${randomUUID().slice(0, 8)}`
  const { id } = await storeRequest(queryAsOwner, { firstName, hoursAgo: 2 })
  await storeDeadEmail(queryAsOwner, id)
  await page.goto('/settings')
  await expect(page.getByRole('main').getByRole('link', { name: /^People/ })).toHaveAttribute(
    'href',
    '/people',
  )
  await page.getByRole('link', { name: /^Failed emails/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: firstName })
  await row.getByRole('button', { name: `${firstName} Miller` }).click()
  await expectFineAtAllWidths(page)
  await row.getByLabel('Email address').fill('xenia@gmail.example')
  await row.getByRole('button', { name: 'Save and send' }).click()
  await expect(row.getByText('The email is on its way.')).toBeVisible()
})
