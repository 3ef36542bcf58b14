import { formatCents, type Cents } from '#domain/money.ts'

/** Mature heights in feet. Filters hold indexes into these steps; the last has no upper limit. */
export const heightSteps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32] as const

export const lastHeightStep = heightSteps.length - 1

export function heightStepLabel(step: number): string {
  const feet = heightSteps[step] ?? 0
  return step === lastHeightStep ? `${feet}+ ft` : `${feet} ft`
}

/** Prices in whole dollars, including planting. Filters hold indexes into these steps; the last has no upper limit. */
export const priceStepsDollars = [
  0, 10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000,
] as const

export const lastPriceStep = priceStepsDollars.length - 1

export const priceStepCents = (step: number): Cents => (priceStepsDollars[step] ?? 0) * 100

export function priceStepLabel(step: number): string {
  return formatCents(priceStepCents(step)) + (step === lastPriceStep ? '+' : '')
}
