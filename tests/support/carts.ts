import fc from 'fast-check'
import { changeCustomer, type Cart } from '#domain/cart/cart.ts'
import { customerFields, emptyCustomer, type Customer } from '#domain/cart/customer.ts'

// Carts as fast-check makes them.

/** Plain, accented, in other scripts, with halves of characters and with the cookie's own separators. */
export const customerText = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({
    unit: fc.constantFrom('é', 'ñ', '樹', '🌳', '|', '/', ':', '$', '+', '%', ' ', '\ud83c', '\n', '.'),
  }),
)

const customer = fc.record(
  Object.fromEntries(customerFields.map((field) => [field, customerText])) as Record<
    keyof Customer,
    typeof customerText
  >,
)

const line = fc.record({
  inventoryId: fc.integer({ min: 1, max: 9_999_999_999 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPriceCents: fc.integer({ min: 0, max: 2_000_000_000 }),
})

const place = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 10_000, max: 99_999 }).map((zip) => ({ zip: String(zip) })),
  fc.constantFrom('boerne', 'fair-oaks-ranch').map((community) => ({ community })),
)

const submitted = fc.constantFrom(null, {
  number: 'HCT-26-7K4P-9XQ2',
  token: 'Zk3_9-aaBBccDDeeFFggHHiiJJkkLLmmNNooPPqqRRs',
})

const linesOf = (fewest: number, most: number) =>
  fc.uniqueArray(line, { minLength: fewest, maxLength: most, selector: ({ inventoryId }) => inventoryId })

const withCustomer = ({ who, ...rest }: Omit<Cart, 'customer'> & { who: Customer }): Cart =>
  changeCustomer({ ...rest, customer: emptyCustomer }, who)

export const cart = fc
  .record({ lines: linesOf(0, 100), who: customer, deliveryPlace: place, submitted })
  .map(withCustomer)

export const filledCart = (lineCount: number) =>
  fc
    .record({ lines: linesOf(lineCount, lineCount), who: customer, deliveryPlace: place, submitted })
    .map(withCustomer)
