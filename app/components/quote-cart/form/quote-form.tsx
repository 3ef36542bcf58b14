import { useState, type Ref } from 'react'
import type { StreetAddress } from '#domain/delivery/street-address.ts'
import { canSubmit, missingFromContact } from '#domain/quotes/contact-form.ts'
import type { Visit } from '#domain/quotes/visit.ts'
import { AddressField } from '#app/components/delivery/address-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { FormTextArea, FormTextField } from '#app/components/forms/form-fields.tsx'
import { MeantEmailHint } from '#app/components/forms/meant-email-hint.tsx'
import { CartTotals } from '#app/components/quote-cart/cart/cart-totals.tsx'
import type { CartDelivery, PricedCartState } from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { useSiteSettings } from '#app/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { isTextField } from '#ui/field.tsx'
import { FootAction } from '#ui/foot-action.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { ConsentField } from './consent-field.tsx'
import { fieldIdPrefix, QuoteFormErrors } from './quote-form-errors.tsx'
import type { QuoteForm } from './use-quote-form.ts'

const quoteFormId = 'quote-form'

const headings: Record<Visit, string> = {
  planting: 'Where should we plant?',
  delivery: 'Where should we deliver?',
  pickup: 'Who’s picking up?',
  work: 'Where should we plant?',
}

type QuoteFormHeadProps = { visit: Visit; ref?: Ref<HTMLHeadingElement> }

export function QuoteFormHead({ visit, ref }: QuoteFormHeadProps) {
  return (
    <>
      <h3 ref={ref} tabIndex={-1} className="text-h3 outline-none">
        {headings[visit]}
      </h3>
      <p className="mt-1 text-caption text-ink-quiet">An email or a phone number is enough.</p>
    </>
  )
}

type QuoteFormFieldsProps = {
  quoteForm: QuoteForm
  delivery: CartDelivery
  visit: Visit
  /** The idempotency key for a form posted without JavaScript. */
  postKey?: string
}

const addressFields = ['address', 'city', 'state', 'zipCode'] as const

/** Contact details, where the plants go, and consent. The submit button is with the totals. */
export function QuoteFormFields({
  quoteForm: { form, element, values, submit },
  delivery,
  visit,
  postKey,
}: QuoteFormFieldsProps) {
  const { errors, isSubmitted } = form.formState
  const { suggestsAddresses } = useSiteSettings()
  const [emailIsTyped, setEmailIsTyped] = useState(false)
  const changeAddress = (address: StreetAddress) => {
    // A chosen suggestion arrives in two steps, so compare with the form's current values, not the rendered ones.
    for (const field of addressFields)
      if (address[field] !== form.getValues(field))
        form.setValue(field, address[field], { shouldValidate: isSubmitted })
  }
  const addressErrors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const message = errors[field]?.message
      return message === undefined ? [] : [[field, message]]
    }),
  )
  const common = { form, idPrefix: fieldIdPrefix }
  return (
    <form
      ref={element}
      id={quoteFormId}
      method="post"
      action="/cart?step=form"
      noValidate
      className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="hidden" name="intent" value="submit" />
      {postKey !== undefined && <input type="hidden" name="key" value={postKey} />}
      <QuoteFormErrors form={form} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] items-start gap-x-3 gap-y-4">
        <FormTextField
          {...common}
          name="firstName"
          label="First name"
          maxLength={60}
          autoComplete="given-name"
        />
        <FormTextField
          {...common}
          name="lastName"
          label="Last name"
          optional
          maxLength={60}
          autoComplete="family-name"
        />
      </div>
      <div onBlur={(event) => isTextField(event.relatedTarget) && setEmailIsTyped(true)}>
        <FormTextField
          {...common}
          name="email"
          revalidates="phone"
          label="Email"
          type="email"
          maxLength={254}
          autoComplete="email"
        />
        {emailIsTyped && (
          <MeantEmailHint typed={values.email} onMeant={(email) => form.setValue('email', email)} />
        )}
      </div>
      <FormTextField
        {...common}
        name="phone"
        revalidates="email"
        label="Phone"
        type="tel"
        maxLength={60}
        autoComplete="tel"
      />
      <div className="grid gap-1.5">
        <AddressField
          value={values}
          onChange={changeAddress}
          offersSuggestions={suggestsAddresses}
          errors={addressErrors}
          idPrefix={fieldIdPrefix}
          {...(visit === 'pickup' && { label: 'Your address', hint: 'For the order only. You come to us.' })}
        />
        {visit !== 'pickup' && (
          <EstimateNote estimate={delivery.estimate} pending={delivery.pending}>
            A street address lets us measure the drive.
          </EstimateNote>
        )}
      </div>
      <FormTextArea
        {...common}
        name="projectNotes"
        label={visit === 'pickup' ? 'Notes for us' : 'Notes for the crew'}
        optional
        placeholder={
          visit === 'pickup'
            ? 'When you’d come, and with what'
            : 'Gate code, slope, the view you want to keep'
        }
        rows={3}
        maxLength={2000}
      />
      <ConsentField
        checked={values.termsAccepted}
        error={errors.termsAccepted?.message}
        onChange={(checked) => form.setValue('termsAccepted', checked, { shouldValidate: isSubmitted })}
      />
    </form>
  )
}

/** The totals stay in view while the form is filled in, with the submit button below. */
export function QuoteFormFoot({ quoteForm, state }: { quoteForm: QuoteForm; state: PricedCartState }) {
  const hydrated = useHydrated()
  const { isSubmitting } = quoteForm.form.formState
  const missing = missingFromContact(quoteForm.values)
  const isReady = canSubmit(quoteForm.values) && state.priced !== null && !isSubmitting
  return (
    <>
      <CartTotals state={state} asksZip={false} />
      <FootAction>
        <Button
          type="submit"
          form={quoteFormId}
          look="action"
          className="px-3 whitespace-normal!"
          // Without JavaScript the button stays enabled and the server says what's missing.
          disabled={hydrated && !isReady}
        >
          {isSubmitting ? 'Processing' : 'Send my quote request'}
        </Button>
      </FootAction>
      {hydrated && missing.length > 0 && (
        <p className="mt-2 text-center text-caption text-ink-soft">Still needed: {missing.join(', ')}</p>
      )}
    </>
  )
}
