import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import { changeCustomer, markSubmitted, type Cart } from '#domain/cart/cart.ts'
import { customerFields } from '#domain/cart/customer.ts'
import { contactForm, type ContactForm } from '#domain/quote/contact-form.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { quoteMessages } from '#domain/quote/quote-messages.ts'
import { toSubmitBody } from '#domain/quote/to-submit-body.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { usePostedErrors } from '#app/components/forms/form-fields.tsx'
import { usePlace } from '#app/components/place/place-memory.ts'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { quoteApiFor, useSiteSettings } from '#app/site-settings.ts'
import { toast } from '#ui/toaster.tsx'
import { readStored, store } from '#app/components/browser-storage.ts'
import { sendQuote } from './send-quote.ts'
import type { PricedCartState } from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { rememberSentQuote } from '#app/components/quote-cart/sent/use-sent-quote.ts'
import { useQuote } from '#app/components/quote-cart/use-quote.ts'

/** The server's response to a form posted without JavaScript. */
export type PostedForm = {
  values: QuoteFormValues
  errors: Record<string, string>
  message: string | null
  /** Idempotency key to resend; null if it belongs to a different request by now. */
  key: string | null
}

export type QuoteForm = {
  form: UseFormReturn<QuoteFormValues, unknown, ContactForm>
  values: QuoteFormValues
  /** Submits the form, or shows what's missing. */
  submit: () => void
}

/** The cart's contact fields. A ZIP code or town chosen for the delivery estimate carries over. */
function initialValues({ customer, deliveryPlace }: Cart): QuoteFormValues {
  const place = customer.city === '' && customer.zipCode === '' ? deliveryPlace : null
  const zip = place !== null && 'zip' in place ? place.zip : ''
  const town = place !== null && 'community' in place ? findCommunity(place.community) : undefined
  return {
    ...customer,
    city: town?.name ?? customer.city,
    zipCode: customer.zipCode || zip,
    projectNotes: '',
    termsAccepted: false,
  }
}

type Options = { state: PricedCartState; posted: PostedForm | null; onSent: () => void }

/** The quote request form. Everything typed is stored with the cart. */
export function useQuoteForm({ state, posted, onSent }: Options): QuoteForm {
  const { cart, changeCart } = useQuote()
  const settings = useSiteSettings()
  const report = useReportEvent()
  const form = useForm<QuoteFormValues, unknown, ContactForm>({
    resolver: zodResolver(contactForm) as unknown as Resolver<QuoteFormValues, unknown, ContactForm>,
    defaultValues: posted?.values ?? initialValues(cart),
    ...usePostedErrors(posted && { fields: posted.errors, message: posted.message }),
    // The list of errors takes the focus instead.
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as QuoteFormValues

  const readNotes = useEffectEvent(() => {
    if (form.getValues('projectNotes') === '') form.setValue('projectNotes', readStored('notes') ?? '')
  })
  const storeValues = useEffectEvent((now: QuoteFormValues) => {
    store('notes', now.projectNotes || null)
    const change = Object.fromEntries(customerFields.map((field) => [field, now[field]]))
    changeCart((cartNow) => changeCustomer(cartNow, change))
  })
  const place = usePlace()
  const fillTown = useEffectEvent((name: string) => {
    if (form.getValues('city') === '' && form.getValues('zipCode') === '') form.setValue('city', name)
  })
  // The town that the visitor chose earlier, or whose page they read.
  useEffect(() => {
    if (place !== null) fillTown(place.name)
  }, [place])
  // Notes come from local storage. Every change of a value is stored, whether typed or from an address suggestion.
  useEffect(() => {
    readNotes()
    return form.subscribe({ formState: { values: true }, callback: ({ values: now }) => storeValues(now) })
  }, [form])

  const send = async (formData: ContactForm) => {
    if (state.priced === null) return
    form.clearErrors('root')
    const body = toSubmitBody(formData, state.priced, state.delivery.estimate, cart.addingTo)
    const outcome = await sendQuote(quoteApiFor(settings), body)
    if (outcome.kind === 'failed') {
      for (const [field, message] of Object.entries(outcome.fields))
        if (field in formData) form.setError(field as keyof QuoteFormValues, { message })
      form.setError('root', { message: outcome.message })
      return
    }
    const { quoteNumber, token } = outcome.response
    rememberSentQuote(outcome.response)
    changeCart((now) => markSubmitted(now, { number: quoteNumber, token }))
    toast.success(quoteMessages.success)
    report('Lead')
    onSent()
  }

  return { form, values, submit: () => void form.handleSubmit(send)() }
}
