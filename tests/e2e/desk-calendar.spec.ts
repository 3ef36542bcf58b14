import { addDays, nurseryDay } from '#domain/time/nursery-clock.ts'
import { mondayOf } from '#domain/visits/offered-days.ts'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, forgetLostSignal, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('[DK-82, DK-91, DK-92] on a phone, the owner agrees on a day from the tray, and records the ticket', async ({
  page,
  context,
  complaints,
}) => {
  const name = `Okafor${Date.now()}`
  const week = addDays(mondayOf(nurseryDay(new Date())), 14)
  const { number } = await storeOrder(queryAsOwner, { firstName: name, weeks: week })
  await signInToDesk(context)
  await page.goto(`${deskUrl}/calendar`)
  await expectFineAtAllWidths(page)

  await page.getByRole('button', { name: /accepted, no day yet/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'No day yet' })
  await sheet.getByRole('button', { name: `${name} Ruiz` }).tap()
  await expect(sheet.getByRole('radio').first()).toBeChecked()
  await expectAccessible(page)
  await sheet.getByLabel('Day', { exact: true }).fill(addDays(week, -1))
  await expect(sheet.getByText('The crew is off that day.')).toBeVisible()
  await sheet.getByRole('radio', { name: /^Tue, / }).check({ force: true })
  await context.setOffline(true)
  await expect(sheet.getByRole('button', { name: /^Agree on/ })).toBeDisabled()
  await expect(page.getByText(/No signal\. This is from \d/)).toBeAttached()
  await context.setOffline(false)
  await sheet.getByRole('button', { name: /^Agree on Tue, / }).tap()
  await expect(sheet.getByText('The day is agreed.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('link', { name: `${name} Ruiz` })).toHaveAttribute(
    'href',
    `/calendar/${number}`,
  )

  await page.goto(`${deskUrl}/calendar/${number}`)
  await page.getByText('Move the day').tap()
  await expectFineAtAllWidths(page)
  await page.getByLabel('Ticket number').fill('2661234567')
  await page.getByRole('button', { name: 'The ticket is in' }).tap()
  await expect(page.getByText('Ticket 2661234567, called')).toBeVisible()
  forgetLostSignal(complaints)
})

test('[DK-87, DK-92] the crew records what was done', async ({ page, context }) => {
  const today = nurseryDay(new Date())
  const { number } = await storeOrder(queryAsOwner, { firstName: 'Beth', day: today })
  await signInToDesk(context, { role: 'yard' })
  await page.goto(`${deskUrl}/calendar`)
  await page.locator(`a[href="/calendar/${number}"]`).tap()
  await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible()
  await expectFineAtAllWidths(page)

  await page.getByText('Not done').tap()
  await page.getByLabel(/^Why not/).fill('Rock')
  // The choice stays on the phone.
  await page.reload()
  await expect(page.getByLabel(/^Why not/)).toHaveValue('Rock')
  await expectAccessible(page)
  await page.getByText('Planted', { exact: true }).tap()
  await page.getByRole('button', { name: 'One fewer' }).tap()
  await expect(page.getByText('1 of 2', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Broken pots' }).tap()
  await page.getByLabel('Note for us').fill('The pots were split at the yard.')
  await page.getByRole('button', { name: 'Done, tell Beth' }).tap()
  await expect(page.getByText('Recorded.')).toBeInViewport()
  await expectAccessible(page)
})

test('[DK-169, DK-92] a rainy day is moved as a whole, with its emails shown', async ({ page, context }) => {
  const day = addDays(nurseryDay(new Date()), 311)
  await storeOrder(queryAsOwner, { firstName: 'Frank', day, hour: 9 })
  await storeOrder(queryAsOwner, { firstName: 'Hugo', day, hour: 11, email: null })
  await signInToDesk(context)
  await page.goto(`${deskUrl}/calendar?from=${day}`)
  await page.getByRole('link', { name: /^Move all 2/ }).tap()
  await page.getByText('Ice', { exact: true }).tap()
  await expect(page.getByText(/^It was .* Ice makes the earlier day unsafe\./)).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: /^Move 2 visits to / }).tap()
  await expect(page.getByText('Hugo Ruiz doesn’t know yet.')).toBeVisible()
  await expectAccessible(page)
})
