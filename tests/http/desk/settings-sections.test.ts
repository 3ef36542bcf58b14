import { describe, expect, test } from 'vitest'
import { startDeskWithSite } from '#tests/support/desk/settings.ts'

// Texts, offers and prices of the site, changed at the desk while the site runs.

const desk = await startDeskWithSite()
const { owner, rosa, load, preview, save, shows, lastLogged } = desk

/** Someone else is faster: what the page showed isn't what's stored. Returns the answers to looking at it and to saving. */
async function overwrite(path: string, fields: Record<string, string>, elsewhere: string) {
  const { seen } = await load(path, fields['form'])
  await owner.query(elsewhere)
  const answer = async (intent: string) => {
    const response = await desk.post(path, rosa.cookie, { ...fields, seen, intent })
    return [response.status, (await response.text()).includes('Someone else changed this')]
  }
  return [await answer('preview'), await answer('save')]
}
const zone = {
  form: 'zone 2',
  zone: '2',
  name: 'Our service area',
  from: '15',
  to: '40',
  fee: '95',
  'per-mile': '0',
  on: 'yes',
}
const size = { form: 'size 15 gal', size: '15 gal', markup: '87', planting: '99', on: 'yes' }
const featured = { form: 'featured', 'place 1': '318', 'place 2': '5', 'place 3': '' }

describe('delivery zones', () => {
  test('[DK-111] each fee that would change is shown first', async () => {
    const shown = await preview('/settings/zones', zone)
    expect(shown).toContain('Delivery to Boerne goes from free to $95.')
    expect(shown.match(/Delivery to [^.<]+ goes from free to \$95\./g)).toHaveLength(24)
    expect((await load('/settings/zones')).text).toContain('15 to 40 miles, free')
  })

  test('[DK-108, DK-111] a new fee is on the pages within 2 s and in the log', async () => {
    expect((await save('/settings/zones', zone)).status).toBe(200)
    await shows('/tree-service/boerne', '$95')
    expect(await lastLogged('delivery zones')).toMatchObject({ person: rosa.id, action: 'zones.changed' })
    // Saving it again changes nothing, so that's not in the log.
    expect((await save('/settings/zones', zone)).status).toBe(200)
    const logged = await owner.query("select 1 from desk_log where subject = 'delivery zones'")
    expect(logged.rows).toHaveLength(1)
  })

  test('[DK-111] a zone is added and another turned off, with a warning about a gap', async () => {
    const { form: _, zone: __, ...fields } = zone
    const far = { ...fields, form: 'new zone', name: 'Far out', from: '60', to: '', fee: '320' }
    expect((await save('/settings/zones', far)).status).toBe(200)
    expect((await load('/settings/zones')).text).toContain('From 60 miles on, $320')
    const off = { ...fields, form: 'zone 3', zone: '3', name: 'Beyond', from: '40', to: '', on: '' }
    expect((await save('/settings/zones', off)).status).toBe(200)
    expect((await load('/settings/zones')).text).toMatch(/between 40 and 60 miles/i)
    expect((await save('/settings/zones', { ...zone, from: '40', to: '15' })).status).toBe(400)
    expect(await preview('/settings/zones', { ...zone, zone: '99' })).toContain("There's no zone 99")
    expect(await preview('/settings/zones', { ...zone, fee: 'a lot' })).toContain('write dollars like 95')
    expect((await save('/settings/zones', { ...zone, fee: 'a lot' })).status).toBe(400)
  })
})

describe('sizes', () => {
  test('[DK-112] the prices that would change are shown first, with examples', async () => {
    const shown = await preview('/settings/sizes', size)
    for (const effect of [
      '58 rows in stock change price:',
      'A 15 gal Cedar Elm goes from $158 to $147.73, planting it goes from $85 to $99.',
      'And 53 more.',
    ])
      expect(shown).toContain(effect)
    expect(shown.match(/A 15 gal [^.<]+ goes from /g)).toHaveLength(5)
    expect(await preview('/settings/sizes', { ...size, size: '17 gal' })).toContain("isn't a container size")
  })

  test('[DK-108, DK-112] a new markup is on the page within 2 s and in the log', async () => {
    expect((await save('/settings/sizes', size)).status).toBe(200)
    await shows('/plant-database/lacey-oak', '$201.96')
    expect(await lastLogged('size 15 gal')).toMatchObject({
      person: rosa.id,
      details: { from: { markupBasisPoints: 100_00 }, to: { markupBasisPoints: 87_00 } },
    })
  })

  test('[DK-112] a size that no list has brought yet gets a fee, once', async () => {
    const box = { form: 'new size', size: '24 in box', markup: '90', planting: '240', on: 'yes' }
    expect((await save('/settings/sizes', box)).status).toBe(200)
    expect((await load('/settings/sizes')).text).toContain('24 in box Markup 90%, planting $240')
    expect((await save('/settings/sizes', box)).status).toBe(400)
    const changed = { ...box, form: 'size 24 in box', planting: '250' }
    expect((await save('/settings/sizes', changed)).status).toBe(200)
    expect((await save('/settings/sizes', { ...size, markup: '-5' })).status).toBe(400)
  })
})

describe('orders and tax', () => {
  const orders = {
    form: 'quotes',
    cage_price: '45',
    pickup_allowed: 'yes',
    deposit_percent: '0',
    quote_valid_days: '30',
    quote_set_aside_days: '5',
  }

  test('[DK-113] cages, pick-up and days are saved, and what stays as usual stays unset', async () => {
    const shown = await preview('/settings/orders', orders)
    expect(shown).toContain('The price of a deer cage goes from not set to $45.')
    expect(shown).toContain('Pick-up at the yard goes from not set to allowed.')
    expect((await save('/settings/orders', orders)).status).toBe(200)
    await shows('/api/cart-items?ids=', '"offers":{"cageCents":4500,"isPickupAllowed":true}')
    const stored = await owner.query(
      "select setting_key as key from company_settings where setting_key ~ '^(cage|pickup|quote)_' order by 1",
    )
    expect(stored.rows.map(({ key }) => key)).toEqual([
      'cage_price',
      'pickup_allowed',
      'quote_set_aside_days',
    ])
    expect((await save('/settings/orders', { ...orders, quote_valid_days: '0' })).status).toBe(400)
  })

  test('[DK-108, DK-113] a new minimum order is on the page within 2 s and in the log', async () => {
    const minimum = { form: 'minimum', minimum_order: '$250' }
    expect(await preview('/settings/orders', minimum)).toContain('The minimum order goes from $200 to $250.')
    expect((await save('/settings/orders', minimum)).status).toBe(200)
    await shows('/services/tree-service', '$250')
    expect(await lastLogged('setting minimum_order')).toMatchObject({ details: { from: '$200', to: '$250' } })
  })

  test('[DK-113] the sales tax has a rate and what it applies to, and Before launch sees it', async () => {
    const tax = { form: 'tax', sales_tax_percent: '8.25', sales_tax_on: 'plants' }
    const { text: unset } = await load('/settings/tax')
    for (const words of ['No rate yet', 'Show what changes']) expect(unset).toContain(words)
    expect((await save('/settings/tax', { form: 'tax', sales_tax_percent: '8.25' })).status).toBe(400)
    expect((await save('/settings/tax', { ...tax, sales_tax_percent: '82.5' })).status).toBe(400)
    expect(await preview('/settings/tax', tax)).toContain('The sales tax rate goes from not set to 8.25%.')
    expect((await save('/settings/tax', tax)).status).toBe(200)
    expect((await load('/settings')).text).not.toContain('Sales tax has no rate')
    expect(await lastLogged('setting sales_tax_percent')).toMatchObject({
      details: { from: null, to: '8.25' },
    })
  })
})

test('[LI-01] what a nursery should state shows at the foot of every page once it is filled in', async () => {
  const empty = { form: 'licenses', tda_registration: '', insurance: '', arborist: '' }
  expect((await save('/settings/licenses', { ...empty, tda_registration: '0123456' })).status).toBe(200)
  await shows('/contact', 'nursery registration 0123456')
  expect((await save('/settings/licenses', empty)).status).toBe(200)
})

test('[RB-01] a rebate shows on the page of San Antonio once its last day is set', async () => {
  const days = { form: 'rebates', green_shade_until: '2099-04-30', saws_coupon_until: '' }
  expect((await load('/settings/rebates')).text).toContain('Green Shade rebate: last day')
  expect((await save('/settings/rebates', days)).status).toBe(200)
  await shows('/tree-service/san-antonio', 'Green Shade rebate, through April 30, 2099')
})

describe('claims and reviews', () => {
  const figures = {
    form: 'figures',
    claim_rating: '4.8',
    claim_species: '30+',
    claim_communities: '50+',
    claim_articles: '24, 18, 12, 15',
  }

  test('[DK-109] figures are confirmed or corrected, and the home page follows', async () => {
    expect((await load('/settings/claims')).text).toContain('Not confirmed yet')
    expect((await save('/settings/claims', figures)).status).toBe(200)
    await shows('/', '4.8')
    expect((await load('/settings/claims')).text).not.toContain('Not confirmed yet')
    expect((await save('/settings/claims', { ...figures, claim_rating: '9' })).status).toBe(400)
  })

  test('[DK-109] a review is replaced, and neither its words nor its name are in the log', async () => {
    const page = (await load('/settings/claims')).html
    const second = /name="review_2.quote"[^>]*>([^<]+)</.exec(page)?.[1] ?? ''
    const reviews = {
      form: 'reviews',
      'review_1.quote': 'Good <b>trees</b>, on time.',
      'review_1.name': 'Ana R.',
      'review_1.place': 'Boerne',
      'review_1.source': 'A letter',
      'review_2.quote': second,
      'review_2.name': 'Greg P.',
      'review_2.place': 'Cibolo',
      'review_2.source': 'Verified review from a neighborhood app',
    }
    expect((await save('/settings/claims', reviews)).status).toBe(200)
    await shows('/', 'Good &lt;b&gt;trees&lt;/b&gt;, on time.')
    expect(await lastLogged('setting review_1')).toMatchObject({ person: rosa.id, details: {} })
    const log = await owner.query("select 1 from desk_log where details::text like '%Ana R%'")
    expect(log.rows).toEqual([])
    const { text: shown } = await load('/settings/claims')
    expect(shown).toMatch(/Second review A stand-in/)
    expect(shown).not.toMatch(/First review A stand-in/)
    expect((await load('/settings')).text).toContain('One review is a stand-in Greg P., Cibolo: visitors')
    expect((await save('/settings/claims', { ...reviews, reviews_confirmed: 'yes' })).status).toBe(200)
    expect((await load('/settings')).text).not.toMatch(/reviews? (is a|are) stand-in/)
  })
})

describe('featured trees', () => {
  test('[DK-110] the home page shows what was chosen, in that order', async () => {
    expect(await preview('/settings/featured', featured)).toContain('American Beautyberry')
    expect((await save('/settings/featured', featured)).status).toBe(200)
    await shows('/', 'American Beautyberry')
    expect(await lastLogged('setting featured_plants')).toMatchObject({
      person: rosa.id,
      details: { from: [121, 338, 318], to: [318, 5] },
    })
    for (const id of ['999999', 'x', '1.5'])
      expect((await save('/settings/featured', { ...featured, 'place 3': id })).status).toBe(400)
  })
})

test.each([
  ['a zone', '/settings/zones', zone, 'update delivery_zones set base_fee = 80 where id = 2'],
  [
    'a markup',
    '/settings/sizes',
    size,
    "update container_markup_rules set planting_fee = 90 where container_size = '15 gal'",
  ],
  [
    'a tax rate',
    '/settings/tax',
    { form: 'tax', sales_tax_percent: '6.25', sales_tax_on: 'plants' },
    `update company_settings set setting_value = '"7"' where setting_key = 'sales_tax_percent'`,
  ],
  [
    'featured trees',
    '/settings/featured',
    featured,
    "update company_settings set setting_value = '[121]' where setting_key = 'featured_plants'",
  ],
])(
  '[DK-107] %s that someone else changed meanwhile is not overwritten',
  async (_, path, fields, elsewhere) => {
    expect(await overwrite(path, fields, elsewhere)).toEqual([
      [400, true],
      [400, true],
    ])
  },
)
