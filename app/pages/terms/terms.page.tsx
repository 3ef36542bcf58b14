import { contoursFirst } from '#app/components/contours.ts'
import { PolicyPage } from '#app/components/policy-page.tsx'
import { pageMeta } from '#app/seo.ts'
import { fillProse } from '#domain/content/figures.ts'
import { getCompany } from '#server/company.ts'
import { getPolicy } from '#server/content/policies.ts'
import { companyFigures } from '#server/figures.ts'
import { CancellationCosts } from './cancellation-costs.tsx'
import type { Route } from './+types/terms.page.ts'

export async function loader() {
  const policy = getPolicy('terms-and-conditions')
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
        path: '/terms-and-conditions',
      })

const drawings = { 'cancellation-and-refunds': <CancellationCosts /> }

export default function TermsPage({ loaderData: terms }: Route.ComponentProps) {
  return (
    <PolicyPage
      title={terms.title}
      dates={`Last updated ${terms.updated}.`}
      summary={terms.summary}
      body={terms.body}
      drawings={drawings}
    />
  )
}
