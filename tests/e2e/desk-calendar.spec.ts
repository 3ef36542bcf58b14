import { addDays, yardDay } from '#domain/company/yard-clock.ts'
import { mondayOf } from '#domain/visits/offered-days.ts'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { phonePhotograph } from '#tests/support/photographs.ts'
import { storeOrder } from '#tests/support/stored-quote.ts'

const phone = { width: 390, height: 844 }
const widths = [320, 390, 768, 1440]

test.use({ viewport: phone, hasTouch: true })

test('[DK-82, DK-91, DK-92] on a phone, the owner agrees on a day from the tray', async ({
  page,
  context,
  complaints,
}) => {
  const name = `Okafor${Date.now()}`
  const week = addDays(mondayOf(yardDay(new Date())), 14)
  const { number } = await storeOrder(queryAsOwner, { firstName: name, weeks: week })
  await signInToDesk(context)
  await page.goto(`${deskUrl}/calendar`)
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(phone)

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
  await expect(page.getByText('No signal.')).toBeAttached()
  await context.setOffline(false)
  await sheet.getByRole('button', { name: /^Agree on Tue, / }).tap()
  await expect(sheet.getByText('The day is agreed.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('link', { name: `${name} Ruiz` })).toHaveAttribute(
    'href',
    `/calendar/${number}`,
  )
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED')),
  )
})

test('[DK-87, DK-88, DK-92] the crew records what was done with a photo, and corrects it', async ({
  page,
  context,
}) => {
  const today = yardDay(new Date())
  const { number } = await storeOrder(queryAsOwner, { firstName: 'Beth', day: today })
  await signInToDesk(context, { role: 'yard' })
  await page.goto(`${deskUrl}/calendar`)
  await page.locator(`a[href="/calendar/${number}"]`).tap()
  await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize(phone)

  await page
    .getByLabel(/^Photo of/)
    .setInputFiles({ name: 'tree.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() })
  await expect(page.getByRole('img', { name: /, 1$/ })).toBeVisible()
  await page.getByText('Not done').tap()
  await page.getByLabel('Why it wasn’t done').fill('Rock')
  // What was chosen stays on the phone.
  await page.reload()
  await expect(page.getByLabel('Why it wasn’t done')).toHaveValue('Rock')
  await expectAccessible(page)
  await page.getByText('Planted', { exact: true }).tap()
  await page.getByRole('button', { name: 'Done, tell Beth' }).tap()
  await expect(page.getByText('Recorded.')).toBeInViewport()
  await page.getByText('Delivered', { exact: true }).tap()
  const corrected = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save the correction' }).tap()
  await corrected
  await expect(page.getByRole('button', { name: 'Save the correction' })).toBeEnabled()
  await expect(page.getByRole('radio', { name: 'Delivered' })).toBeChecked()
  await expectAccessible(page)
  await expect
    .poll(
      async () =>
        (
          await queryAsOwner(
            `select record -> 'done' -> 'lines' -> 0 ->> 'outcome' as outcome from quote_events join quotes on quotes.id = quote_id
       where quote_number = $1 order by seq desc limit 1`,
            [number],
          )
        )[0],
    )
    .toEqual({ outcome: 'delivered' })
})

test('[DK-86, DK-82, DK-92] the owner records a ticket and moves the day', async ({ page, context }) => {
  const day = addDays(yardDay(new Date()), 20)
  const { number } = await storeOrder(queryAsOwner, { firstName: 'Carl', day })
  await signInToDesk(context)
  await page.goto(`${deskUrl}/calendar/${number}`)
  for (const width of widths) {
    await page.setViewportSize({ ...phone, width })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.getByLabel('Ticket number').fill('2661234567')
  await page.getByRole('button', { name: 'The ticket is in' }).tap()
  await expect(page.getByText('Ticket 2661234567, called')).toBeVisible()
  await page.getByText('Move the day').tap()
  await page.getByLabel('Day', { exact: true }).fill(addDays(day, 1))
  await page.getByRole('button', { name: 'Move to this day' }).tap()
  await expect(page.getByText('The day is moved.')).toBeVisible()
  await expectAccessible(page)
})
