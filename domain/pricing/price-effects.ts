import { sizeInWords } from '#domain/stock/container-sizes.ts'
import { formatCents } from '#domain/money.ts'
import { plantPrice } from './plant-price.ts'
import { findSizePrice, type SizePrices } from './size-prices.ts'

type Example = { plantName: string; size: string; wholesaleCents: number }

/** The sizes whose price would change. */
export function changedSizes(sizes: readonly string[], before: SizePrices, after: SizePrices): string[] {
  return sizes.filter((size) => {
    const [was, becomes] = [findSizePrice(before, size), findSizePrice(after, size)]
    return (
      was.markupBasisPoints !== becomes.markupBasisPoints || was.plantingFeeCents !== becomes.plantingFeeCents
    )
  })
}

/** 'A 15 gal Lacey Oak goes from $310 to $290, planting it from $85 to $95.' */
export function priceEffect(
  { plantName, size, wholesaleCents }: Example,
  before: SizePrices,
  after: SizePrices,
): string {
  const was = plantPrice(wholesaleCents, size, before)
  const becomes = plantPrice(wholesaleCents, size, after)
  const from = (one: number, other: number) =>
    one === other ? `stays at ${formatCents(one)}` : `goes from ${formatCents(one)} to ${formatCents(other)}`
  const price = from(was.unitPriceCents, becomes.unitPriceCents)
  const planting = from(was.plantingFeeCents, becomes.plantingFeeCents)
  return `A ${sizeInWords(size)} ${plantName} ${price}, planting it ${planting}.`
}
