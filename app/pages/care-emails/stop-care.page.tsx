import { z } from 'zod'
import { EmailStep, linkUnavailable } from '#app/components/email-step.tsx'
import { preloadContours } from '#app/components/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { stopCare } from '#server/care/care.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { privateHeaders } from '#server/web/cache-policies.ts'
import type { Route } from './+types/stop-care.page.ts'

/** 128 bits as lowercase hex. */
const careStopToken = z.string().regex(/^[0-9a-f]{32}$/)

/** Mail programs post here when someone presses their unsubscribe button (RFC 8058). An unknown token counts as stopped. */
export async function action({ params }: Route.ActionArgs) {
  const token = careStopToken.safeParse(params.token)
  if (token.success) await unavailableOnFault(stopCare(token.data, new Date()), linkUnavailable)
  return { ended: true }
}

export const headers: Route.HeadersFunction = () => privateHeaders

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Stop the care emails | Hill Country Tree Company',
    description: 'One click, and the care emails stop.',
    path: '/',
    noindex: true,
  })

export default function StopCarePage({ actionData }: Route.ComponentProps) {
  return actionData === undefined ? (
    <EmailStep title="Stop the care emails?" button="Stop the emails">
      You won&apos;t get any more emails about caring for your trees. Emails about the order itself still
      come.
    </EmailStep>
  ) : (
    <EmailStep title="The care emails have stopped">
      We won&apos;t send any more. Your trees&apos; page stays as it is, and you can turn the emails back on
      there.
    </EmailStep>
  )
}
