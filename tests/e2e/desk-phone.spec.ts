import type { Locator } from '@playwright/test'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, setSalesTax, signInToDesk } from '#tests/support/desk/desk-browser.ts'

test.beforeAll(setSalesTax)

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('[DK-157, DK-156, DK-147] a caller without email, from Today to planted', async ({ page, context }) => {
  test.setTimeout(120_000)
  await signInToDesk(context)
  let taps = 0
  const tap = async (what: Locator) => {
    await what.tap()
    taps += 1
  }
  const name = `Wilma${Date.now() % 100_000}`
  const phone = `830${String(Date.now()).slice(-7)}`
  await page.goto(deskUrl)
  await tap(page.getByRole('link', { name: 'New quote' }))
  await expect(page.getByLabel('Phone')).toBeFocused()
  await page.keyboard.type(phone)
  await tap(page.getByLabel('First name'))
  await page.keyboard.type(name)
  await tap(page.getByLabel('ZIP'))
  await page.keyboard.type('78006')
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Next: plants' }))
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  for (const plant of ['cedar elm 15', 'lacey oak 15']) {
    if (plant === 'lacey oak 15') await tap(page.getByRole('button', { name: 'Plant', exact: true }))
    await expect(page.getByLabel('Which plant')).toBeFocused()
    await page.keyboard.type(plant)
    const add = page.getByRole('list', { name: 'Found in stock' }).getByRole('button').first()
    await expect(add).toBeVisible()
    await expectAccessible(page)
    await tap(add)
  }
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: 'Send official quote' }))
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: /^Make it official/ }))
  await expect(page.getByRole('heading', { name: `${name} doesn’t know yet` })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(15)
  await expectAccessible(page)
  await expectFineAtAllWidths(page)
  await expect(page.getByRole('link', { name: 'Text the link' })).toHaveAttribute(
    'href',
    /^sms:.*%2Fquote%2F/,
  )

  await page.goto(deskUrl)
  const row = page
    .getByRole('list', { name: 'Quoted, not told' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await expect(row).toBeVisible()
  await expectAccessible(page)
  const unfold = row.getByRole('button', { name })
  if ((await unfold.getAttribute('aria-expanded')) === 'false') await unfold.tap()
  await row.getByRole('link', { name: `Open ${name}` }).tap()
  await page.getByRole('button', { name: `I told ${name}` }).tap()
  await expect(page.getByRole('heading', { name: `${name} doesn’t know yet` })).toBeHidden()
  await expectAccessible(page)

  taps = 0
  await tap(page.getByText(`${name} said yes`, { exact: true }))
  await expect(page.getByRole('button', { name: /^Record the yes/ })).toBeDisabled()
  await expectFineAtAllWidths(page)
  await tap(page.getByLabel('Day', { exact: true }))
  await page.getByLabel('Day', { exact: true }).fill(nurseryDay(new Date()))
  await tap(page.getByText(`I read this, and ${name} said yes`))
  await expectAccessible(page)
  await tap(page.getByRole('button', { name: /^Record the yes/ }))
  await expect(page.getByRole('link', { name: 'Mark as done' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(6)
  await expectAccessible(page)

  await page.getByText('Edit contact').tap()
  await expectFineAtAllWidths(page)
  await expectAccessible(page)
  await page.getByLabel('Email').fill('wilma@gmial.com')
  await page.getByRole('button', { name: 'Use it' }).tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved. Nothing was sent.')).toBeVisible()
  await expect(page.getByText('wilma@gmail.com').first()).toBeVisible()

  await page.getByRole('link', { name: 'Mark as done' }).tap()
  await page.getByRole('button', { name: `Done, tell ${name}` }).tap()
  await expect(page.getByText('Recorded.')).toBeInViewport()
  await expectAccessible(page)

  await page.goto(`${deskUrl}/quotes/new`)
  await page.getByLabel('Phone').fill(phone)
  await expect(page.getByRole('heading', { name: `This is ${name}` })).toBeVisible()
  await expectAccessible(page)
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: `New quote for ${name}` }).tap()
  await expect(page.getByLabel('ZIP')).toHaveValue('78006')
})
