import { Link } from 'react-router'
import { communities } from '#domain/places/communities.ts'
import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/communities.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Tree service in 36 communities | Hill Country Tree Company',
    description:
      'The communities around San Antonio and in the Hill Country where we deliver and plant native trees.',
    path: '/tree-service',
  })

export default function CommunitiesPage() {
  return (
    <PlainPage title="Tree service, community by community">
      <ul className="columns-2 md:columns-3">
        {communities.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/tree-service/${slug}`} className="inline-block py-1.5 text-link underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </PlainPage>
  )
}
