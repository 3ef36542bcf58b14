import { randomNumbers } from '../../../tests/support/random-numbers.ts'

// Bodies that a visitor, a broken browser or an attacker might send, each with the expected outcome. Prices are calculated
// independently here, from the specification alone, in whole cents.

type Row = Record<string, unknown>

export type GeneratedBody = { text: string; valid: boolean; totalCents: bigint; why: string }

/** '12.3' → 1230n. */
function toCents(decimal: string): bigint {
  const [whole = '0', part = ''] = decimal.split('.')
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2))
}

// PR-03: planting fees by size; '#5' means '5 gal'.
const plantingDollars: Record<string, bigint> = {
  '4"': 0n,
  '6"': 0n,
  '1 gal': 15n,
  '3 gal': 25n,
  '5 gal': 35n,
  '7 gal': 45n,
  '10 gal': 65n,
  '15 gal': 85n,
  '25 gal': 125n,
  '30 gal': 150n,
  '45 gal': 200n,
  '65 gal': 300n,
  '100 gal': 500n,
}
const inGallons = (size: string) => size.replace(/^#(\d+)$/, '$1 gal')

function priceBook(rules: readonly Row[]) {
  const bySize = new Map(rules.map((rule) => [inGallons(String(rule['size'])), rule]))
  return (wholesale: string, size: string): bigint => {
    const rule = bySize.get(inGallons(size))
    const markup = rule === undefined ? 100_00n : toCents(String(rule['markup']))
    const fee =
      rule === undefined ? (plantingDollars[inGallons(size)] ?? 50n) * 100n : toCents(String(rule['fee']))
    const unit = (toCents(wholesale) * (100_00n + markup) * 2n + 100_00n) / 200_00n
    return unit + fee
  }
}

type Body = { formData: Record<string, unknown>; items: Record<string, unknown>[]; [more: string]: unknown }
/** Changes the body and returns whether the site must still accept it. */
type Trick = (body: Body) => boolean

type Part = (body: Body) => Record<string, unknown> | undefined
const set =
  (part: Part, field: string, value: unknown, valid: boolean): Trick =>
  (body) => {
    const changed = part(body)
    if (changed !== undefined) changed[field] = value
    return valid
  }
const form: Part = (body) => body.formData
const item: Part = (body) => body.items[0]
const whole: Part = (body) => body
const wrong = (part: Part, values: Record<string, readonly unknown[]>) =>
  Object.entries(values).flatMap(([field, each]) => each.map((value) => set(part, field, value, false)))

const badItems = wrong(item, {
  quantity: [0, -1, 1.5, 1e9, 1000, '3', null, true, [1], 1e308, -0.5],
  inventoryId: [0, -5, 1.5, '12', null, 2 ** 53, 1e308, {}],
})
const ignoredAmounts = [-1, 0, 1e308, -1e308, 'free', null, {}, [], 0.1 + 0.2].flatMap((value) => [
  ...['unitPrice', 'totalPrice', 'plantingCost'].map((field) => set(item, field, value, true)),
  ...[{ subtotal: value, laborTotal: value, deliveryFee: value, grandTotal: value }, value].map((amounts) =>
    set(whole, 'priceCalculation', amounts, true),
  ),
  set(whole, 'deliveryInfo', value, true),
])
const badForms = wrong(form, {
  firstName: [undefined, '', '  ', '\u0000', 'x'.repeat(61), 5, {}, []],
  email: [
    'a@b',
    'a b@c.example',
    'a@b.example,c@d.example',
    'a@b.example\r\nBcc: x@y.example',
    '@',
    'x'.repeat(260),
    7,
  ],
  phone: ['123', '12345678901', 'phone', 'x'.repeat(50), 8305550117],
  address: ['', undefined, ' \n ', 'x'.repeat(151), false],
  termsAccepted: [false, 'true', 1, null, undefined, {}],
  projectNotes: ['x'.repeat(2001)],
  city: ['x'.repeat(61)],
})
const goodForms = [
  set(form, 'firstName', 'El\u0000e\r\nna', true),
  set(form, 'firstName', '<script>alert(1)</script>', true),
  set(form, 'lastName', null, true),
  set(form, 'projectNotes', 'x'.repeat(2000), true),
  set(form, 'projectNotes', "'; drop table quotes; --\u202E\uD800", true),
  set(form, 'phone', '(830) 555-0117', true),
  set(form, 'isAdmin', true, true),
  set(whole, 'constructor', { prototype: { admin: true } }, true),
]
const nothings = [null, 'x', 5, [], {}, undefined]
const badBodies = wrong(whole, { formData: nothings, items: nothings })
const repeatedItem: Trick = (body) => {
  body.items.push({ ...body.items[0] })
  return false
}
const neither: Trick = (body) => {
  Object.assign(body.formData, { email: '', phone: '' })
  return false
}
const tricks: Trick[] = [
  ...badItems,
  ...ignoredAmounts,
  ...badForms,
  ...goodForms,
  ...badBodies,
  repeatedItem,
  neither,
]

type TextTrick = { why: string; valid: boolean; change: (text: string) => string }
const padTo = (bytes: number) => (text: string) =>
  text.slice(0, -1) + ' '.repeat(bytes - Buffer.byteLength(text)) + '}'
const textTricks: TextTrick[] = [
  { why: '64 KB', valid: true, change: padTo(65_536) },
  { why: '64 KB + 1', valid: false, change: padTo(65_537) },
  { why: 'cut off', valid: false, change: (text) => text.slice(0, -20) },
  { why: 'an array', valid: false, change: (text) => `[${text}]` },
  { why: 'empty', valid: false, change: () => '' },
  { why: 'null', valid: false, change: () => 'null' },
  { why: '__proto__ beside', valid: true, change: (text) => text.replace('{', '{"__proto__":{"items":[]},') },
  {
    why: '__proto__ for consent',
    valid: false,
    change: (text) => text.replace('"termsAccepted":true', '"__proto__":{"termsAccepted":true}'),
  },
  {
    why: 'deep',
    valid: true,
    change: (text) => text.replace('{', `{"deep":${'['.repeat(2000)}${']'.repeat(2000)},`),
  },
  { why: 'NaN', valid: false, change: (text) => text.replace('"quantity":', '"quantity":NaN,"x":') },
  {
    why: 'a number with a thousand digits',
    valid: false,
    change: (text) => text.replace('"quantity":', `"quantity":${'9'.repeat(1000)},"x":`),
  },
]

export function bodyMaker(
  stock: readonly Row[],
  rules: readonly Row[],
  minimumDollars: string,
  seed: number,
) {
  const priceOf = priceBook(rules)
  return (index: number): GeneratedBody => {
    const random = randomNumbers(seed + index)
    const pick = (most: number) => Math.floor(random() * most)
    const chosen = new Map<number, Row | undefined>()
    const lines = random() < 0.02 ? 100 : 1 + pick(8)
    while (chosen.size < lines) {
      const row = stock[pick(stock.length)]
      if (row !== undefined) chosen.set(Number(row['id']), row)
    }
    if (random() < 0.1) chosen.set(5_000_000 + pick(1000), undefined)
    const tooMany = chosen.size > 100 || random() < 0.01
    if (tooMany) for (let id = 6_000_000; chosen.size < 101; id += 1) chosen.set(id, undefined)

    let [totalCents, goneCents] = [0n, 0n]
    let left = 0
    const items = [...chosen].map(([inventoryId, row]) => {
      const quantity = random() < 0.05 ? 999 : 1 + pick(12)
      if (row !== undefined) {
        const cents = priceOf(String(row['wholesale']), String(row['size'])) * BigInt(quantity)
        if (row['gone'] === true) goneCents += cents
        else {
          totalCents += cents
          left += 1
        }
      }
      return { inventoryId, quantity, unitPrice: 1, totalPrice: 1, plantingCost: 0 }
    })
    const body: Body = {
      formData: {
        firstName: 'Elena',
        lastName: 'Ortiz',
        email: `body${index}@example.com`,
        phone: '',
        address: '118 Cibolo Ridge',
        city: '',
        state: 'TX',
        zipCode: '',
        projectNotes: '',
        termsAccepted: true,
      },
      items,
      priceCalculation: { subtotal: 1, laborTotal: 1, deliveryFee: 0, grandTotal: 1 },
    }
    const sound = left > 0 && totalCents + goneCents >= toCents(minimumDollars) && !tooMany
    const choice = random()
    if (choice < 0.15) {
      const { why, valid, change } = textTricks[pick(textTricks.length)] as TextTrick
      return { text: change(JSON.stringify(body)), valid: valid && sound, totalCents, why }
    }
    const trick = choice < 0.75 ? tricks[pick(tricks.length)] : undefined
    const stillValid = trick?.(body) ?? true
    return { text: JSON.stringify(body), valid: stillValid && sound, totalCents, why: `body ${index}` }
  }
}
