import { contoursFirst } from '#app/components/contours.ts'
import { PolicyPage } from '#app/components/policy-page.tsx'
import { pageMeta } from '#app/seo.ts'
import { fillProse } from '#domain/content/figures.ts'
import { getCompany } from '#server/company.ts'
import { getPolicy } from '#server/content/policies.ts'
import { companyFigures } from '#server/figures.ts'
import type { Route } from './+types/privacy-policy.page.ts'

export async function loader() {
  const policy = getPolicy('privacy-policy')
  const { profile } = await getCompany()
  return { ...policy, body: fillProse(policy.body, companyFigures(profile)) }
}

export const links = contoursFirst

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
      dates={`Effective ${policy.effective}. Version ${policy.version}.`}
      summary={policy.summary}
      body={policy.body}
    />
  )
}
