import { findService } from '#domain/services/services.ts'
import { PlainPage } from '#app/components/plain-page.tsx'
import { notFound } from '#app/not-found.ts'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/service.page.ts'

export function loader({ params }: Route.LoaderArgs) {
  return { service: findService(params.slug) ?? notFound() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `${loaderData.service.name} in San Antonio | Hill Country Tree Company`,
        description: `${loaderData.service.name} around San Antonio and the Hill Country, by people who plant native trees.`,
        path: `/services/${loaderData.service.slug}`,
        image: `/cards/service/${loaderData.service.slug}.png`,
      })

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return <PlainPage title={loaderData.service.name}>For San Antonio and the Hill Country.</PlainPage>
}
