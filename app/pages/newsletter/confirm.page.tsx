import { preloadContours } from '#app/components/plants/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { newsletterToken } from '#domain/newsletter/newsletter-form.ts'
import { confirmNewsletter } from '#server/db/newsletter.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { privateHeaders } from '#server/http/private-headers.ts'
import type { Route } from './+types/confirm.page.ts'
import { NewsletterStep } from './newsletter-step.tsx'

export async function action({ params }: Route.ActionArgs) {
  const token = newsletterToken.safeParse(params.token)
  const confirming = token.success ? confirmNewsletter(token.data) : Promise.resolve(false)
  return { confirmed: await orUnavailable(confirming, unavailable) }
}

const unavailable = {
  title: 'This cannot be stored right now',
  message: 'Please open the link from your mail again in a moment.',
}

export const headers: Route.HeadersFunction = () => privateHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm the season letter | Hill Country Tree Company',
    description: 'One click, and the season letter comes four times a year.',
    path: '/newsletter',
    noindex: true,
  })

/** A button and not the link itself confirms: programs that check mail for harm open every link in it. */
export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  if (actionData === undefined)
    return (
      <NewsletterStep title="The season letter" button="Confirm">
        Four times a year: what to plant, what to water and what to let be.
      </NewsletterStep>
    )
  return actionData.confirmed ? (
    <NewsletterStep title="You are on the list">
      The next letter comes with the next season. Each has a link that ends it.
    </NewsletterStep>
  ) : (
    <NewsletterStep title="This link is no longer good">
      It was not confirmed within 7 days, or the letter was ended since. You can sign up again at the foot of
      the knowledge hub.
    </NewsletterStep>
  )
}
