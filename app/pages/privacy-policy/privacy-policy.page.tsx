import { preloadContours } from '#app/components/preload-contours.ts'
import { PolicyPage } from '#app/components/policy-page.tsx'
import { pageMeta } from '#app/seo.ts'
import { getFilledPolicy } from '#server/delivery/text-values.ts'
import type { Route } from './+types/privacy-policy.page.ts'

export const loader = () => getFilledPolicy('privacy-policy')

export const links = preloadContours

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: loaderData.metaTitle,
        description: loaderData.description,
        path: '/privacy-policy',
      })

export default function PrivacyPolicyPage({ loaderData: policy }: Route.ComponentProps) {
  return (
    <PolicyPage
      title={policy.title}
      dates={`Effective ${policy.effective}. Version ${policy.version}. ${policy.first}`}
      summary={policy.summary}
      body={policy.body}
    />
  )
}
