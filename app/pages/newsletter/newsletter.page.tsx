import { data } from 'react-router'
import { NewsletterForm, type NewsletterResult } from '#app/components/shell/newsletter-form.tsx'
import { pageMeta } from '#app/seo.ts'
import { newsletterForm } from '#domain/newsletter/newsletter-form.ts'
import { newsletterMessages } from '#domain/newsletter/newsletter-words.ts'
import { askForNewsletter } from '#server/mail/newsletter/ask-for-newsletter.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import type { Route } from './+types/newsletter.page.ts'

const respond = (status: number, message: string, headers: Record<string, string> = {}) =>
  data<NewsletterResult>(
    { asked: status === 200, message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (posted === null) return respond(413, newsletterMessages.failed)
  const form = newsletterForm.safeParse(Object.fromEntries(posted))
  if (!form.success) return respond(422, form.error.issues[0]?.message ?? newsletterMessages.failed)
  const outcome = await askForNewsletter(form.data.email, context.get(clientContext))
  if (outcome.kind === 'asked') return respond(200, newsletterMessages.asked)
  if (outcome.kind === 'fault') return respond(503, newsletterMessages.failed)
  const { retryAfterSeconds: seconds } = outcome
  const message = seconds > 60 ? newsletterMessages.tooManyForNow : newsletterMessages.tooMany
  return respond(429, message, { 'Retry-After': String(seconds) })
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Newsletter | Hill Country Tree Company',
    description: 'Four emails a year about what to plant, water and leave alone around San Antonio.',
    path: '/newsletter',
    noindex: true,
  })

export default function NewsletterPage({ actionData }: Route.ComponentProps) {
  return <NewsletterForm headings="h1" {...(actionData !== undefined && { result: actionData })} />
}
