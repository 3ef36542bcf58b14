import { emailAddress, line, paragraphs } from '#domain/forms/typed-text.ts'
import { z } from '#domain/zod.ts'

/** Error messages beside the fields, specified word for word (QF-01 to QF-06). */
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

/** A quote's contact form: one schema for the browser and the server. A phone number becomes its ten digits. */
export const contactForm = z
  .object({
    firstName: line(60).refine((given) => given !== '', contactMessages.firstName),
    lastName: line(60),
    email,
    phone,
    address: line(150).refine((given) => given !== '', contactMessages.address),
    city: line(60),
    state: line(20).transform((given) => given || 'TX'),
    zipCode: line(10),
    projectNotes: paragraphs(mostNotesCharacters),
    // Not z.literal(true): a failed literal would hide the other fields' errors. The transform comes before the refinement
    // because zod skips refinements of a missing optional field, and missing consent would pass.
    termsAccepted: z
      .boolean(contactMessages.terms)
      .nullish()
      .transform((given) => given === true)
      .refine((given) => given, contactMessages.terms),
  })
  .superRefine((form, context) => {
    if (form.email !== '' || form.phone !== '') return
    for (const field of ['email', 'phone'])
      context.addIssue({ code: 'custom', path: [field], message: contactMessages.emailOrPhone })
  })

export type ContactForm = z.output<typeof contactForm>

/** The text of a change request on the quote's page. */
export const changeWords = paragraphs(mostNotesCharacters).refine(
  (given) => given !== '',
  'Please say what you would like to change',
)

/** QF-07: names what's missing before the submit button works. Everything else is checked on submit. */
export function missingFromContact(form: {
  firstName: string
  email: string
  phone: string
  termsAccepted: boolean
}): string[] {
  const given = (field: string) => field.trim() !== ''
  return [
    ...(given(form.firstName) ? [] : ['your first name']),
    ...(given(form.email) || given(form.phone) ? [] : ['an email or phone number']),
    ...(form.termsAccepted ? [] : ['your OK on the terms']),
  ]
}
