import { formatCents, type Cents } from '#domain/money.ts'

/** Prices are chosen by index into these steps, in whole dollars, planting included; the last is open above. */
export const priceStepsDollars = [
  0, 10, 25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000,
] as const

export const lastPriceStep = priceStepsDollars.length - 1

export const priceStepCents = (step: number): Cents => (priceStepsDollars[step] ?? 0) * 100

export function priceStepLabel(step: number): string {
  return formatCents(priceStepCents(step)) + (step === lastPriceStep ? '+' : '')
}
