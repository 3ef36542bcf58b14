/**
 * The fields of a customer, in the order of the form, and how long each may be: in characters, and in bytes of the cookie, where
 * an accented letter takes six and a space one. Notes are not here: they are too long for a cookie (reading 3).
 */
const customerLimits = {
  firstName: { characters: 60, bytes: 180 },
  lastName: { characters: 60, bytes: 180 },
  email: { characters: 254, bytes: 280 },
  phone: { characters: 25, bytes: 60 },
  address: { characters: 150, bytes: 330 },
  city: { characters: 60, bytes: 180 },
  state: { characters: 20, bytes: 40 },
  zipCode: { characters: 10, bytes: 30 },
}

export type Customer = Record<keyof typeof customerLimits, string>

export const customerFields = Object.keys(customerLimits) as (keyof Customer)[]

const empty = Object.fromEntries(customerFields.map((field) => [field, ''])) as Customer
export const emptyCustomer: Customer = { ...empty, state: 'TX' }

/** Half of these reaches someone else, or nobody. */
const uselessWhenCut: ReadonlySet<keyof Customer> = new Set(['email', 'phone', 'zipCode'])

export const cookieText = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

/** Within the limits. A text that is too long is cut; an e-mail address, a phone number or a ZIP code is left out instead. */
export function cleanCustomer(customer: Customer): Customer {
  const cleaned = customerFields.map((field) => [field, cleanField(field, customer[field])] as const)
  return Object.fromEntries(cleaned) as Customer
}

function cleanField(field: keyof Customer, given: string): string {
  // Lone halves of a character cannot be written; line breaks have no place in a single line.
  const text = given.replaceAll(/\p{Surrogate}/gu, '').replaceAll(/\p{Cc}+/gu, ' ')
  const { characters, bytes } = customerLimits[field]
  let kept = ''
  let used = 0
  for (const character of text) {
    used += cookieText(character).length
    if (used > bytes || kept.length + character.length > characters) {
      return uselessWhenCut.has(field) ? '' : kept
    }
    kept += character
  }
  return kept
}
