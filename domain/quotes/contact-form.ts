import { emailAddress, line, paragraphs } from '#domain/forms/typed-text.ts'
import type { QuoteCustomer } from '#domain/quotes/quote.ts'
import { z } from '#domain/zod.ts'

/** The messages beside the fields, worded as specified. */
export const contactMessages = {
  firstName: 'First name is required',
  emailOrPhone: 'Please provide either email or phone',
  email: 'Invalid email address',
  phone: 'Phone must be 10 digits',
  address: 'Address is required',
  terms: 'Please accept the Terms of Service and Privacy Policy to continue',
} as const

const mostNotesCharacters = 2000

const email = line(254).refine((given) => given === '' || emailAddress.test(given), contactMessages.email)

const digitsOf = (given: string) => given.replaceAll(/\D/g, '')

const phone = line(40)
  .refine((given) => given === '' || digitsOf(given).length === 10, contactMessages.phone)
  .transform(digitsOf)

const customer = {
  firstName: line(60).refine((given) => given !== '', contactMessages.firstName),
  lastName: line(60),
  email,
  phone,
  address: line(150),
  city: line(60),
  state: line(20).transform((given) => given || 'TX'),
  zipCode: line(10),
}

function requireEmailOrPhone(form: { email: string; phone: string }, context: z.RefinementCtx) {
  if (form.email !== '' || form.phone !== '') return
  for (const field of ['email', 'phone'])
    context.addIssue({ code: 'custom', path: [field], message: contactMessages.emailOrPhone })
}

/** The quote's contact form, validated by the same schema in the browser and on the server. Phones become ten digits. */
export const contactForm = z
  .object({
    ...customer,
    address: customer.address.refine((given) => given !== '', contactMessages.address),
    projectNotes: paragraphs(mostNotesCharacters),
    // Not z.literal(true): its failure would keep superRefine from running, and that error would be missing. Converted to a
    // boolean first because zod skips the refinements of a missing optional field, so missing consent would pass.
    termsAccepted: z
      .boolean(contactMessages.terms)
      .nullish()
      .transform((given) => given === true)
      .refine((given) => given, contactMessages.terms),
  })
  .superRefine(requireEmailOrPhone)

export type ContactForm = z.output<typeof contactForm>

type Reach = { email: string; phone: string }

const orNone = <Given extends Reach>(given: Given) => ({
  ...given,
  email: given.email || null,
  phone: given.phone || null,
})

/** As a customer is stored. */
export function toCustomer({
  projectNotes: _notes,
  termsAccepted: _terms,
  ...given
}: ContactForm): QuoteCustomer {
  return orNone(given)
}

/** A customer as the desk writes them down. The street may come later. */
export const customerDetails: z.ZodType<QuoteCustomer> = z
  .object(customer)
  .superRefine(requireEmailOrPhone)
  .transform(orNone)

type Required = { firstName: string; email: string; phone: string; address: string; termsAccepted: boolean }

const given = (field: string) => field.trim() !== ''

/** Names every required entry that's missing. */
export function missingFromContact(form: Required): string[] {
  return [
    ...(given(form.firstName) ? [] : ['your first name']),
    ...(given(form.email) || given(form.phone) ? [] : ['an email or phone number']),
    ...(given(form.address) ? [] : ['your street address']),
    ...(form.termsAccepted ? [] : ['your OK on the terms']),
  ]
}

/** Everything else, a missing address too, is pointed out on submit. */
export const canSubmit = (form: Required) =>
  given(form.firstName) && (given(form.email) || given(form.phone)) && form.termsAccepted
