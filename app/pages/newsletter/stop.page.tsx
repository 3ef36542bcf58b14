import { preloadContours } from '#app/components/plants/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { newsletterToken } from '#domain/newsletter/newsletter-form.ts'
import { endNewsletter } from '#server/db/newsletter.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { privateHeaders } from '#server/http/private-headers.ts'
import type { Route } from './+types/stop.page.ts'
import { NewsletterStep } from './newsletter-step.tsx'

/** Also what a mail program's own unsubscribe button posts to; an address that is not there is gone already. */
export async function action({ params }: Route.ActionArgs) {
  const token = newsletterToken.safeParse(params.token)
  if (token.success)
    await orUnavailable(endNewsletter(token.data), {
      title: 'This cannot be stored right now',
      message: 'Please open the link from your mail again in a moment.',
    })
  return { ended: true }
}

export const headers: Route.HeadersFunction = () => privateHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'End the season letter | Hill Country Tree Company',
    description: 'One click, and no further letter comes.',
    path: '/newsletter',
    noindex: true,
  })

export default function StopPage({ actionData }: Route.ComponentProps) {
  return actionData === undefined ? (
    <NewsletterStep title="End the season letter?" button="End it">
      Your address is deleted, and no further letter comes.
    </NewsletterStep>
  ) : (
    <NewsletterStep title="No further letters">Your address is deleted from the list.</NewsletterStep>
  )
}
