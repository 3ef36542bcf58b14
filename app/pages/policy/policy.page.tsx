import { preloadContours } from '#app/components/preload-contours.ts'
import { PolicyPage } from '#app/components/policy-page.tsx'
import { pageMeta } from '#app/seo.ts'
import { getFilledPolicy } from '#server/delivery/text-values.ts'
import { CancellationCosts } from './cancellation-costs.tsx'
import type { Route } from './+types/terms.page.ts'

export const loader = () => getFilledPolicy('terms-and-conditions')

export const links = preloadContours

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.metaTitle,
        description: loaderData.description,
        path: '/terms-and-conditions',
      })

const drawings = { 'cancellation-and-refunds': <CancellationCosts /> }

export default function TermsPage({ loaderData: terms }: Route.ComponentProps) {
  return (
    <PolicyPage
      title={terms.title}
      dates={`Last updated ${terms.updated}. ${terms.first}`}
      summary={terms.summary}
      body={terms.body}
      drawings={drawings}
    />
  )
}
