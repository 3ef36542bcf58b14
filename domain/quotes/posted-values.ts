import { customerFields, emptyCustomer, type Customer } from '#domain/cart/customer.ts'

/** The contact form as typed, before validation. */
export type QuoteFormValues = Customer & { projectNotes: string; termsAccepted: boolean }

/** Reads a contact form posted without JavaScript, and the idempotency key it was rendered with. */
export function toPostedValues(form: URLSearchParams) {
  const typed = customerFields.map((field) => [field, form.get(field) ?? emptyCustomer[field]] as const)
  const customer = Object.fromEntries(typed) as Customer
  const values: QuoteFormValues = {
    ...customer,
    projectNotes: form.get('projectNotes') ?? '',
    termsAccepted: form.get('termsAccepted') === 'yes',
  }
  const key = form.get('key') ?? ''
  return { values, customer, postKey: /^[\w-]{16,64}$/.test(key) ? key : undefined }
}
