import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/contact.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Contact Hill Country Tree Company',
    description:
      'Call, write or send a message about native trees, delivery and planting around San Antonio.',
    path: '/contact',
  })

export default function ContactPage() {
  return <PlainPage title="Contact">Ask a person.</PlainPage>
}
