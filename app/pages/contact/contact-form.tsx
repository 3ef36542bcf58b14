import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { Captcha } from './captcha-token.ts'
import { useContactForm, type ContactResponse } from './use-contact-form.ts'

const labels = { idle: 'Send Message', sending: 'Sending...', sent: 'Message Sent!' }

type ContactFormProps = {
  captcha: Captcha | null
  /** The response to a form posted without JavaScript. */
  posted: ContactResponse | null
  /** The company's email address. */
  email: string
}

/** Without JavaScript the browser checks the fields, and the page comes back with the server's response. */
export function ContactForm({ captcha, posted, email }: ContactFormProps) {
  const hydrated = useHydrated()
  const { form, state, shown, onSubmit, fieldProps } = useContactForm({ captcha, posted })
  return (
    <section aria-labelledby="send-a-message">
      <h2 id="send-a-message" className="text-h3">
        Send a message
      </h2>
      <form
        ref={form}
        method="post"
        action="/contact"
        noValidate={hydrated}
        className="mt-4 grid gap-5"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="service" value="" />
        <TextField {...fieldProps('name')} label="Your Name *" required maxLength={100} autoComplete="name" />
        <div className="grid items-start gap-x-4.5 gap-y-5 md:grid-cols-2">
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
            label={
              <>
                Phone Number <span className="font-normal text-ink-quiet">(optional)</span>
              </>
            }
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
          placeholder="What would you like to plant, and what’s your soil like?"
        />
        {shown !== null && (
          <p
            ref={(line) => (shown.sent ? line?.focus() : undefined)}
            tabIndex={-1}
            className={classNames(
              'rounded-box px-4 py-3 font-medium outline-none',
              shown.sent ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger',
            )}
          >
            {shown.message}
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

/** Google's required wording for sites that hide the reCAPTCHA badge. */
function CaptchaNotice({ email }: { email: string }) {
  return (
    <p className="text-caption text-ink-quiet">
      This site is protected by reCAPTCHA and the Google{' '}
      <a href="https://policies.google.com/privacy">Privacy Policy</a> and{' '}
      <a href="https://policies.google.com/terms">Terms of Service</a> apply.
      <noscript>
        {' '}
        It needs JavaScript. Without it, please email <a href={`mailto:${email}`}>{email}</a>.
      </noscript>
    </p>
  )
}
