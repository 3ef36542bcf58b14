import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/browser.ts'
import { deskUrl, queryAsOwner, signInToDesk } from '#tests/support/desk/desk-browser.ts'
import { phonePhotograph } from '#tests/support/photographs.ts'

test.use({ baseURL: deskUrl, viewport: { width: 390, height: 844 } })

/** A stock item of its own, which no public page offers, because another supplier's costs less. */
async function addItem(plantName: string, count: number): Promise<number> {
  const [row] = await queryAsOwner(
    `insert into inventory (plant_id, plant_name, size_description, wholesale_price, wholesaler_id, quantity_available, current_height_inches)
     select plant_id, plant_name, size_description, wholesale_price * 3,
       (select min(id) from wholesalers where id <> cheap.wholesaler_id), $2, 97
     from inventory cheap where plant_name = $1 and size_description = '15 gal' and deleted_at is null limit 1
     returning id::int`,
    [plantName, count],
  )
  return Number(row?.['id'])
}
const stockOf = async (id: number) => {
  const [row] = await queryAsOwner(
    `select quantity_available as count, deleted_at is not null as "isOut", wholesale_price::float as price,
       use_catalog_image as "isDrawn", (select count(*)::int from desk_log where subject = 'inventory ' || inventory.id) as changes
     from inventory where id = $1`,
    [id],
  )
  return row
}
const row = (page: Page, facts: RegExp) => page.getByRole('listitem').filter({ hasText: facts })

test('[DK-51, DK-52, DK-53] out takes 4 taps and 4 letters; undo, count, and somebody who was faster', async ({
  page,
  context,
  complaints,
}) => {
  const id = await addItem('Lacey Oak', 9)
  await signInToDesk(context, { name: 'Rosa', role: 'owner' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Yard' }).click()
  const search = page.getByRole('searchbox', { name: 'Find in the yard' })
  await search.click()
  await search.pressSequentially('lace')
  await row(page, /Lacey Oak.*8 ft 1 in/)
    .getByRole('button')
    .click()
  await page.getByRole('button', { name: 'Out', exact: true }).click()
  const bar = page.getByRole('status').filter({ hasText: 'Lacey Oak 15 gal' })
  await expect(bar).toContainText('Lacey Oak 15 gal: out.On the site since')
  expect(await stockOf(id)).toMatchObject({ isOut: true, changes: 1 })
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toContainText('back with 9.On the site since')
  expect(await stockOf(id)).toMatchObject({ isOut: false, count: 9 })
  await expectFineAtAllWidths(page)

  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await page.getByLabel('How many are there?').fill('7')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save 7' }).click()
  await expect(bar).toContainText('9 to 7.On the site since')
  // Two quick taps are one change.
  await page.getByRole('button', { name: 'One fewer' }).click()
  await page.getByRole('button', { name: 'One fewer' }).click()
  await expect(bar).toContainText('7 to 5.On the site since')
  expect(await stockOf(id)).toMatchObject({ count: 5, changes: 4 })

  const manny = await context.browser()?.newContext({ baseURL: deskUrl })
  if (manny === undefined) throw new Error('no browser')
  await signInToDesk(manny, { name: 'Manny', role: 'yard' })
  const counted = await manny.request.post('/yard/changes', {
    headers: { Origin: deskUrl },
    form: {
      change: JSON.stringify({
        key: randomUUID(),
        id,
        field: 'stock',
        from: { isOut: false, count: 5 },
        to: { isOut: false, count: 6 },
      }),
    },
  })
  expect(counted.ok()).toBe(true)
  await manny.close()
  await page.getByRole('button', { name: 'One fewer' }).click()
  await expect(page.getByText('Not saved. Lacey Oak 15 gal, 5 to 4: Manny counted 6 at')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'One fewer' }).click()
  await expect(bar).toContainText('6 to 5.On the site since')
  expect(await stockOf(id)).toMatchObject({ count: 5, changes: 6 })
  // The browser reports the refused request itself.
  complaints.length = 0
})

test('[DK-54, DK-55] the owner sets a price, and sends a photo', async ({ page, context }) => {
  const id = await addItem('Cedar Elm', 3)
  await signInToDesk(context, { name: 'Ana', role: 'owner' })
  await page.goto(`/yard?q=cedar+elm&item=${id}`)
  await page.getByLabel('Plant price').fill('250')
  await expect(page.getByText(/Visitors will pay \$250 for the plant and \$\d+ for planting/)).toBeVisible()
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Save $250' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'to $250' })).toContainText('On the site since')
  await page.getByRole('switch', { name: 'Best seller' }).click()
  await expect(page.getByRole('switch', { name: 'Best seller' })).toBeChecked()
  await page
    .getByLabel('Photo')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await phonePhotograph() })
  await expect(page.getByRole('status').filter({ hasText: 'new photo' })).toContainText('On the site since')
  expect(await stockOf(id)).toMatchObject({ isDrawn: false, changes: 3 })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => stockOf(id)).toMatchObject({ isDrawn: true, changes: 4 })
})

test('[DK-56, DK-191] without a signal, changes wait in order, can be taken back, and are sent later', async ({
  page,
  context,
  complaints,
}) => {
  const [oak, elm] = [await addItem('Bur Oak', 4), await addItem('Texas Redbud', 8)]
  await signInToDesk(context, { name: 'Luis', role: 'yard' })
  await page.goto('/yard')
  await expect.poll(() => page.evaluate(async () => (await caches.match('/yard')) !== undefined)).toBe(true)
  await context.setOffline(true)
  const search = page.getByRole('searchbox', { name: 'Find in the yard' })
  await search.fill('bur oak')
  await row(page, /Bur Oak.*8 ft 1 in/)
    .getByRole('button')
    .click()
  await page.getByRole('button', { name: 'One fewer' }).click()
  await search.fill('texas redbud')
  await row(page, /Texas Redbud.*8 ft 1 in/)
    .getByRole('button')
    .click()
  await page.getByRole('button', { name: 'Out', exact: true }).click()
  await expect(page.getByText('No signal. 2 changes wait on this phone.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveText([
    /Bur Oak 15 gal\s*4 to 3/,
    /Texas Redbud 15 gal\s*out/,
  ])
  await expectFineAtAllWidths(page)
  await page.getByRole('button', { name: 'Take back: Texas Redbud 15 gal, out' }).click()
  await expect(page.getByText('No signal. 1 change waits on this phone.')).toBeVisible()
  // A phone closes pages as it likes: the yard opens again, with what was counted.
  await page.reload()
  await expect(page.getByText('No signal. 1 change waits on this phone.')).toBeVisible()
  await expect(row(page, /Bur Oak 15 gal\s*4 to 3/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No signal')).toHaveCount(0)
  await expect.poll(() => stockOf(oak)).toMatchObject({ count: 3, changes: 1 })
  expect(await stockOf(elm)).toMatchObject({ isOut: false, count: 8, changes: 0 })
  // The browser reports failed requests itself.
  complaints.length = 0
})
