import { expect, expectFocusIn, test, waitForHydration, holdBack } from '#tests/support/browser.ts'
import { plantCount } from '#tests/support/catalog-counts.ts'

const total = (page: import('@playwright/test').Page) =>
  page.getByRole('status').filter({ hasText: /\d.* plants?/ })

test('a filter checked before hydration counts after it', async ({ page }) => {
  const letThrough = await holdBack(page, '**/assets/frame-*.js')
  await page.goto('/plant-database', { waitUntil: 'load' })
  await page.getByText('Vine', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Vine' })).toBeChecked()
  letThrough()
  await expect(page).toHaveURL('/plant-database?type=vine')
  await expect(total(page)).toHaveText(`${plantCount('vine')} plants`)
})

test('the height slider works by keyboard, and its lower end never passes the upper [FL-03]', async ({
  page,
}) => {
  await page.goto('/plant-database?height=3-6')
  const ends = page.getByRole('group', { name: /height/i }).getByRole('slider')
  await ends.first().focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).not.toHaveURL(/height=3-/)
  const [from, to] = await ends.evaluateAll((thumbs) =>
    thumbs.map((thumb) => Number((thumb as HTMLInputElement).value)),
  )
  expect(from).toBeLessThanOrEqual(to ?? -1)
})

test('[PD-02] Learn More opens the plant over the list; Escape, a click outside and Back close it; a reload keeps it open', async ({
  page,
}) => {
  await page.goto('/plant-database?type=tree')
  const box = page.getByRole('dialog', { name: 'Bald Cypress' })
  const entry = page.getByRole('link', { name: 'Bald Cypress' })
  await entry.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await entry.click()
  await expect(box.getByText('Full grown')).toBeVisible()
  await expect(page).toHaveURL('/plant-database?type=tree&plant=bald-cypress')
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(box).toBeHidden()
  await expect(page).toHaveURL('/plant-database?type=tree')
  await expect(entry).toBeFocused()
  await page.goForward()
  await expect(box).toBeVisible()
  await page.mouse.click(8, 8)
  await expect(box).toBeHidden()
  await page.goto('/plant-database?plant=bald-cypress')
  await page.reload()
  await expect(box).toBeVisible()
  await box.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/plant-database')
  await entry.click()
  await page.goBack()
  await expect(box).toBeHidden()
})

test("[PD-03] Share Plant copies the guide's URL and says so for two seconds", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: '2026-11-15T12:00:00Z' })
  await page.goto('/plant-database?plant=pecan')
  await page.clock.pauseAt('2026-11-15T13:00:00Z')
  await page.getByRole('button', { name: 'Share Plant' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/plant-database/pecan`)
  await page.clock.runFor(1_900)
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByRole('button', { name: 'Share Plant' })).toBeVisible()
})

test('a letter typed just before the suggestions start to listen counts too', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLInputElement.prototype.addEventListener = function (...listener: [string, EventListener]) {
      if (listener[0] === 'input') this.value = 'red'
      EventTarget.prototype.addEventListener.apply(this, listener)
    }
  })
  await page.goto('/plant-database')
  await waitForHydration(page)
  await page.getByLabel('Search by name').pressSequentially('re')
  await expect(page.getByRole('option', { name: /^All \d+ plants for “red”/ })).toBeVisible()
})

test('Back and Forward restore every step: six filters, the overlay, the guide', async ({ page }) => {
  await page.goto('/plant-database')
  // The URL changes before the view transition shows the page, so each step waits for what is on it, too.
  const look = async () => ({
    url: page.url(),
    heading: await page.locator('h1').textContent(),
    filters: await page.getByRole('link', { name: /^Remove filter: / }).count(),
    isPlantOpen: await page.getByRole('dialog').isVisible(),
  })
  const list = { ...(await look()), url: expect.any(String) }
  // What's behind the overlay counts as hidden.
  const open = { ...list, filters: 0, isPlantOpen: true }
  const guide = {
    ...list,
    filters: 0,
    heading: expect.not.stringMatching(list.heading ?? ''),
  }
  const steps: [() => Promise<unknown>, object][] = [
    [() => page.getByText('Tree', { exact: true }).click(), { ...list, filters: 1 }],
    [
      async () => {
        await page.locator('summary', { hasText: 'USDA zone' }).click()
        await page.getByText('9a', { exact: true }).click()
      },
      { ...list, filters: 2 },
    ],
    [() => page.getByText('White', { exact: true }).click(), { ...list, filters: 3 }],
    [() => page.getByText('Texas Native Only').click(), { ...list, filters: 4 }],
    [() => page.getByRole('combobox', { name: 'Sort' }).selectOption('height'), { ...list, filters: 4 }],
    [() => page.getByText('Low', { exact: true }).first().click(), { ...list, filters: 5 }],
    [() => page.locator('article').first().getByRole('link').click(), open],
    [() => page.getByRole('link', { name: 'Open the study guide' }).click(), guide],
  ]
  const seen = [await look()]
  for (const [step, shown] of steps) {
    const before = page.url()
    await step()
    // A filter is shown as chosen before its list arrives, and with it the URL.
    await expect(page).not.toHaveURL(before)
    await expect.poll(look).toEqual(shown)
    seen.push(await look())
  }
  for (const wanted of seen.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect.poll(look).toEqual(wanted)
  }
  for (const wanted of seen.slice(1)) {
    await page.goForward()
    await expect.poll(look).toEqual(wanted)
  }
})

test('the keyboard alone can search, filter, open and close a plant, and go to its guide', async ({
  page,
}) => {
  await page.goto('/plant-database')
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 120; presses += 1) {
      await page.keyboard.press(key)
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`${key} never reached ${name}`)
  }
  await tabTo(/^Search by name/)
  await page.keyboard.type('oak')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plant-database?q=oak')
  // The focus is on the count, which is after the filters.
  await tabTo(/^Tree\s*\d+$/, 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/plant-database?q=oak&type=tree')
  await expect(total(page)).toHaveText('9 plants')
  await tabTo(/Oak$/)
  await page.keyboard.press('Enter')
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Enter')
  await expectFocusIn(page.getByRole('dialog'))
  await tabTo(/Open the study guide/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plant-database\/[a-z-]+$/)
})
