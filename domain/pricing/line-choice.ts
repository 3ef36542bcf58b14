import { formatCents, type Cents } from '#domain/money.ts'
import type { PlantPrice } from './plant-price.ts'

/** The planted price is the one shown first, so that no cost comes as a surprise. */
export const plantedCents = ({ unitPriceCents, plantingFeeCents }: PlantPrice): Cents =>
  unitPriceCents + plantingFeeCents

/** A visitor's choice for a line. Without a choice, we plant it, without a cage. */
export type LineChoice = { isPlantedByUs?: boolean | undefined; hasCage?: boolean | undefined }

/** The owner's offers: deer cages once they have a price, and pick-up at the yard. */
export type Offers = { cageCents: Cents | null; isPickupAllowed: boolean }

export const noOffers: Offers = { cageCents: null, isPickupAllowed: false }

/** One plant as chosen. Planting is 0 if the customer plants it, the cage 0 if there's none. */
export type ChosenPrice = PlantPrice & { isPlantedByUs: boolean; cageCents: Cents }

type Order = { isPickup: boolean; offers: Offers }

/** Plants that are picked up are planted by the customer, and a cage needs a plant that we planted. */
export function chosenPrice(
  { unitPriceCents, plantingFeeCents }: PlantPrice,
  { isPlantedByUs = true, hasCage = false }: LineChoice,
  { isPickup, offers }: Order,
): ChosenPrice {
  const wePlant = isPlantedByUs && !isPickup
  return {
    unitPriceCents,
    plantingFeeCents: wePlant ? plantingFeeCents : 0,
    isPlantedByUs: wePlant,
    cageCents: wePlant && hasCage ? (offers.cageCents ?? 0) : 0,
  }
}

/** '$193 plant + $85 planting + $45 deer cage', or '$193 plant, you plant it' */
export function priceInWords({ unitPriceCents, plantingFeeCents, isPlantedByUs, cageCents }: ChosenPrice) {
  const cage = cageCents === 0 ? '' : ` + ${formatCents(cageCents)} deer cage`
  const planting = isPlantedByUs ? ` + ${formatCents(plantingFeeCents)} planting` : ', you plant it'
  return `${formatCents(unitPriceCents)} plant${planting}${cage}`
}

/** The label of the labor in a list of totals. */
export const laborLabel = (lines: readonly { cageCents: Cents }[]) =>
  lines.some(({ cageCents }) => cageCents > 0) ? 'Planting and cages' : 'Planting'

/** A line may ask for more than is listed and not held for others. Null if it doesn't, or if that isn't known. */
export function shortageText(quantity: number, available: number | null | undefined): string | null {
  if (available === null || available === undefined || quantity <= available) return null
  return available === 0 ? 'None listed, all to be found' : `${available} listed, the rest to be found`
}
