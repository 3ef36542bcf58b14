import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/terms.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Terms and conditions | Hill Country Tree Company',
    description: 'The terms under which we quote, deliver and plant.',
    path: '/terms-and-conditions',
  })

export default function TermsPage() {
  return <PlainPage title="Terms and conditions">Last updated August 2025.</PlainPage>
}
