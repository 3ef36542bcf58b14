import { useRef, type ReactNode } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { StreetAddress } from '#domain/delivery/street-address.ts'
import type { ContactForm } from '#domain/quote/contact-form.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { AddressField } from '#app/components/delivery/address-field.tsx'
import { EstimateNote } from '#app/components/delivery/estimate-note.tsx'
import { useSiteSettings } from '#app/site-settings.ts'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { useTypedEarly } from '#app/ui/use-typed-early.ts'
import { ConsentField } from './consent-field.tsx'
import { QuoteFormErrors } from './quote-form-errors.tsx'
import { fieldIdPrefix, quoteFormId } from './quote-form-ids.ts'
import type { CartDelivery } from './use-priced-cart.ts'
import type { QuoteForm } from './use-quote-form.ts'

type QuoteFormFieldsProps = {
  quoteForm: QuoteForm
  delivery: CartDelivery
  /** Made by the server for a form that is posted without JavaScript. */
  postKey?: string
}

const optional = (label: string) => (
  <>
    {label} <span className="font-normal text-ink-quiet">(optional)</span>
  </>
)

/** Who asks, where the plants go, and consent (QF-01 to QF-08). Its button stands elsewhere, beside the sums. */
export function QuoteFormFields({
  quoteForm: { form, values, submit },
  delivery,
  postKey,
}: QuoteFormFieldsProps) {
  const { control, formState } = form
  const { suggestsAddresses } = useSiteSettings()
  const around = useRef<HTMLFormElement>(null)
  useTypedEarly(around, ({ termsAccepted, ...typed }) => {
    if (termsAccepted !== undefined) form.setValue('termsAccepted', termsAccepted !== '')
    for (const [name, text] of Object.entries(typed)) form.setValue(name as keyof QuoteFormValues, text)
  })
  const changeAddress = (address: StreetAddress) => {
    for (const field of addressFields)
      if (address[field] !== values[field])
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
        <FormText control={control} name="firstName" label="First name" autoComplete="given-name" />
        <FormText
          control={control}
          name="lastName"
          label={optional('Last name')}
          autoComplete="family-name"
        />
      </div>
      <FormText
        control={control}
        name="email"
        revalidates="phone"
        label="Email"
        type="email"
        autoComplete="email"
      />
      <FormText
        control={control}
        name="phone"
        revalidates="email"
        label="Phone"
        type="tel"
        autoComplete="tel"
      />
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
      <FormNotes control={control} />
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

type FormControl = Control<QuoteFormValues, unknown, ContactForm>

type FormTextProps = {
  control: FormControl
  name: 'firstName' | 'lastName' | 'email' | 'phone'
  label: ReactNode
  autoComplete: string
  type?: string
  /** The field whose message hangs on this one, too. */
  revalidates?: 'email' | 'phone'
}

function FormText({ control, name, revalidates, ...text }: FormTextProps) {
  const { field, fieldState } = useController({
    control,
    name,
    rules: { ...(revalidates && { deps: [revalidates] }) },
  })
  return (
    <TextField
      {...text}
      {...field}
      id={fieldIdPrefix + name}
      maxLength={name === 'email' ? 254 : 60}
      error={fieldState.error?.message}
    />
  )
}

function FormNotes({ control }: { control: FormControl }) {
  const { field, fieldState } = useController({ control, name: 'projectNotes' })
  return (
    <TextArea
      {...field}
      id={`${fieldIdPrefix}projectNotes`}
      label={optional('Notes for the crew')}
      placeholder="Gate code, slope, the view you want to keep"
      rows={3}
      maxLength={2000}
      error={fieldState.error?.message}
    />
  )
}
