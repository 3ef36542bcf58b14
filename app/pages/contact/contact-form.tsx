import { useRef } from 'react'
import { TextArea, TextField } from '#ui/field.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { CaptchaNotice } from './captcha-notice.tsx'
import type { Captcha } from './captcha-token.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { useContactForm } from './use-contact-form.ts'

const optional = <span className="font-normal text-ink-quiet">(optional)</span>
const labels = { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' }

type ContactFormProps = {
  captcha: Captcha | null
  /** To a form that was posted without JavaScript. */
  answer: ContactAnswer | null
  /** Ours. */
  email: string
}

/** CO-02, CO-03. Without JavaScript the browser checks, the form is posted, and the page comes back with the answer. */
export function ContactForm({ captcha, answer, email }: ContactFormProps) {
  const around = useRef<HTMLFormElement>(null)
  const { state, told, values, errors, submit, onInvalid, onInput, prepare } = useContactForm({
    around,
    captcha,
    posted: answer,
  })
  const fieldProps = (name: string) => ({
    id: `contact-${name}`,
    name,
    defaultValue: values?.[name] ?? '',
    error: errors[name],
    onInvalid,
    onInput,
    onFocus: prepare,
  })
  return (
    <section aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="text-h3">
        Send a message
      </h2>
      <form
        // A new form after sending is an empty one.
        key={state === 'sent' ? 'sent' : 'open'}
        ref={around}
        method="post"
        action="/contact"
        className="mt-4 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        <input type="hidden" name="service" value="" />
        <TextField {...fieldProps('name')} label="Your Name *" required maxLength={100} autoComplete="name" />
        <div className="grid gap-x-4.5 gap-y-5 md:grid-cols-2">
          <TextField
            {...fieldProps('email')}
            label="Email Address *"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
          />
          <TextField
            {...fieldProps('phone')}
            label={<>Phone Number {optional}</>}
            type="tel"
            maxLength={40}
            autoComplete="tel"
          />
        </div>
        <TextArea
          {...fieldProps('message')}
          label="Message *"
          required
          rows={6}
          maxLength={5000}
          placeholder="What would you like to plant, and what is under the grass?"
        />
        {told !== null && (
          <p
            ref={(line) => (told.sent ? line?.focus() : undefined)}
            tabIndex={-1}
            className={classNames(
              'rounded-box px-4 py-3 font-medium outline-none',
              told.sent ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
            )}
          >
            {told.message}
          </p>
        )}
        <div>
          <Button type="submit" look="action" disabled={state !== 'idle'} className="max-md:w-full">
            {labels[state]}
          </Button>
        </div>
        {captcha !== null && <CaptchaNotice email={email} />}
      </form>
    </section>
  )
}
