import type { Cents } from '#domain/money.ts'
import type { Route } from './+types/plant-guide.page.ts'

type Guide = NonNullable<Route.ComponentProps['loaderData']['guide']>

export type GuidePlant = Guide['plant']
export type GuideStockItem = Guide['stock'][number]
export type FittingGround = Guide['fits'][number]
export type ShownFittingPlant = Guide['fitting'][number]
export type SimilarPlant = Guide['similar'][number]
export type OakPruning = NonNullable<Guide['oakPruning']>

type Price = { unitPriceCents: Cents; plantingFeeCents: Cents }

/** The planted price is the one shown first, so that no cost comes as a surprise. */
export const plantedCents = ({ unitPriceCents, plantingFeeCents }: Price): Cents =>
  unitPriceCents + plantingFeeCents

export const plantedFrom = (stock: readonly Price[]): Cents | null =>
  stock.length === 0 ? null : Math.min(...stock.map(plantedCents))
