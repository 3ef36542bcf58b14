import type { ReactNode } from 'react'
import { emptyCustomer, type Customer } from '#domain/cart/customer.ts'
import { meantEmail } from '#domain/forms/meant-email.ts'
import { parseJson } from '#domain/parse-json.ts'
import type { QuoteCustomer } from '#domain/quotes/quote.ts'
import { Field, focusWhenShown } from './controls.tsx'
import { SmallButton } from './small-button.tsx'
import { useUnsavedText } from './unsaved-text.ts'

/** A customer while someone types, which stays on the device until it's saved. */
export function useCustomer(key: string, saved: QuoteCustomer = emptyCustomer) {
  const kept = useUnsavedText(key)
  const typed = parseJson(kept.text ?? '{}') as Partial<Customer>
  const customer: Customer = { ...saved, email: saved.email ?? '', phone: saved.phone ?? '', ...typed }
  return {
    kept,
    customer,
    change: (changes: Partial<Customer>) => kept.set(JSON.stringify({ ...typed, ...changes })),
  }
}

/** Its children come after the phone number and the email address, which say who it is. */
type CustomerFieldsProps = {
  children?: ReactNode
  customer: Customer
  onChange: (changes: Partial<Customer>) => void
  hasFocus?: boolean
}

/** The phone comes first: it's what a caller has for sure. */
export function CustomerFields({ customer, onChange, hasFocus = false, children }: CustomerFieldsProps) {
  const field = (name: keyof Customer, label: string) => ({
    label,
    value: customer[name],
    onText: (text: string) => onChange({ [name]: text }),
  })
  const meant = meantEmail(customer.email)
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <Field
        {...field('phone', 'Phone')}
        type="tel"
        ref={hasFocus ? focusWhenShown : undefined}
        maxLength={40}
        className="col-span-2 sm:col-span-1"
      />
      <Field
        {...field('email', 'Email')}
        inputMode="email"
        maxLength={254}
        className="col-span-2 sm:col-span-1"
      />
      {meant !== null && (
        <p role="status" className="col-span-2 flex flex-wrap items-center gap-2 text-small">
          Did you mean {meant}?<SmallButton onClick={() => onChange({ email: meant })}>Use it</SmallButton>
        </p>
      )}
      {children}
      <Field {...field('firstName', 'First name')} maxLength={60} />
      <Field {...field('lastName', 'Last name')} maxLength={60} />
      <Field {...field('address', 'Street')} maxLength={150} className="col-span-2" />
      <Field {...field('city', 'Town')} maxLength={60} />
      <div className="grid grid-cols-[1fr_2fr] gap-2.5">
        <Field {...field('state', 'State')} maxLength={20} />
        <Field {...field('zipCode', 'ZIP')} inputMode="numeric" maxLength={10} />
      </div>
    </div>
  )
}
