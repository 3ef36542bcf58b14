import { findCommunity } from '#domain/places/communities.ts'
import { PlainPage } from '#app/components/plain-page.tsx'
import { notFound } from '#app/not-found.ts'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/city.page.ts'

export function loader({ params }: Route.LoaderArgs) {
  // /areas/boerne has no parameter: it is the Boerne page under an older address (RT-04).
  return { community: findCommunity(params.city ?? 'boerne') ?? notFound() }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `Native trees in ${loaderData.community.name}, TX | Hill Country Tree Company`,
        description: `Native trees for ${loaderData.community.name}: which ones suit the ground, what they cost planted, and what delivery takes.`,
        path: `/tree-service/${loaderData.community.slug}`,
        image: `/cards/community/${loaderData.community.slug}.png`,
      })

export default function CityPage({ loaderData }: Route.ComponentProps) {
  return (
    <PlainPage title={`Native trees in ${loaderData.community.name}`}>
      Chosen for the ground they stand in.
    </PlainPage>
  )
}
