import { untilItCanWarn } from '../../tests/support/browser.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { nurseryDay } from '../../domain/time/nursery-clock.ts'
import { addToCart, changeDeliveryPlace, emptyCart, type Cart } from '../../domain/cart/cart.ts'
import { agarita, goneAgarita, oak, oakCart, openDrawer, storeCart } from '../../tests/support/quote-cart.ts'
import {
  fillForm,
  newEmail,
  openForm,
  sendButton,
  tickConsent,
  field,
} from '../../tests/support/fill-quote-form.ts'

/** The data of the pages: inventory rows, and links of the demo's customers. */
export type SheetData = {
  stock: number[]
  quote: string
  accepted: string
  expired: string
  scheduled: string
  planted: string
  longName: string
}

export type State = {
  name: string
  path: string
  /** Only drawn on screens narrower than this. */
  below?: number
  /** Runs before the page loads. */
  prepare?: (context: BrowserContext, origin: string) => Promise<unknown>
  /** Runs once the page has hydrated. */
  act?: (page: Page) => Promise<unknown>
}

const withCart = (cart: Cart) => (context: BrowserContext, origin: string) => storeCart(context, origin, cart)

const fails = (pattern: string) => (context: BrowserContext) =>
  context.route(pattern, (route) => route.abort())
/** The list's data arrives, but can't be read. */
const breaks = (pattern: string) => (context: BrowserContext) =>
  context.route(pattern, async (route) => route.fulfill({ response: await route.fetch(), body: 'broken' }))
const hangs = (pattern: string) => (context: BrowserContext) => context.route(pattern, () => undefined)
const both =
  (...steps: NonNullable<State['prepare']>[]): NonNullable<State['prepare']> =>
  async (context, origin) => {
    for (const step of steps) await step(context, origin)
  }

const send = async (page: Page) => {
  await openForm(page)
  await fillForm(page, { email: newEmail() })
  await sendButton(page).click()
}
const chooseTrees = async (page: Page) => {
  const sheet = page.getByRole('button', { name: /^Filters/ })
  if (await sheet.isVisible()) await sheet.click()
  await page.locator('label', { hasText: /^Tree/ }).first().click()
}
const chooseFilter = async (page: Page) => {
  await chooseTrees(page)
  const show = page.getByRole('button', { name: /^Show / })
  if (await show.isVisible()) await show.click()
}
const offline = (page: Page) => page.context().setOffline(true)
const scrollTo = (selector: string) => (page: Page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView())

/** Every screen in every state a visitor might see. */
export const statesOf = ({
  stock,
  quote,
  accepted,
  expired,
  scheduled,
  planted,
  longName,
}: SheetData): State[] => {
  const sixty = stock
    .slice(0, 60)
    .reduce((cart, inventoryId) => addToCart(cart, { inventoryId, unitPriceCents: 1 }, 1), emptyCart)
  const inBoerne = changeDeliveryPlace(oakCart, { zip: '78006' })
  return [
    { name: 'home', path: '/' },
    { name: 'home, services', path: '/services' },
    {
      name: 'menu',
      path: '/',
      below: 1024,
      act: (page) => page.getByRole('button', { name: /menu/i }).click({ timeout: 2000 }),
    },
    { name: 'Learn', path: '/plant-database' },
    { name: 'Learn, results', path: '/plant-database?type=tree&deer=high', act: scrollTo('article') },
    { name: 'Learn, nothing found', path: '/plant-database?q=zzzz' },
    {
      name: 'Learn, failed',
      path: '/plant-database',
      prepare: breaks('**/plant-database.data*'),
      act: chooseTrees,
    },
    {
      name: 'Learn, loading',
      path: '/plant-database',
      prepare: hangs('**/plant-database.data*'),
      act: chooseFilter,
    },
    {
      name: 'Learn, filters',
      path: '/plant-database',
      below: 1024,
      act: (page) => page.getByRole('button', { name: /^Filters/ }).click({ timeout: 2000 }),
    },
    { name: 'Learn, in brief', path: '/plant-database?plant=texas-redbud' },
    {
      name: 'Learn, suggestions',
      path: '/plant-database',
      act: async (page) => {
        await page.getByLabel('Search by name').pressSequentially('oak')
        await page.getByRole('option').first().waitFor({ timeout: 5000 })
      },
    },
    { name: 'guide', path: '/plant-database/texas-redbud' },
    { name: 'guide, long names', path: `/plant-database/${longName}` },
    {
      name: 'guide, stock',
      path: '/plant-database/texas-redbud',
      act: scrollTo('#stock, #in-stock-now, section:has(h2:text("In stock"))'),
    },
    {
      name: 'guide, will it fit',
      path: '/plant-database/escarpment-live-oak?wire=18&wall=10',
      act: scrollTo('#fit'),
    },
    { name: 'guide, unknown', path: '/plant-database/palm' },
    { name: 'finder', path: '/plant-database/finder' },
    { name: 'compare', path: `/compare?plants=escarpment-live-oak,cedar-elm,${longName}` },
    { name: 'compare, one plant', path: '/compare?plants=cedar-elm' },
    { name: 'inventory', path: '/inventory' },
    { name: 'inventory, results', path: '/inventory?type=tree', act: scrollTo('article') },
    { name: 'inventory, long names', path: '/inventory?q=extraordinarily', act: scrollTo('article') },
    { name: 'inventory, phone photo', path: '/inventory?q=redbud', act: scrollTo('article') },
    { name: 'inventory, nothing found', path: '/inventory?q=zzzz' },
    {
      name: 'inventory, failed',
      path: '/inventory',
      prepare: breaks('**/inventory.data*'),
      act: chooseTrees,
    },
    {
      name: 'inventory, loading',
      path: '/inventory',
      prepare: hangs('**/inventory.data*'),
      act: chooseFilter,
    },
    {
      name: 'inventory, add',
      path: '/inventory',
      act: (page) => page.getByRole('button', { name: /^Add / }).first().click(),
    },
    {
      name: 'viewer, phone photo',
      path: '/inventory?q=redbud',
      act: (page) =>
        page
          .getByRole('link', { name: /^Larger picture/ })
          .first()
          .click({ timeout: 2000 }),
    },
    { name: 'quote, empty', path: '/contact', act: openDrawer },
    {
      name: 'quote, one line',
      path: '/contact',
      prepare: withCart(addToCart(emptyCart, agarita, 1)),
      act: openDrawer,
    },
    { name: 'quote, sixty lines', path: '/contact', prepare: withCart(sixty), act: openDrawer },
    {
      name: 'quote, one gone',
      path: '/contact',
      prepare: withCart(addToCart(addToCart(emptyCart, oak, 1), goneAgarita, 1)),
      act: openDrawer,
    },
    {
      name: 'quote, loading',
      path: '/contact',
      prepare: both(withCart(oakCart), hangs('**/api/cart-items*')),
      act: openDrawer,
    },
    {
      name: 'quote, failed',
      path: '/contact',
      prepare: both(withCart(oakCart), fails('**/api/cart-items*')),
      act: openDrawer,
    },
    { name: 'quote page', path: '/cart', prepare: withCart(inBoerne) },
    { name: 'quote page, its yard', path: '/cart', prepare: withCart(inBoerne), act: scrollTo('#yard') },
    { name: 'form', path: '/contact', prepare: withCart(inBoerne), act: openForm },
    {
      name: 'form, errors',
      path: '/contact',
      prepare: withCart(inBoerne),
      act: async (page) => {
        await openForm(page)
        await field(page, 'First name').fill('Elena')
        await field(page, 'Phone').fill('(830) 555-017')
        await tickConsent(page)
        await sendButton(page).click()
      },
    },
    {
      name: 'form, sending',
      path: '/contact',
      prepare: both(withCart(inBoerne), hangs('**/api/public/submit-quote')),
      act: send,
    },
    {
      name: 'form, failed',
      path: '/contact',
      prepare: both(withCart(inBoerne), fails('**/api/public/submit-quote')),
      act: send,
    },
    { name: 'sent', path: '/contact', prepare: withCart(inBoerne), act: send },
    { name: 'quote, open', path: `/quote/${quote}` },
    {
      name: 'quote, going ahead',
      path: `/quote/${accepted}`,
      // The first screen's click is the answer on all of them.
      act: async (page) => {
        const button = page.getByRole('button', { name: 'Go ahead' })
        if (await button.isVisible()) await button.click()
        await page.getByText('You asked us to go ahead').first().waitFor({ timeout: 5000 })
      },
    },
    { name: 'quote, its yard', path: `/quote/${quote}`, act: scrollTo('#yard') },
    { name: 'quote, for an HOA', path: `/quote/${quote}/hoa` },
    { name: 'quote, a day agreed', path: `/quote/${scheduled}` },
    { name: 'quote, planted', path: `/quote/${planted}` },
    { name: 'water card', path: `/quote/${planted}/water-card` },
    { name: 'quote, expired', path: `/quote/${expired}` },
    { name: 'quote, unknown', path: '/quote/unknown' },
    { name: 'contact', path: '/contact', act: scrollTo('main form') },
    {
      name: 'contact, errors',
      path: '/contact',
      act: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
    },
    { name: 'service', path: '/services/tree-delivery' },
    { name: 'communities', path: '/tree-service' },
    { name: 'community', path: '/tree-service/fair-oaks-ranch' },
    { name: 'knowledge hub', path: '/blog' },
    { name: 'article', path: '/blog/planting-in-caliche' },
    { name: 'newsletter', path: '/newsletter' },
    { name: 'terms', path: '/terms-and-conditions' },
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'not found', path: '/no-such-page' },
    {
      name: 'offline',
      path: '/',
      act: async (page) => {
        await untilItCanWarn(page)
        await offline(page)
        await page.getByRole('link', { name: 'Terms and conditions' }).click({ timeout: 2000 })
        await page.getByText('No connection').waitFor({ timeout: 5000 })
      },
    },
  ]
}

/** The desk's screens. `numbers` are of quotes that wait, that a day is agreed for, and that are planted. */
export const deskStatesOf = (numbers: { waiting: string; scheduled: string; planted: string }): State[] => [
  { name: 'desk, Today', path: '/' },
  { name: 'desk, quotes', path: '/quotes' },
  { name: 'desk, quotes, nothing found', path: '/quotes?q=zzzz' },
  { name: 'desk, quote', path: `/quotes/${numbers.waiting}` },
  {
    name: 'desk, quote, before sending',
    path: `/quotes/${numbers.waiting}`,
    // Where there's room, what the customer will see is next to the button already.
    below: 1024,
    act: (page) => page.getByRole('button', { name: 'Send official quote' }).click({ timeout: 2000 }),
  },
  { name: 'desk, quote, scheduled', path: `/quotes/${numbers.scheduled}` },
  { name: 'desk, quote, planted', path: `/quotes/${numbers.planted}` },
  { name: 'desk, quote, unknown', path: '/quotes/1234-AAAA' },
  { name: 'desk, calendar', path: '/calendar' },
  { name: 'desk, move a day', path: `/calendar/move/${nurseryDay(new Date())}` },
  { name: 'desk, visit', path: `/calendar/${numbers.scheduled}` },
  { name: 'desk, day sheet', path: `/calendar/sheet/${nurseryDay(new Date())}` },
  { name: 'desk, yard', path: '/yard' },
  {
    name: 'desk, yard, search',
    path: '/yard',
    act: (page) => page.getByRole('searchbox', { name: 'Find in the yard' }).fill('oak'),
  },
  {
    name: 'desk, yard, one item',
    path: '/yard',
    act: (page) => page.getByRole('listitem').getByRole('button').first().click({ timeout: 2000 }),
  },
  { name: 'desk, price lists', path: '/price-lists' },
  { name: 'desk, price list', path: '/price-lists/1' },
  ...[
    '',
    '/company',
    '/hours',
    '/notice',
    '/claims',
    '/featured',
    '/zones',
    '/sizes',
    '/orders',
    '/tax',
    '/log',
    '/privacy',
  ].map((path) => ({ name: `desk, settings${path.replace('/', ', ')}`, path: `/settings${path}` })),
  { name: 'desk, month', path: '/month' },
  { name: 'desk, people', path: '/people' },
  { name: 'desk, more', path: '/more', below: 1024 },
  { name: 'desk, me', path: '/me' },
  { name: 'desk, no signal', path: `/quotes/${numbers.waiting}`, act: offline },
  { name: 'desk, not found', path: '/no-such-page' },
  { name: 'desk, signed out', path: '/sign-in', prepare: (context) => context.clearCookies() },
]
