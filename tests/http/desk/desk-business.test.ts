import { afterAll, expect, test, vi } from 'vitest'
import { runDesk } from '#tests/support/desk.ts'
import { cloneDatabase } from '#tests/support/site.ts'
import { startSiteProcess } from '#tests/support/site-process.ts'
import { until } from '#tests/support/until.ts'

// Each desk command runs in its own process.
vi.setConfig({ testTimeout: 120_000 })

// Settings, zones, markups and featured trees, changed from the desk while the site runs.

const { ownerUrl, owner } = await cloneDatabase()
const desk = (...args: string[]) => runDesk(ownerUrl, args)
const site = await startSiteProcess(ownerUrl)
afterAll(() => void site.signal('SIGTERM'))
const shows = (path: string, words: string) =>
  until(`${words} on ${path}`, async () => (await (await site.get(path)).text()).includes(words), 2)

async function everySetting(): Promise<unknown[]> {
  const tables = ['company_settings', 'invoicing_documents', 'delivery_zones', 'container_markup_rules']
  const rows: unknown[] = []
  for (const name of tables) rows.push((await owner.query(`select * from ${name} order by 1`)).rows)
  return rows
}

async function unchanged(work: () => Promise<unknown>) {
  const before = await everySetting()
  await work()
  expect(await everySetting()).toEqual(before)
}

test('[ST-01] a setting change is shown, confirmed, and on the page at once', async () => {
  await shows('/contact', '(830) 555-0142')
  const change = ['settings', 'set', 'company_phone', '(210) 555-0190']
  await unchanged(async () => {
    expect((await desk(...change, '--dry-run')).out).toContain(
      "phone goes from '(830) 555-0142' to '(210) 555-0190'",
    )
    const { code, err } = await desk(...change)
    expect([code, err]).toEqual([1, expect.stringContaining('add --yes')])
  })
  expect((await desk(...change, '--yes')).code).toBe(0)
  await shows('/contact', '(210) 555-0190')
  expect((await desk('settings', 'get', 'company_phone')).out).toBe('(210) 555-0190\n')
})

test('[ST-04] the desk says when a setting has no effect because another overrides it; a new street address moves the yard', async () => {
  await desk('settings', 'set', 'business_phone', '(210) 555-0111', '--yes')
  expect((await desk('settings', 'set', 'company_phone', '(210) 555-0112', '--dry-run')).out).toContain(
    'No page or email changes',
  )
  expect((await desk('settings', 'unset', 'business_phone', '--yes')).out).toContain("to '(210) 555-0190'")
  const moved = (await desk('settings', 'set', 'company_address', '1 Main St, Boerne, TX 78006', '--dry-run'))
    .out
  expect(moved).toContain('Delivery to New Braunfels goes from free to $200.')
})

test('[DR-04] the minimum order is a setting too', async () => {
  expect((await desk('settings', 'set', 'minimum_order', '$250', '--yes')).out).toContain(
    'The minimum order goes from $200 to $250.',
  )
  await shows('/services/tree-service', '$250')
})

test("[DL-03] a zone change shows each community's new fee", async () => {
  const first = (await desk('zones', 'set', '2', '--fee', '95', '--yes')).out
  expect(first).toContain('Delivery to Boerne goes from free to $95.')
  expect((await desk('zones', 'set', '2', '--fee', '110', '--yes')).out).toContain(
    'Delivery to Boerne goes from $95 to $110.',
  )
  await shows('/tree-service/boerne', '$110')
  expect((await desk('zones', 'remove', '3', '--yes')).out).toContain('Beyond 40 miles no zone applies')
  expect(
    (await desk('zones', 'add', '--name', 'Far', '--from', '40', '--to', 'open', '--fee', '220', '--yes'))
      .out,
  ).toContain('Delivery to Seguin goes from custom quote to $220.')
  await shows('/services/tree-delivery', '$220')
})

test('[PR-01] a markup change shows the new prices, and accepts any spelling of the size', async () => {
  const { out } = await desk('markup', 'set', '#15', '--markup', '87', '--planting', '99', '--yes')
  expect(out).toContain('57 rows in stock change price:')
  expect(out).toContain('A 15 gal Lacey Oak goes from $216 to $201.96, planting it goes from $85 to $99.')
  await shows('/plant-database/lacey-oak', '$201.96')
})

test('[HM-08] featured trees can be added, ordered and removed, and the home page follows', async () => {
  expect((await desk('featured', 'add', '5', '--yes')).out).toContain('American Beautyberry')
  await desk('featured', 'order', '5', '318', '338', '121', '--yes')
  await desk('featured', 'remove', '121', '--yes')
  const { rows } = await owner.query(
    "select setting_value as ids from company_settings where setting_key = 'featured_plants'",
  )
  expect(rows).toEqual([{ ids: [5, 318, 338] }])
  await shows('/', 'American Beautyberry')
})

test.each([
  [['settings', 'set', 'company_phone', '555'], 'must have ten digits'],
  [['settings', 'set', 'company_email', 'nobody'], 'must be one email address'],
  [['settings', 'set', 'nonsense', 'x'], "There's no setting 'nonsense'"],
  [['settings', 'set', 'minimum_order', 'much'], "'much' isn't a minimum order"],
  [['zones', 'set', '99', '--fee', '1'], "There's no zone 99"],
  [['zones', 'set', '2', '--fee', 'free'], "'free' isn't a fee"],
  [['zones', 'set', '2', '--to', '10'], 'it must end farther out than it begins'],
  [['zones', 'add', '--name', 'Far'], 'A new zone needs --from'],
  [['markup', 'set', '17 gal', '--markup', '90'], "'17 gal' isn't a container size"],
  [['markup', 'set', '15 gal', '--markup=-10'], "'-10' isn't a markup"],
  [['markup', 'set', '15 gal', '--markup', '5000'], 'a markup must not be above 1000%'],
  [['featured', 'add', '0'], "'0' isn't a stock id"],
  [['featured', 'add', '999999'], 'Nothing in stock has the id 999999'],
  [['featured', 'order', '5'], 'List each of the featured trees once'],
])('%j is refused: %s', async (args, message) => {
  await unchanged(async () => {
    const { code, err } = await desk(...args, '--yes')
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
    expect(err).not.toContain('    at ')
  })
})

test('the site reacts to cache clear', async () => {
  expect((await desk('cache', 'clear')).out).toContain('Told every site process to reload')
})
