import { Link, useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { newsletterConsent } from '#domain/newsletter/newsletter-words.ts'

export type NewsletterResult = { asked: boolean; message: string }

/** The sign-up for the season letter. Without JavaScript it posts to /newsletter, which shows the same form with the answer. */
export function NewsletterForm({
  answer,
  headings: Heading,
}: {
  answer?: NewsletterResult
  headings: 'h1' | 'h2'
}) {
  const fetcher = useFetcher<NewsletterResult>()
  const given = fetcher.data ?? answer
  const sending = fetcher.state !== 'idle'
  return (
    <section id="newsletter" className="contours-inverse bg-inverse text-ink-inverse print:hidden">
      <div className="wrap grid gap-x-16 gap-y-8 py-14 lg:grid-cols-2 lg:py-20">
        <div>
          <Heading className="text-h2">Four letters a year</Heading>
          <p className="mt-3 max-w-[44ch] text-ink-inverse-soft">
            As each season turns: what to plant, what to water and what to let be. Every letter has a link
            that ends it.
          </p>
        </div>
        <div>
          <p role="status" className={given === undefined ? 'sr-only' : messageClass(given.asked)}>
            {given?.message}
          </p>
          {given?.asked !== true && (
            <fetcher.Form method="post" action="/newsletter" className="grid gap-3">
              <label htmlFor="newsletter-email" className="text-small font-semibold">
                E-mail address
              </label>
              <div className="flex gap-2.5 max-md:flex-col">
                <input
                  id="newsletter-email"
                  name="email"
                  type="email"
                  autoComplete="email"
                  required
                  maxLength={254}
                  className="h-13 w-full rounded-box border border-line-control bg-control px-3.5 text-body text-ink focus-visible:outline-ink-inverse"
                />
                <Button
                  type="submit"
                  look="quiet"
                  disabled={sending}
                  className="bg-raised focus-visible:outline-ink-inverse"
                >
                  {sending ? 'Sending' : 'Subscribe'}
                </Button>
              </div>
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
            </fetcher.Form>
          )}
        </div>
      </div>
    </section>
  )
}

const messageClass = (asked: boolean) =>
  `mb-4 rounded-box px-4 py-3 font-medium ${asked ? 'bg-good-surface text-good' : 'bg-danger-surface text-danger'}`
