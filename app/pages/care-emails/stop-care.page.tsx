import { Form } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
import { pageMeta } from '#app/seo.ts'
import { Button } from '#ui/button.tsx'
import { careStopToken } from '#domain/care/care-stop-token.ts'
import { stopCare } from '#server/db/care.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { privateHeaders } from '#server/http/cache-policies.ts'
import type { Route } from './+types/stop-care.page.ts'

/** Mail programs post here when someone presses their unsubscribe button (RFC 8058). An unknown token counts as stopped. */
export async function action({ params }: Route.ActionArgs) {
  const token = careStopToken.safeParse(params.token)
  if (token.success)
    await unavailableOnFault(stopCare(token.data, new Date()), {
      title: "We can't save this right now",
      message: 'Please open the link in your email again in a moment.',
    })
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
  const isDone = actionData !== undefined
  return (
    <div className="contours">
      <div className="wrap section">
        <h1>{isDone ? 'The care emails have stopped' : 'Stop the care emails?'}</h1>
        <p className="mt-4 max-w-lead text-lead text-ink-soft">
          {isDone
            ? "We won't send any more. Your trees' page stays as it is, and you can turn the emails back on there."
            : "You won't get any more emails about caring for your trees. Emails about the order itself still come."}
        </p>
        {!isDone && (
          <Form method="post" className="mt-6">
            <Button type="submit" look="action">
              Stop the emails
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}
