import { useRef } from 'react'
import type { StreetAddress } from '#domain/delivery/street-address.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { AddressField } from '#app/components/delivery/address-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { useSiteSettings } from '#app/site-settings.ts'
import { useTypedEarly } from '#ui/use-typed-early.ts'
import { ConsentField } from './consent-field.tsx'
import { QuoteFormErrors } from './quote-form-errors.tsx'
import { fieldIdPrefix, quoteFormId } from './quote-form-ids.ts'
import { FormNotes, FormText } from './quote-form-text.tsx'
import type { CartDelivery } from './use-priced-cart.ts'
import type { QuoteForm } from './use-quote-form.ts'

type QuoteFormFieldsProps = {
  quoteForm: QuoteForm
  delivery: CartDelivery
  /** Made by the server for a form that is posted without JavaScript. */
  postKey?: string
}

/** Who asks, where the plants go, and consent (QF-01 to QF-08). Its button stands elsewhere, beside the sums. */
export function QuoteFormFields({
  quoteForm: { form, values, submit },
  delivery,
  postKey,
}: QuoteFormFieldsProps) {
  const { formState } = form
  const { suggestsAddresses } = useSiteSettings()
  const around = useRef<HTMLFormElement>(null)
  useTypedEarly(around, ({ termsAccepted, ...typed }) => {
    if (termsAccepted !== undefined) form.setValue('termsAccepted', termsAccepted !== '')
    for (const [name, text] of Object.entries(typed)) form.setValue(name as keyof QuoteFormValues, text)
  })
  const changeAddress = (address: StreetAddress) => {
    // Compared with what is there now: a chosen address comes in two parts, the second later.
    for (const field of addressFields)
      if (address[field] !== form.getValues(field))
        form.setValue(field, address[field], { shouldValidate: formState.isSubmitted })
  }
  const addressErrors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const message = formState.errors[field]?.message
      return message === undefined ? [] : [[field, message]]
    }),
  )
  return (
    <form
      ref={around}
      id={quoteFormId}
      method="post"
      action="/cart?step=form"
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input type="hidden" name="intent" value="submit" />
      {postKey !== undefined && <input type="hidden" name="key" value={postKey} />}
      <QuoteFormErrors form={form} />
      <div className="grid grid-cols-2 gap-3">
        <FormText form={form} name="firstName" label="First name" autoComplete="given-name" />
        <FormText form={form} name="lastName" label="Last name" optional autoComplete="family-name" />
      </div>
      <FormText
        form={form}
        name="email"
        revalidates="phone"
        label="Email"
        type="email"
        autoComplete="email"
      />
      <FormText form={form} name="phone" revalidates="email" label="Phone" type="tel" autoComplete="tel" />
      <div className="grid gap-1.5">
        <AddressField
          value={values}
          onChange={changeAddress}
          offersSuggestions={suggestsAddresses}
          errors={addressErrors}
          idPrefix={fieldIdPrefix}
        />
        <EstimateNote estimate={delivery.estimate} pending={delivery.pending}>
          With the street we know the way to your door.
        </EstimateNote>
      </div>
      <FormNotes form={form} />
      <ConsentField
        checked={values.termsAccepted}
        error={formState.errors.termsAccepted?.message}
        onChange={(checked) =>
          form.setValue('termsAccepted', checked, { shouldValidate: formState.isSubmitted })
        }
      />
    </form>
  )
}

const addressFields = ['address', 'city', 'state', 'zipCode'] as const
