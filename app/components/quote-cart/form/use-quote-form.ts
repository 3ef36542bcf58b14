import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import { changeCustomer, markSubmitted, type Cart } from '#domain/cart/cart.ts'
import { customerFields } from '#domain/cart/customer.ts'
import type { DeliveryEstimate } from '#domain/delivery/delivery-estimate.ts'
import { contactForm, type ContactForm } from '#domain/quotes/contact-form.ts'
import type { QuoteFormValues } from '#domain/quotes/posted-values.ts'
import { quoteMessages } from '#domain/quotes/quote-messages.ts'
import { toSubmitBody } from '#domain/quotes/to-submit-body.ts'
import { findCommunity } from '#domain/places/communities.ts'
import { usePostedErrors } from '#app/components/forms/form-fields.tsx'
import { usePlace } from '#app/components/place/place-memory.ts'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { quoteApiFor, useSiteSettings } from '#app/site-settings.ts'
import { toast } from '#ui/toaster.tsx'
import { useTypedEarly } from '#ui/use-typed-early.ts'
import { readStored, store } from '#app/components/browser-storage.ts'
import { postQuoteRequest } from './post-quote-request.ts'
import type { PricedCartState } from '#app/components/quote-cart/cart/use-priced-cart.ts'
import { rememberSentQuote } from '#app/components/quote-cart/sent/use-sent-quote.ts'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

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
  element: RefObject<HTMLFormElement | null>
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

const townOf = (estimate: DeliveryEstimate | null) =>
  (estimate !== null && 'community' in estimate && findCommunity(estimate.community ?? '')) || null

type Options = { state: PricedCartState; posted: PostedForm | null; onSent: () => void }

/** The quote request form. Everything typed is stored with the cart. */
export function useQuoteForm({ state, posted, onSent }: Options): QuoteForm {
  const { cart, changeCart } = useQuoteCart()
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
    // A cleared cart has forgotten them, and what the server sends back or the visitor has typed is newer.
    const notes = readStored('notes')
    if (cart.lines.length > 0 && notes !== null && form.getValues('projectNotes') === '')
      form.setValue('projectNotes', notes)
  })
  const storeValues = useEffectEvent((now: QuoteFormValues) => {
    store('notes', now.projectNotes || null)
    const change = Object.fromEntries(customerFields.map((field) => [field, now[field]]))
    changeCart((cartNow) => changeCustomer(cartNow, change))
  })
  const remembered = usePlace()
  const town = townOf(state.delivery.estimate) ?? (values.zipCode === '' ? remembered : null)
  const fillTown = useEffectEvent((name: string) => {
    if (form.getValues('city') === '') form.setValue('city', name)
  })
  // The town of the ZIP code; without one, the town that the visitor chose earlier, or whose page they read.
  useEffect(() => {
    if (town !== null) fillTown(town.name)
  }, [town])
  // Only local storage has room for the notes.
  useEffect(() => readNotes(), [])
  // Every change of a value is stored, whether typed or from an address suggestion.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values: now }) => storeValues(now) }),
    [form],
  )
  const element = useRef<HTMLFormElement>(null)
  // Below useWatch, which would not hear of it otherwise.
  useTypedEarly(element, ({ termsAccepted, ...typed }) => {
    if (termsAccepted !== undefined) form.setValue('termsAccepted', termsAccepted !== '')
    for (const [name, text] of Object.entries(typed)) form.setValue(name as keyof QuoteFormValues, text)
    // The notes from last time aren't in the form yet.
    storeValues({ ...form.getValues(), projectNotes: readStored('notes') ?? '', ...typed })
  })

  const send = async (formData: ContactForm) => {
    if (state.priced === null) return
    form.clearErrors('root')
    const body = toSubmitBody(
      formData,
      state.priced,
      state.delivery.estimate,
      cart.addingTo,
      readStored('language'),
    )
    const outcome = await postQuoteRequest(quoteApiFor(settings), body)
    if (outcome.kind === 'failed') {
      for (const [field, message] of Object.entries(outcome.fields))
        if (field in formData) form.setError(field as keyof QuoteFormValues, { message })
      form.setError('root', { message: outcome.message })
      const { official } = outcome
      if (official !== undefined) changeCart((now) => ({ ...now, addingTo: official }))
      return
    }
    const { quoteNumber, token } = outcome.response
    rememberSentQuote(outcome.response)
    changeCart((now) => markSubmitted(now, { number: quoteNumber, token }))
    toast.success(quoteMessages.success)
    report('Lead')
    onSent()
  }

  return { form, element, values, submit: () => void form.handleSubmit(send)() }
}
