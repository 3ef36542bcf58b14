import { Link, useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { newsletterConsent } from '#domain/newsletter/newsletter-words.ts'

export type NewsletterResult = { asked: boolean; message: string }

/** Newsletter sign-up. Without JavaScript it posts to /newsletter, which shows the same form with the result. */
export function NewsletterForm({
  result: firstResult,
  headings: Heading,
}: {
  result?: NewsletterResult
  headings: 'h1' | 'h2'
}) {
  const fetcher = useFetcher<NewsletterResult>()
  const result = fetcher.data ?? firstResult
  const sending = fetcher.state !== 'idle'
  return (
    <section id="newsletter" className="contours-inverse bg-inverse text-ink-inverse print:hidden">
      <div className="wrap grid gap-x-16 gap-y-8 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <Heading className="text-h2">Four emails a year</Heading>
          <p className="mt-3 max-w-[44ch] text-ink-inverse-soft">
            What to plant, what to water and what to leave alone as each season turns. Unsubscribe anytime.
          </p>
        </div>
        <div>
          <p role="status" className={result === undefined ? 'sr-only' : messageClass(result.asked)}>
            {result?.message}
          </p>
          {result?.asked !== true && (
            <fetcher.Form method="post" action="/newsletter" className="grid gap-3">
              <label htmlFor="newsletter-email" className="text-small font-semibold">
                Email address
              </label>
              <input
                id="newsletter-email"
                name="email"
                type="email"
                autoComplete="email"
                required
                maxLength={254}
                className="h-13 w-full rounded-box border border-line-control bg-control px-3.5 text-body text-ink focus-visible:outline-ink-inverse"
              />
              <div className="flex min-h-11 items-start gap-3 py-2 text-small text-ink-inverse-soft">
                <input
                  id="newsletter-consent"
                  name="consent"
                  value="yes"
                  type="checkbox"
                  required
                  className="mt-0.5 size-5 flex-none accent-leaf focus-visible:outline-ink-inverse"
                />
                <p>
                  <label htmlFor="newsletter-consent">{newsletterConsent}</label>{' '}
                  <Link
                    to="/privacy-policy#messages-and-the-newsletter"
                    className="text-ink-inverse underline focus-visible:outline-ink-inverse"
                  >
                    Privacy policy
                  </Link>
                </p>
              </div>
              <Button
                type="submit"
                look="action"
                disabled={sending}
                className="focus-visible:outline-ink-inverse md:justify-self-start"
              >
                {sending ? 'Sending' : 'Subscribe'}
              </Button>
            </fetcher.Form>
          )}
        </div>
      </div>
    </section>
  )
}

const messageClass = (asked: boolean) =>
  `mb-4 rounded-box px-4 py-3 font-medium ${asked ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger'}`
