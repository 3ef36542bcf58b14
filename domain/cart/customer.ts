/**
 * The customer fields, in form order, with their maximum length in characters and in cookie bytes, where an accented letter
 * takes six bytes and a space one. Notes are missing because they're too long for a cookie.
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

type Names = Pick<Customer, 'firstName' | 'lastName'>

/** 'Elena Ortiz'. A last name is optional. */
export const fullName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim()

/** 'Elena O.' */
export const shortName = ({ firstName, lastName }: Names) =>
  lastName === '' ? firstName : `${firstName} ${lastName.slice(0, 1)}.`

/** Half an email address, phone number or ZIP code is worse than none. */
const uselessWhenCut: ReadonlySet<keyof Customer> = new Set(['email', 'phone', 'zipCode'])

export const cookieText = (text: string) => encodeURIComponent(text).replaceAll('%20', '+')

/** Enforces the limits. Text that is too long is cut; email address, phone number and ZIP code are dropped instead. */
export function cleanCustomer(customer: Customer): Customer {
  const cleaned = customerFields.map((field) => [field, cleanField(field, customer[field])] as const)
  return Object.fromEntries(cleaned) as Customer
}

function cleanField(field: keyof Customer, given: string): string {
  // encodeURIComponent throws on lone surrogates, and a single line has no line breaks.
  const text = given.replaceAll(/\p{Surrogate}/gu, '').replaceAll(/\p{Cc}+/gu, ' ')
  const { characters, bytes } = customerLimits[field]
  let fitting = ''
  let used = 0
  for (const character of text) {
    used += cookieText(character).length
    if (used > bytes || fitting.length + character.length > characters) {
      return uselessWhenCut.has(field) ? '' : fitting
    }
    fitting += character
  }
  return fitting
}
