import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form'
import { changeCustomer, markSubmitted, type Cart } from '#domain/cart/cart.ts'
import { customerFields } from '#domain/cart/customer.ts'
import { contactForm, type ContactForm } from '#domain/quote/contact-form.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { quoteMessages } from '#domain/quote/quote-messages.ts'
import { toSubmitBody } from '#domain/quote/to-submit-body.ts'
import { useReportEvent } from '#app/components/pixel/use-pixel.ts'
import { quoteApiFor, useSiteSettings } from '#app/site-settings.ts'
import { toast } from '#ui/toaster.tsx'
import { readStored, store } from '#app/components/browser-storage.ts'
import { sendQuote } from './send-quote.ts'
import { sentQuoteStore } from './sent-quote-store.ts'
import type { PricedCartState } from './use-priced-cart.ts'
import { useQuote } from './use-quote.ts'

/** What the server said of a form that was posted without JavaScript. */
export type PostedForm = {
  values: QuoteFormValues
  errors: Record<string, string>
  message: string | null
  /** Sent along again, so that the same request stays one; null where it has become another's. */
  key: string | null
}

export type QuoteForm = {
  form: UseFormReturn<QuoteFormValues, unknown, ContactForm>
  values: QuoteFormValues
  /** Sends it, or says what is missing. */
  submit: () => void
}

/** The contact fields of a cart. A ZIP code that was asked for already is not asked for again. */
function valuesOf({ customer, deliveryPlace }: Cart): QuoteFormValues {
  const known = deliveryPlace !== null && 'zip' in deliveryPlace ? deliveryPlace.zip : ''
  return { ...customer, zipCode: customer.zipCode || known, projectNotes: '', termsAccepted: false }
}

type Options = { state: PricedCartState; posted: PostedForm | null; onSent: () => void }

/** The form of a quote request: what is typed is kept with the cart, and sent once. */
export function useQuoteForm({ state, posted, onSent }: Options): QuoteForm {
  const { cart, changeCart } = useQuote()
  const settings = useSiteSettings()
  const report = useReportEvent()
  const form = useForm<QuoteFormValues, unknown, ContactForm>({
    resolver: zodResolver(contactForm) as unknown as Resolver<QuoteFormValues, unknown, ContactForm>,
    defaultValues: posted?.values ?? valuesOf(cart),
    ...(posted !== null && { errors: errorsOf(posted), mode: 'onChange' }),
    // The summary takes the focus instead.
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as QuoteFormValues

  const readNotes = useEffectEvent(() => {
    if (form.getValues('projectNotes') === '') form.setValue('projectNotes', readStored('notes') ?? '')
  })
  const keepValues = useEffectEvent((now: QuoteFormValues) => {
    store('notes', now.projectNotes || null)
    const change = Object.fromEntries(customerFields.map((field) => [field, now[field]]))
    changeCart((cartNow) => changeCustomer(cartNow, change))
  })
  // The notes are in the browser's storage, and whatever changes a value, typing or a chosen address, is to be kept.
  useEffect(() => {
    readNotes()
    return form.subscribe({ formState: { values: true }, callback: ({ values: now }) => keepValues(now) })
  }, [form])

  const send = async (formData: ContactForm) => {
    if (state.priced === null) return
    form.clearErrors('root')
    const body = toSubmitBody(formData, state.priced, state.delivery.estimate)
    const outcome = await sendQuote(quoteApiFor(settings), body)
    if (outcome.kind === 'failed') {
      for (const [field, message] of Object.entries(outcome.fields))
        if (field in formData) form.setError(field as keyof QuoteFormValues, { message })
      form.setError('root', { message: outcome.message })
      return
    }
    const { answer } = outcome
    sentQuoteStore.remember(answer)
    changeCart((now) => markSubmitted(now, { number: answer.quoteNumber, token: answer.token }))
    toast.success(quoteMessages.success)
    report('Lead')
    onSent()
  }

  return { form, values, submit: () => void form.handleSubmit(send)() }
}

function errorsOf({ errors, message }: PostedForm) {
  const fields = Object.entries(errors).map(([field, text]) => [field, { type: 'server', message: text }])
  return { ...Object.fromEntries(fields), ...(message !== null && { root: { type: 'server', message } }) }
}
