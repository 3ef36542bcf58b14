import { data } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
import { contactFrames } from '#app/components/service-map/map-frames.ts'
import { placeMap } from '#app/components/service-map/map-places.ts'
import { cutOutUrl } from '#app/components/plants/cut-outs.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { breadcrumbList } from '#app/structured-data.ts'
import { lowerPart } from '#ui/lazy.tsx'
import { contactErrors, contactMessage } from '#domain/contact/contact-message.ts'
import { contactPageMessages } from '#domain/contact/contact-words.ts'
import { sendContactMessage } from '#server/mail/contact/send-contact-message.ts'
import { getCompany } from '#server/settings/company.ts'
import { captchaForBrowser } from '#server/mail/contact/captcha.ts'
import { clientContext } from '#server/platform/requests/load-context.ts'
import { readForm } from '#server/platform/requests/read-body.ts'
import { nullOnFault } from '#server/platform/requests/on-fault.ts'
import { toMapCommunity } from '#server/delivery/community-page.ts'
import { getServiceArea, getYardPosition } from '#server/delivery/service-area.ts'
import type { Route } from './+types/contact.page.ts'
import { ContactCards } from './contact-cards.tsx'
import { ContactForm } from './contact-form.tsx'
import type { ContactResponse } from './use-contact-form.ts'
import { WhyUs } from './why-us.tsx'

export async function loader() {
  const [{ profile }, area, yard] = await Promise.all([
    getCompany(),
    nullOnFault(getServiceArea(), 'the service area'),
    nullOnFault(getYardPosition(), 'the yard'),
  ])
  const communities = (area ?? []).map(toMapCommunity)
  return data(
    {
      company: profile,
      captcha: captchaForBrowser(),
      tree: cutOutUrl('escarpment-live-oak') ?? null,
      map: placeMap({
        communities,
        yard,
        frames: contactFrames,
        focus: communities.find(({ name }) => name === profile.city),
      }),
    },
    area === null ? 503 : 200,
  )
}

// Sending a message doesn't change anything on the page.
export const shouldRevalidate = () => false

const respond = (status: number, response: Partial<ContactResponse>, headers: Record<string, string> = {}) =>
  data<ContactResponse>(
    { sent: false, message: contactPageMessages.failed, fields: {}, values: null, ...response },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  )

export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (posted === null) return respond(413, {})
  const values = Object.fromEntries(posted)
  const parsed = contactMessage.safeParse(values)
  if (!parsed.success) {
    const fields = contactErrors(parsed.error)
    return respond(422, { message: contactPageMessages.check, fields, values })
  }
  const outcome = await sendContactMessage({
    message: parsed.data,
    captchaToken: posted.get('recaptchaToken') ?? '',
    client: context.get(clientContext),
  })
  if (outcome.kind === 'sent') return respond(200, { sent: true, message: contactPageMessages.sent })
  const { status, message } = failures[outcome.kind]
  const wait = outcome.kind === 'limited' ? { 'Retry-After': String(outcome.retryAfterSeconds) } : {}
  return respond(status, { message, values }, wait)
}

const failures = {
  limited: { status: 429, message: contactPageMessages.tooMany },
  'captcha-missing': { status: 422, message: contactPageMessages.captchaMissing },
  'captcha-refused': { status: 422, message: contactPageMessages.captchaRefused },
  fault: { status: 503, message: contactPageMessages.failed },
}

/** A request without a response is reported beside the form, which still holds what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ContactResponse> {
  try {
    return await serverAction()
  } catch {
    return { sent: false, message: contactPageMessages.exception, fields: {}, values: null }
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact a native tree nursery near San Antonio',
    description:
      'Call, write or send a message about native trees, delivery and planting around San Antonio.',
    path: '/contact',
    structuredData: [
      breadcrumbList(originOf(matches), [
        { label: 'Home', to: '/' },
        { label: 'Contact', to: '/contact' },
      ]),
    ],
  })

const AddressMap = lowerPart(async () => (await import('./address-map.tsx')).AddressMap)

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { company, captcha, tree, map } = loaderData
  return (
    <>
      <div className="contours border-b border-line">
        <div className="wrap pt-9 pb-8 lg:pt-12 lg:pb-10">
          <h1>Ask before you dig</h1>
          <p className="mt-2.5 max-w-[58ch] text-lead text-ink-soft">
            Your address and a few words about the spot are enough to get started. A real person reads every
            message.
          </p>
        </div>
      </div>
      <ContactCards company={company} />
      <div className="wrap grid gap-x-22 gap-y-14 py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:py-18">
        <ContactForm captcha={captcha} posted={actionData ?? null} email={company.email} />
        <WhyUs company={company} tree={tree} />
      </div>
      <AddressMap company={company} map={map} />
    </>
  )
}
