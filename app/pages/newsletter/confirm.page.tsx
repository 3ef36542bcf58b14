import { EmailStep, linkUnavailable } from '#app/components/email-step.tsx'
import { preloadContours } from '#app/components/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { newsletterToken } from '#domain/newsletter/newsletter-form.ts'
import { confirmNewsletter } from '#server/mail/newsletter/newsletter.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import type { Route } from './+types/confirm.page.ts'

export async function action({ params }: Route.ActionArgs) {
  const token = newsletterToken.safeParse(params.token)
  const confirming = token.success ? confirmNewsletter(token.data) : Promise.resolve(false)
  return { confirmed: await unavailableOnFault(confirming, linkUnavailable) }
}

export const headers: Route.HeadersFunction = () => privateHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Confirm your subscription | Hill Country Tree Company',
    description: 'One click, and you get four emails a year, one for each season.',
    path: '/newsletter',
    noindex: true,
  })

/** Confirming takes a button, not just the link, because email scanners open every link. */
export default function ConfirmPage({ actionData }: Route.ComponentProps) {
  if (actionData === undefined)
    return (
      <EmailStep title="Confirm your subscription" button="Confirm">
        Four emails a year about what to plant, what to water and what to leave alone.
      </EmailStep>
    )
  return actionData.confirmed ? (
    <EmailStep title="You're on the list">
      You&apos;ll hear from us when the season turns. Every email has an unsubscribe link.
    </EmailStep>
  ) : (
    <EmailStep title="This link has expired">
      Links work for 7 days, and stop working when you unsubscribe. You can sign up again at the bottom of the
      articles page.
    </EmailStep>
  )
}
