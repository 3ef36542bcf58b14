import { createHash, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { addPasskeyDevice, deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

async function invitationFor(name: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await queryAsOwner("insert into desk_invitations (token_hash, name, role) values ($1, $2, 'owner')", [
    createHash('sha256').update(token).digest(),
    name,
  ])
  return `/invite/${token}`
}

/** At four widths, without scrolling sideways. */
async function expectFine(page: Page) {
  for (const width of [320, 768, 1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

async function join(page: Page, name: string): Promise<string> {
  await page.goto(await invitationFor(name))
  await page.getByRole('button', { name: 'Create your passkey' }).click()
  await expect(page.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible()
  return (await page.getByTestId('recovery-code').textContent()) ?? ''
}

test('[DK-03, DK-04, DK-05] an invited person creates a passkey, signs out and signs in with it', async ({
  page,
}) => {
  await addPasskeyDevice(page)
  const link = await invitationFor('Rosa H.')
  await page.goto(link)
  await expectFine(page)
  await page.getByRole('button', { name: 'Create your passkey' }).click()
  await expect(page.getByTestId('recovery-code')).toHaveText(/^(\w{5}-){4}\w{5}$/)
  await expectFine(page)
  await page.getByRole('link', { name: 'Open the desk' }).click()
  await page.getByRole('link', { name: 'More' }).click()
  await expectFine(page)
  await page.getByRole('main').getByRole('link', { name: 'You' }).click()
  await expectFine(page)
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({
    name: '__Host-desk',
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
    path: '/',
  })
  await page.getByRole('button', { name: 'Sign out here' }).click()
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
  await expectFine(page)
  await page.goto('/me')
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Rosa H.' })).toBeVisible()
  expect((await page.request.get(link)).status()).toBe(410)
})

test('[DK-03] a finger that the device does not recognize gets nobody in', async ({ page }) => {
  const device = await addPasskeyDevice(page)
  await join(page, 'Ana')
  await page.context().clearCookies()
  await device.refuse()
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('The passkey prompt was closed')
  await expectFine(page)
})

test('[DK-07] a printed code adds a passkey to a new phone, once, and the business gets an email', async ({
  page,
  complaints,
}) => {
  const device = await addPasskeyDevice(page)
  const code = await join(page, 'Hank B.')
  await page.context().clearCookies()
  await device.forget()
  await page.goto('/recover')
  await page.getByLabel('The code you printed').fill('AAAAA BBBBB')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('isn’t valid')
  await expectFine(page)
  await page.getByLabel('The code you printed').fill(code.toLowerCase().replaceAll('-', ' '))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Hank B.' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Create a new passkey' }).click()
  await expect(page.getByTestId('recovery-code')).not.toHaveText(code)
  expect(await page.context().cookies()).toEqual([])
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('The desk')
  const used = await queryAsOwner(
    `select code.used_at is not null as used, (select count(*)::int from pgboss.job where data ->> 'recoveryId' = code.id::text) as emails
     from desk_recovery_codes code join desk_people person on person.id = person_id where person.name = 'Hank B.' order by code.id`,
  )
  expect(used).toEqual([
    { used: true, emails: 1 },
    { used: false, emails: 0 },
  ])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 403')])
})

test('[DK-142] after a lost phone, the passkey in hand stays and the lost one no longer works', async ({
  page,
  browser,
  complaints,
}) => {
  const code = await (async () => {
    await addPasskeyDevice(page)
    return join(page, 'Vera L.')
  })()
  const newPhone = await (await browser.newContext({ baseURL: deskUrl })).newPage()
  await newPhone.setViewportSize({ width: 390, height: 844 })
  await addPasskeyDevice(newPhone)
  await newPhone.goto('/recover')
  await newPhone.getByLabel('The code you printed').fill(code)
  await newPhone.getByRole('button', { name: 'Continue' }).click()
  await newPhone.getByRole('button', { name: 'Create a new passkey' }).click()
  await newPhone.getByRole('link', { name: 'Sign in' }).click()
  await newPhone.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(newPhone.getByRole('heading', { name: 'Today' })).toBeVisible()
  await newPhone.goto('/me')
  await expectFine(newPhone)
  await newPhone.getByRole('button', { name: 'Keep only this passkey' }).click()
  await newPhone.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(newPhone.getByRole('heading', { level: 1 })).not.toHaveText('The desk')
  await newPhone.goto('/me')
  await expect(newPhone.getByRole('button', { name: 'Keep only this passkey' })).toHaveCount(0)

  await page.goto('/me')
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The desk' })).toBeVisible()
  const logged = await queryAsOwner("select action from desk_log where action = 'person.passkeys-ended'")
  expect(logged).toHaveLength(1)
  complaints.splice(0)
})

test('[DK-04, DK-05] the owner invites and removes people, after the passkey once more', async ({
  page,
  browser,
}) => {
  await addPasskeyDevice(page)
  await join(page, 'Ruth M.')
  const other = await signInToDesk(await browser.newContext(), {
    name: 'Luis G.',
    role: 'yard',
  })
  await queryAsOwner("update desk_sessions set touched_at = now() - interval '6 minutes'")
  await page.goto('/people')
  await expectFine(page)
  await page.getByText('Luis G.').first().click()
  await page.getByRole('button', { name: 'Remove Luis G.' }).click()
  await expect(page.getByText('Removed. Their sessions and passkeys ended at once.')).toBeVisible()
  expect(await queryAsOwner('select from desk_sessions where person_id = $1', [other.id])).toEqual([])
  await page.getByLabel('Name').fill('Jo W.')
  await page.getByRole('button', { name: 'Create the link' }).click()
  await expect(page.getByText('Give this link to Jo W.')).toBeVisible()
  await expectFine(page)
})

test('[DK-11] a new database comes with one invitation, for the first person', async () => {
  const invitations = await queryAsOwner("select role, invited_by from desk_invitations where name = 'Owner'")
  expect(invitations).toEqual([{ role: 'owner', invited_by: null }])
})
