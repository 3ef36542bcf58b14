import { describe, expect, test } from 'vitest'
import { cartItem } from '#tests/support/carts.ts'
import { applyCartIntent, itemsNeededFor, mustAskFirst, parseCartIntent } from './cart-intents.ts'
import {
  addToCart,
  changeCustomer,
  changeDeliveryPlace,
  emptyCart,
  markSubmitted,
  type Cart,
} from './cart.ts'
import type { CartItem } from './cart-item.ts'

const redbud = cartItem()
const cart = addToCart(emptyCart, { inventoryId: 121, unitPriceCents: 36_00 }, 6)
const post = (from: Cart, fields: Record<string, string>, item: CartItem | null = null) => {
  const intent = parseCartIntent(new URLSearchParams(fields))
  return intent === null ? null : applyCartIntent(from, intent, item === null ? [] : [item])
}

describe('posted forms', () => {
  test('[CT-01] add uses the live row and remembers its price as the one seen', () => {
    expect(post(cart, { intent: 'add', item: '318', quantity: '2' }, redbud)?.lines[1]).toEqual({
      inventoryId: 318,
      quantity: 2,
      unitPriceCents: 190_00,
    })
    expect(post(cart, { intent: 'add', item: '318', quantity: '2' }, null)).toEqual(cart)
    expect(post(cart, { intent: 'add', item: '318', quantity: 'many' }, redbud)?.lines[1]?.quantity).toBe(1)
  })

  test('[CT-03] a quantity is set, stepped, and 0 removes', () => {
    expect(post(cart, { intent: 'set-quantity', item: '121', quantity: '9' })?.lines[0]?.quantity).toBe(9)
    expect(
      post(cart, { intent: 'set-quantity', item: '121', quantity: '9', step: '1' })?.lines[0]?.quantity,
    ).toBe(7)
    expect(post(cart, { intent: 'set-quantity', item: '121', step: '-1' })?.lines[0]?.quantity).toBe(5)
    expect(post(cart, { intent: 'set-quantity', item: '121', quantity: '0' })?.lines).toEqual([])
    expect(post(cart, { intent: 'remove', item: '121' })?.lines).toEqual([])
  })

  test('[QL-21] a line is planted by us or by the visitor, with or without a cage, and more of it stays so', () => {
    const choose = (from: Cart, fields: Record<string, string>) =>
      post(from, { intent: 'choose', item: '121', ...fields }) ?? from
    const caged = choose(cart, { cage: 'yes' })
    expect(caged.lines[0]).toEqual({ ...cart.lines[0], hasCage: true })
    const own = choose(caged, { planted: 'no' })
    expect(own.lines[0]).toEqual({ ...cart.lines[0], hasCage: true, isPlantedByUs: false })
    expect(post(own, { intent: 'set-quantity', item: '121', step: '1' })?.lines[0]).toEqual({
      ...own.lines[0],
      quantity: 7,
    })
    expect(addToCart(own, { inventoryId: 121, unitPriceCents: 36_00 }, 1).lines[0]?.hasCage).toBe(true)
    expect(choose(choose(own, { planted: 'yes' }), { cage: 'no' })).toEqual(cart)
    expect(post(cart, { intent: 'choose', item: 'x', planted: 'no' })).toBeNull()
    expect(post(cart, { intent: 'pickup', pickup: 'yes' })?.isPickup).toBe(true)
    expect(post(cart, { intent: 'pickup', pickup: 'no' })).toEqual(cart)
  })

  test('[QL-38] one button puts cages around several lines, and takes them away again', () => {
    const two = addToCart(cart, redbud, 1)
    const all = (from: Cart, cage: string) => {
      const intent = parseCartIntent(
        new URLSearchParams(`intent=cages&item=121&item=318&item=x&cage=${cage}`),
      )
      return intent === null ? from : applyCartIntent(from, intent)
    }
    const caged = all(two, 'yes')
    expect(caged.lines.map(({ hasCage }) => hasCage)).toEqual([true, true])
    expect(all(caged, 'no')).toEqual(two)
  })

  test('customer fields change one by one; delivery takes a ZIP code or a community', () => {
    const named = changeCustomer(cart, { firstName: 'Elena', city: 'Boerne' })
    expect(post(named, { intent: 'customer', firstName: ' Zoë ', nonsense: 'x' })?.customer).toMatchObject({
      firstName: 'Zoë',
      city: 'Boerne',
      state: 'TX',
    })
    expect(post(cart, { intent: 'delivery', zip: ' 78006 ' })?.deliveryPlace).toEqual({ zip: '78006' })
    expect(post(cart, { intent: 'delivery', community: 'boerne' })?.deliveryPlace).toEqual({
      community: 'boerne',
    })
    expect(post(cart, { intent: 'delivery', zip: 'x' })?.deliveryPlace).toBeNull()
  })

  test('an empty form clears the place, and a ZIP code wins over a community', () => {
    const placed = changeDeliveryPlace(cart, { zip: '78006' })
    expect(post(placed, { intent: 'delivery' })?.deliveryPlace).toBeNull()
    expect(post(placed, { intent: 'delivery', zip: ' ', community: '' })?.deliveryPlace).toBeNull()
    expect(post(cart, { intent: 'delivery', zip: '78006', community: 'boerne' })?.deliveryPlace).toEqual({
      zip: '78006',
    })
  })

  test('a ZIP+4 code is accepted', () => {
    expect(post(cart, { intent: 'delivery', zip: '78006-1234' })?.deliveryPlace).toEqual({ zip: '78006' })
  })

  test('start-again adds what is still in stock, once, and forgets the sent quote', () => {
    const form = new URLSearchParams('intent=start-again&item=318:2&item=7:1&item=x:1&item=318')
    const intent = parseCartIntent(form)
    if (intent === null) throw new Error('no intent')
    expect(itemsNeededFor(intent)).toEqual([318, 7, 318])
    const sent = markSubmitted(cart, { number: 'HCT-26-7K4P-9XQ2', token: 'secret' })
    const again = parseCartIntent(new URLSearchParams('intent=start-again&item=318:2&item=7:1'))
    const once = again && applyCartIntent(sent, again, [redbud])
    expect(once).toMatchObject({
      lines: [
        { inventoryId: 121, quantity: 6 },
        { inventoryId: 318, quantity: 2 },
      ],
      submitted: null,
    })
    expect(once && again && applyCartIntent(once, again, [redbud])).toEqual(once)
  })

  test('keep changes nothing, clear everything [CT-04]', () => {
    expect(post(cart, { intent: 'keep' })).toEqual(cart)
    expect(post(cart, { intent: 'clear' })).toEqual(emptyCart)
  })

  test('only added items need their inventory rows', () => {
    const needed = (fields: string) => {
      const intent = parseCartIntent(new URLSearchParams(fields))
      return intent && itemsNeededFor(intent)
    }
    expect(needed('intent=add&item=318')).toEqual([318])
    expect(needed('intent=remove&item=318')).toEqual([])
    const many = Array.from({ length: 101 }, (_, index) => `item=${index + 1}:2`).join('&')
    expect(needed(`intent=start-again&${many}`)).toHaveLength(100)
  })

  test('start-again without a quantity adds one', () => {
    const again = parseCartIntent(new URLSearchParams('intent=start-again&item=318'))
    expect(again).toEqual({ intent: 'start-again', choices: [{ inventoryId: 318, quantity: 1 }] })
  })

  test.each([
    {},
    { intent: 'steal' },
    { intent: 'add' },
    { intent: 'add', item: '1.5' },
    { intent: 'remove', item: '-1' },
    { intent: 'set-quantity', item: '' },
  ])('%j is not an intent', (fields) => expect(post(cart, fields)).toBeNull())
})

describe('[DR-06] adding after a quote was sent', () => {
  const sent = markSubmitted(cart, { number: 'HCT-26-7K4P-9XQ2', token: 'secret' })
  const add = { intent: 'add', item: '318', quantity: '1' }

  test('needs a decision, and until then nothing changes', () => {
    const intent = parseCartIntent(new URLSearchParams(add))
    expect(intent !== null && mustAskFirst(sent, intent)).toBe(true)
    expect(post(sent, add, redbud)).toEqual(sent)
    expect(post(sent, { ...add, after: 'anything' }, redbud)).toEqual(sent)
    expect(intent !== null && mustAskFirst(cart, intent)).toBe(false)
    expect(mustAskFirst(sent, { intent: 'clear' })).toBe(false)
    expect(mustAskFirst(sent, { intent: 'add', inventoryId: 1, quantity: 1, afterSubmitted: 'new' })).toBe(
      false,
    )
  })

  test('Start a New Quote clears cart and flag; Add to Existing Quote remembers the quote instead [QL-24]', () => {
    expect(post(sent, { ...add, after: 'new' }, redbud)).toMatchObject({
      lines: [{ inventoryId: 318 }],
      submitted: null,
    })
    expect(post(sent, { ...add, after: 'existing' }, redbud)).toMatchObject({
      lines: [{ inventoryId: 121 }, { inventoryId: 318 }],
      submitted: null,
      addingTo: sent.submitted,
    })
    expect(post(sent, { intent: 'continue' })).toEqual({ ...cart, addingTo: sent.submitted })
  })
})
