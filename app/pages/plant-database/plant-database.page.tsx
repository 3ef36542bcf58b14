import { PlainPage } from '#app/components/plain-page.tsx'
import { pageMeta } from '#app/seo.ts'
import type { Route } from './+types/plant-database.page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Plant database of Hill Country natives',
    description:
      'Native trees, shrubs, grasses and flowers for San Antonio and the Hill Country: size, sun, soil, deer and care.',
    path: '/plant-database',
  })

export default function PlantDatabasePage() {
  return <PlainPage title="Plant database">What grows here, how big it gets, and what it asks for.</PlainPage>
}
