import type { Route } from './+types/plant-guide.page.ts'

type Guide = NonNullable<Route.ComponentProps['loaderData']['guide']>

export type GuidePlant = Guide['plant']
export type StockItem = Guide['stock'][number]
export type FittingGround = Guide['fits'][number]
export type SimilarPlant = Guide['similar'][number]
export type OakPruning = NonNullable<Guide['oakPruning']>
