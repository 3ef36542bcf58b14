import { EmailStep, linkUnavailable } from '#app/components/email-step.tsx'
import { preloadContours } from '#app/components/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { newsletterToken } from '#domain/newsletter/newsletter-form.ts'
import { endNewsletter } from '#server/mail/newsletter/newsletter.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import type { Route } from './+types/stop.page.ts'

/** An email program's unsubscribe button posts here too. An unknown token counts as unsubscribed already. */
export async function action({ params }: Route.ActionArgs) {
  const token = newsletterToken.safeParse(params.token)
  if (token.success) await unavailableOnFault(endNewsletter(token.data), linkUnavailable)
  return { ended: true }
}

export const headers: Route.HeadersFunction = () => privateHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Unsubscribe | Hill Country Tree Company',
    description: 'One click, and we stop emailing you.',
    path: '/newsletter',
    noindex: true,
  })

export default function StopPage({ actionData }: Route.ComponentProps) {
  return actionData === undefined ? (
    <EmailStep title="Unsubscribe?" button="Unsubscribe">
      We&apos;ll delete your email address and stop emailing you.
    </EmailStep>
  ) : (
    <EmailStep title="You're unsubscribed">We&apos;ve deleted your email address from the list.</EmailStep>
  )
}
