import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/privacy-policy.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Privacy policy | Hill Country Tree Company',
    description: 'What this site stores about its visitors, for how long, and how to have it deleted.',
    path: '/privacy-policy',
  })

export default function PrivacyPolicyPage() {
  return <PlainPage title="Privacy policy">Effective January 1, 2025. Version 2.0.</PlainPage>
}
