import { expectAccessible, expectFineAtAllWidths } from '#tests/support/accessibility.ts'
import { expect, expectFocusIn, test } from '#tests/support/browser.ts'

const templates = ['/', '/tree-service', '/tree-service/boerne', '/tree-service/cypress-point']

for (const path of templates)
  test(`${path} is accessible and doesn't scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await page.goto(path)
    await expectFineAtAllWidths(page)
  })

test('[RT-01, SH-10] sections of the home page open there, and Back restores the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  for (const section of ['services', 'about', 'faq']) {
    await page.goto(`/${section}`)
    await expect(page.locator(`#${section} h2`)).toBeInViewport()
  }
  await page.evaluate(() => window.scrollBy(0, -900))
  const before = await page.evaluate(() => window.scrollY)
  await page
    .locator('header')
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/contact$/)
  // The URL changes a moment before the page does.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.locator('#faq')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before + 60)
})

test('[HM-07] while home loads, three skeletons stand in for the featured trees', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\.data(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: /Home/ }).first().click()
  const waiting = page.getByRole('status', { name: 'Loading featured trees' })
  await expect(waiting).toBeVisible()
  await expect(waiting.locator('.bg-sunk')).toHaveCount(3)
  letThrough()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trees that already know this ground')
  await expect(page.getByRole('link', { name: /See sizes of/ })).toHaveCount(3)
  await expect(waiting).toBeHidden()
})

test('the map works by keyboard: a name takes focus, shows distance and fee, and links to its page', async ({
  page,
}) => {
  await page.goto('/')
  const boerne = page.getByRole('link', { name: 'Boerne, 26 mi, free', exact: true })
  await page.getByRole('link', { name: /^Helotes, / }).focus()
  await page.keyboard.press('Tab')
  await expect(boerne).toBeFocused()
  await expect(boerne.getByText('26 mi, free')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tree-service\/boerne$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Native trees in Boerne')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone, the map shows the names that fit, and the list links to all communities', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tree-service')
  await expect(page.getByRole('link', { name: 'San Antonio, 18 to 53 mi, free to $200' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Converse, / })).toBeHidden()
  await page.getByRole('link', { name: /^Converse 33 mi/ }).click()
  await expect(page).toHaveURL(/\/tree-service\/converse$/)
})

for (const path of [
  '/',
  '/tree-service',
  '/contact',
  '/tree-service/boerne',
  '/tree-service/san-antonio',
  '/tree-service/elmendorf',
])
  test(`${path}: no name on the map covers another or leaves the frame, from 390 to 1920 px`, async ({
    page,
  }) => {
    await page.goto(path)
    const map = page.locator('[data-map]')
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { names, outside, covered } = await map.evaluate((frame) => {
        const edge = frame.getBoundingClientRect()
        const boxes = [...frame.querySelectorAll('[data-map-name]')]
          .filter((name) => name.checkVisibility())
          .map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }))
        return {
          names: boxes.map(({ name }) => name),
          outside: boxes
            .filter(
              ({ box }) =>
                box.left < edge.left ||
                box.right > edge.right ||
                box.top < edge.top ||
                box.bottom > edge.bottom,
            )
            .map(({ name }) => name),
          covered: boxes.flatMap(({ name, box }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: other }) =>
                  box.left < other.right &&
                  other.left < box.right &&
                  box.top < other.bottom &&
                  other.top < box.bottom,
              )
              .map((other) => `${name} and ${other.name}`),
          ),
        }
      })
      expect({ width, outside, covered }).toEqual({ width, outside: [], covered: [] })
      expect(names.join()).toContain('Our yard')
    }
  })

test('[DL-08] a community page is remembered: for the lists, the guides, delivery and the cart, until it is forgotten', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/tree-service/helotes')
  await page.getByRole('link', { name: /^All \d+ plants that fit$/ }).click()
  await expect(page).toHaveURL('/inventory?place=helotes')
  await expect(page.getByRole('checkbox', { name: 'Fits Helotes' })).toBeChecked()
  await expect(page.getByText('Delivery to Helotes: free, about 34 miles')).toBeVisible()
  await page.goto('/plant-database')
  await expect(page.getByRole('checkbox', { name: 'Fits Helotes' })).not.toBeChecked()
  await page.goto('/plant-database/cedar-elm')
  await expect(page.getByText('Fits Helotes. Deer come by daily, so cage it at first.')).toBeVisible()
  await page.goto('/plant-database/post-oak')
  await expect(page.getByText('Not for Helotes: it doesn’t do well on limestone.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Change' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Where do we plant?' })
  await expect(sheet.getByText('Helotes: delivery is free')).toBeVisible()
  await expect(sheet.getByText('Thin soil over limestone. Deer come by daily.')).toBeVisible()
  await expectAccessible(page)
  const field = sheet.getByLabel('ZIP code or town')
  await field.fill('oak')
  await expect(sheet.getByRole('button', { name: 'Live Oak' })).toBeVisible()
  await expectAccessible(page)
  await field.fill('78155')
  await expect(sheet.getByText('Seguin is about 43 miles from our yard.')).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: 'Change' }).first().click()
  await field.fill('78155')
  await sheet.getByRole('button', { name: 'Plant in Seguin' }).click()
  await expect(page.getByText('Not Seguin?')).toBeVisible()
  await page.getByRole('link', { name: 'Your quote', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Delivery to ZIP')).toHaveValue('78155')
  await expectFocusIn(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Change' }).first().click()
  await sheet.getByRole('button', { name: 'Forget my place' }).click()
  await expect(page.getByRole('link', { name: 'Does it fit your town?' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('hctc_place'))).toBeNull()
})
