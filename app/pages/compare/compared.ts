import type { Route } from './+types/compare.page.ts'

export type ComparisonData = NonNullable<Route.ComponentProps['loaderData']['comparison']>
export type ComparedPlant = ComparisonData['plants'][number]
