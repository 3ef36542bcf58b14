import { expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { addPasskeyDevice, deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { storeInvitation } from '#tests/support/desk/desk-session.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

// Refusals are tested in tests/http/desk/desk-access.test.ts, with a phone in software.

test('[DK-03, DK-04] an invited person creates a passkey and signs in with it', async ({ page }) => {
  const device = await addPasskeyDevice(page)
  await page.goto(await storeInvitation(queryAsOwner, 'Rosa H.'))
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Create your passkey' }).click()
  await page.getByRole('link', { name: 'More' }).click()
  await expectFineAtAllWidths(page)
  await page.getByRole('main').getByRole('link', { name: 'You' }).click()
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
  await page.goto('/me')
  await device.recognize(false)
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('The passkey prompt was closed')
  await expectFineAtAllWidths(page)
  await device.recognize(true)
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Rosa H.' })).toBeVisible()
})

test('[DK-04, DK-05] the owner invites and removes people, after the passkey once more', async ({
  page,
  browser,
}) => {
  await addPasskeyDevice(page)
  await page.goto(await storeInvitation(queryAsOwner, 'Ruth M.'))
  await page.getByRole('button', { name: 'Create your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await signInToDesk(await browser.newContext(), { name: 'Luis G.', role: 'yard' })
  await queryAsOwner(
    `update desk_sessions set touched_at = now() - interval '6 minutes'
     where person_id = (select id from desk_people where name = 'Ruth M.')`,
  )
  await page.goto('/people')
  await page.getByText('Luis G.').first().click()
  await page.getByRole('button', { name: 'Remove Luis G.' }).click()
  await expect(page.getByText('Removed. Their sessions and passkeys ended at once.')).toBeVisible()
  await page.getByLabel('Name').fill('Jo W.')
  await page.getByRole('button', { name: 'Create the link' }).click()
  await expect(page.getByText('Give this link to Jo W.')).toBeVisible()
  await expectFineAtAllWidths(page)
})
