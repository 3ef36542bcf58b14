import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/blog.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Knowledge hub: trees and the Hill Country',
    description:
      'Planting in caliche, watering through August, oak wilt, deer: what we have learnt about trees around San Antonio.',
    path: '/blog',
  })

export default function BlogPage() {
  return <PlainPage title="Knowledge hub">What we have learnt about trees on this ground.</PlainPage>
}
