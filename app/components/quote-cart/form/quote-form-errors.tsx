import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import { customerFields } from '#domain/cart/customer.ts'
import type { ContactForm } from '#domain/quotes/contact-form.ts'
import type { QuoteFormValues } from '#domain/quotes/posted-values.ts'
import { officialMessage, quoteMessages } from '#domain/quotes/quote-messages.ts'
import { OrCall } from '#app/components/quote-cart/cart/cart-view.tsx'
import { useQuoteCart } from '#app/components/quote-cart/use-quote-cart.ts'

/** Goes before a field's name in its id, so an error can link to it. */
export const fieldIdPrefix = 'quote-'

const order = [...customerFields, 'projectNotes', 'termsAccepted'] as const

type QuoteFormErrorsProps = { form: UseFormReturn<QuoteFormValues, unknown, ContactForm> }

/** Lists what to fix, each with a link to its field. Takes the focus when a submit fails. */
export function QuoteFormErrors({ form }: QuoteFormErrorsProps) {
  const { errors, submitCount, isSubmitting } = form.formState
  const { addingTo } = useQuoteCart().cart
  const box = useRef<HTMLDivElement>(null)
  const invalid = order.flatMap((field) => {
    const message = errors[field]?.message
    return message === undefined ? [] : [{ field, message }]
  })
  const failure = errors.root?.message
  // An error found on leaving a field shows beside it only; this box would shift the form while it's being filled in.
  const wasSubmitted = submitCount > 0 || invalid.some(({ field }) => errors[field]?.type === 'server')
  const isShown = failure !== undefined || (wasSubmitted && invalid.length > 0)
  // Only after a submit: the focus must not move while someone is typing.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) box.current?.focus()
  }, [submitCount, isSubmitting])
  if (!isShown) return null
  // Email and phone share a message; list it once.
  const listed = invalid.filter(
    ({ message }, index) => invalid.findIndex((one) => one.message === message) === index,
  )
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label="What needs fixing"
      className="rounded-box border border-danger bg-danger-surface px-4 py-3 text-small text-danger"
    >
      {failure !== undefined && <p className="font-semibold">{failure}</p>}
      {addingTo !== null && failure === officialMessage(addingTo.number) && (
        <Link
          to={`/quote/${addingTo.token}`}
          className="inline-flex min-h-8 items-center text-danger underline"
        >
          Open quote {addingTo.number}
        </Link>
      )}
      {failure === quoteMessages.failed && (
        <p className="mt-1">
          Everything you entered is still here. <OrCall />
        </p>
      )}
      {listed.length > 0 && (
        <>
          <p className="font-semibold">Before you can send this:</p>
          <ul className="mt-1 grid">
            {listed.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${fieldIdPrefix}${field}`}
                  className="inline-flex min-h-8 items-center text-danger underline"
                  onClick={(event) => {
                    // Keeps the hash out of the page's URL.
                    event.preventDefault()
                    document.getElementById(fieldIdPrefix + field)?.focus()
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
