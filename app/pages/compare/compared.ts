import type { Route } from './+types/compare.page.ts'

export type Comparison = NonNullable<Route.ComponentProps['loaderData']['comparison']>
export type ComparedPlant = Comparison['plants'][number]
