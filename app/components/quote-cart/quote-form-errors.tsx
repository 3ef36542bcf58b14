import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { customerFields } from '#domain/cart/customer.ts'
import type { ContactForm } from '#domain/quote/contact-form.ts'
import type { QuoteFormValues } from '#domain/quote/posted-values.ts'
import { quoteMessages } from '#domain/quote/quote-messages.ts'
import { OrCall } from './or-call.tsx'
import { fieldIdPrefix } from './quote-form-ids.ts'

const order = [...customerFields, 'projectNotes', 'termsAccepted'] as const

type QuoteFormErrorsProps = { form: UseFormReturn<QuoteFormValues, unknown, ContactForm> }

/** What is to be mended, and the way to each field. It takes the focus whenever the form was sent in vain. */
export function QuoteFormErrors({ form }: QuoteFormErrorsProps) {
  const { errors, submitCount, isSubmitting } = form.formState
  const box = useRef<HTMLDivElement>(null)
  const wrong = order.flatMap((field) => {
    const message = errors[field]?.message
    return message === undefined ? [] : [{ field, message }]
  })
  const failure = errors.root?.message
  // What is said on leaving a field is said beside it; the box would move the form under the thumb.
  const wasSent = submitCount > 0 || wrong.some(({ field }) => errors[field]?.type === 'server')
  const isShown = failure !== undefined || (wasSent && wrong.length > 0)
  // Only after an answer, or after pressing the button: while typing the focus stays.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) box.current?.focus()
  }, [submitCount, isSubmitting])
  if (!isShown) return null
  // One sentence for both fields.
  const said = wrong.filter(
    ({ message }, index) => wrong.findIndex((one) => one.message === message) === index,
  )
  return (
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-label="What is missing"
      className="rounded-box border border-danger bg-danger-surface px-4 py-3 text-small text-danger"
    >
      {failure !== undefined && <p className="font-semibold">{failure}</p>}
      {failure === quoteMessages.failed && (
        <p className="mt-1">
          What you chose and wrote stays here. <OrCall />
        </p>
      )}
      {said.length > 0 && (
        <>
          <p className="font-semibold">Before we can send it:</p>
          <ul className="mt-1 grid">
            {said.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#${fieldIdPrefix}${field}`}
                  className="inline-flex min-h-8 items-center text-danger underline"
                  onClick={(event) => {
                    // The address of the page stays as it is.
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
