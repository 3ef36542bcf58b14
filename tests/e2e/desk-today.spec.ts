import type { Page } from '@playwright/test'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, forgetLostSignal, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeRequest } from '#tests/support/stored-request.ts'

// Other tests' requests are on the list, too. What these tests add is older than all of them.

const addMessage = (name: string) =>
  queryAsOwner(
    `insert into contact_submissions (name, email, phone, message, submitted_at)
    values ($1, 'ana@example.com', '(830) 555-0199', 'Do you ever get bigtooth maple?', now() - interval '10 days')`,
    [name],
  )

/** As if a minute had passed: the page looks for news. */
const refresh = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test.beforeEach(({ context }) => signInToDesk(context))

test('[DK-20, DK-24] on a phone, the owner calls who waits longest and answers a message', async ({
  page,
}) => {
  await storeRequest(queryAsOwner, { firstName: 'Ruth', hoursAgo: 500 })
  await addMessage('Ana Perez')
  await page.goto(deskUrl)
  const first = page.getByRole('list', { name: 'Answer' }).getByRole('listitem').first()
  await expect(first).toContainText(/Late \d+\u00A0d/)
  await expect(first.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18305550117')
  await expectFineAtAllWidths(page)

  const messages = page.getByRole('list', { name: 'Messages' })
  await messages.getByRole('button', { name: 'Ana Perez' }).tap()
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'false')
  await messages.getByRole('button', { name: 'Answered' }).tap()
  await expect(messages.getByText('Marked as answered.')).toBeVisible()
  await expectAccessible(page)
  await messages.getByRole('button', { name: 'Undo' }).tap()
  await expect(messages.getByRole('button', { name: 'Answered' })).toBeVisible()
})

test('[DK-26] news arrive by themselves, and without a signal the last list stays with its age', async ({
  page,
  context,
  complaints,
}) => {
  await storeRequest(queryAsOwner, { firstName: 'Walt', hoursAgo: 480 })
  await page.goto(deskUrl)
  const row = page.getByRole('listitem').filter({ hasText: 'Walt Miller' })
  await row.getByRole('button').focus()
  await storeRequest(queryAsOwner, { firstName: 'Older', hoursAgo: 600 })
  // A refresh that's under way when this is stored doesn't have it yet.
  await expect(async () => {
    await refresh(page)
    await expect(page.getByText('Older Miller').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectAccessible(page)

  await context.setOffline(true)
  await refresh(page)
  await expect(page.getByText('No signal.')).toBeVisible()
  await expect(page.getByText(/^as of /)).toBeVisible()
  await row.getByRole('button').tap()
  await expect(row.getByRole('link', { name: 'Call' })).toBeVisible()
  await expect(row.getByText('Mail and Open need a signal.')).toBeVisible()
  await expect(row.getByRole('link', { name: 'Open' })).toHaveCount(0)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(row.getByRole('link', { name: 'Open' })).toBeVisible()
  forgetLostSignal(complaints)
})
