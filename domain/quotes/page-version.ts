import { sizeLine } from '#domain/stock/measures.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { TaxableKind } from '#domain/pricing/version-totals.ts'
import { momentInWords, monthDay } from '#domain/time/day-words.ts'
import type { PageLine, PageVersion } from './quote-page-data.ts'
import { beforeTax } from './quote-words.ts'
import { deliveryLabel, deliveryNote, deliveryText } from './quote-delivery.ts'
import type { QuoteVersion, VersionPlant } from './quote-version.ts'
import { outcomeForCustomer } from './visit.ts'
import { capitalize, listInWords } from '#domain/wording.ts'
import type { ExplainedLine } from '#domain/visits/done-reasons.ts'

// A version in words, for the customer's page and the desk's preview of it.

/** By inventory id. */
export type PicturesOfLines = ReadonlyMap<number, Picture | null>

const taxedNames: Record<TaxableKind, string> = {
  plants: 'plants',
  planting: 'planting',
  cage: 'deer cages',
  delivery: 'delivery',
}

export function optionsOf({ isPlantedByUs, cageCents }: VersionPlant, isPickup: boolean): string {
  const planting = isPlantedByUs ? 'Planted by us' : isPickup ? 'Picked up by you' : 'Planted by you'
  return cageCents > 0 ? `${planting}, with a deer cage` : planting
}

function partsOf({ unitPriceCents, plantingFeeCents, cageCents }: VersionPlant): string {
  const parts = [
    `${formatCents(unitPriceCents)} plant`,
    ...(plantingFeeCents > 0 ? [`${formatCents(plantingFeeCents)} planting`] : []),
    ...(cageCents > 0 ? [`${formatCents(cageCents)} cage`] : []),
  ]
  return parts.length === 1 ? '' : parts.join(' + ')
}

function toLines(
  { plants, extras, delivery }: QuoteVersion,
  charged: QuoteVersion,
  pictures: PicturesOfLines,
  done: readonly ExplainedLine[],
): PageLine[] {
  const outcomeOf = (line: number, quantity: number) => {
    const found = done.find((each) => each.line === line)
    return found === undefined ? null : capitalize(outcomeForCustomer(found, quantity))
  }
  return [
    ...plants.map((plant, index) => ({
      line: index + 1,
      name: plant.name,
      scientificName: plant.scientificName,
      containerSize: plant.containerSize,
      size: sizeLine(plant),
      options: optionsOf(plant, delivery.isPickup),
      reason: plant.reason,
      quantity: plant.quantity,
      each: formatCents(plant.unitPriceCents + plant.plantingFeeCents + plant.cageCents),
      eachParts: partsOf(plant),
      total: formatCents(lineTotal(charged.plants[index] ?? plant)),
      outcome: outcomeOf(index + 1, plant.quantity),
      picture: pictures.get(plant.inventoryId) ?? null,
      isPlant: true,
    })),
    ...extras.map((extra, index) => ({
      line: plants.length + index + 1,
      name: extra.name,
      scientificName: '',
      containerSize: '',
      size: '',
      options: '',
      reason: '',
      quantity: extra.quantity,
      each: formatCents(extra.unitPriceCents),
      eachParts: '',
      total: formatCents(extra.quantity * (charged.extras[index] ?? extra).unitPriceCents),
      outcome: outcomeOf(plants.length + index + 1, extra.quantity),
      picture: null,
      isPlant: false,
    })),
  ]
}

export const minus = (cents: Cents) => `−${formatCents(cents)}`

/** 'Sales tax, 8.25% on plants' */
export function taxLabel({ tax }: QuoteVersion): string {
  if (tax === null || tax.basisPoints === 0) return 'Sales tax'
  const kinds = listInWords(tax.kinds.map((kind) => taxedNames[kind]))
  return `Sales tax, ${tax.basisPoints / 100}%${kinds === '' ? '' : ` on ${kinds}`}`
}

export const deliveryRow = ({ delivery }: QuoteVersion) =>
  delivery.isPickup
    ? { label: 'Pick-up at the yard', value: 'Free' }
    : { label: deliveryLabel(delivery), value: deliveryText(delivery) }

/** The sums below the lines, on the page and in emails. */
export function toSums(version: QuoteVersion): Pick<PageVersion, 'sums' | 'lineSums'> {
  const { totals, plants, discount, tax } = version
  const cageCents = plants.reduce((sum, plant) => sum + plant.cageCents * plant.quantity, 0)
  const plantingCents = totals.laborCents - cageCents
  const ofLines = [
    ...(plants.length > 0 ? [{ label: 'Plants subtotal', value: formatCents(totals.subtotalCents) }] : []),
    ...(plantingCents > 0 ? [{ label: 'Planting', value: formatCents(plantingCents) }] : []),
    ...(cageCents > 0 ? [{ label: 'Deer cages', value: formatCents(cageCents) }] : []),
    ...(totals.extrasCents > 0 ? [{ label: 'Other work', value: formatCents(totals.extrasCents) }] : []),
  ]
  const ofOrder = [
    deliveryRow(version),
    ...(totals.discountCents > 0
      ? [{ label: discount.reason || 'Discount', value: minus(totals.discountCents) }]
      : []),
    ...(tax === null ? [] : [{ label: taxLabel(version), value: formatCents(totals.taxCents) }]),
  ]
  return { sums: [...ofLines, ...ofOrder], lineSums: ofLines.length }
}

/**
 * `done` says what became of the accepted version's lines, and so what they cost; null for any other version, which can't be paid
 * either.
 */
export function toPageVersion(
  version: QuoteVersion,
  pictures: PicturesOfLines,
  done: readonly ExplainedLine[] | null,
): PageVersion {
  const { delivery, isOfficial } = version
  const charged = chargedOrder(version, done ?? [])
  const [quotedCents, owedCents] = [version.totals.grandTotalCents, charged.totals.grandTotalCents]
  return {
    version: version.version,
    isOfficial,
    lines: toLines(version, charged, pictures, done ?? []),
    ...toSums(charged),
    total: formatCents(owedCents),
    quotedTotal: owedCents === quotedCents ? null : formatCents(quotedCents),
    note: isOfficial ? '' : [`${beforeTax}.`, deliveryNote(delivery) ?? ''].join(' ').trim(),
    message: version.message,
    paymentUrl: done === null || owedCents === 0 ? null : version.paymentUrl,
    isPlantedByUs: version.plants.some(({ isPlantedByUs }) => isPlantedByUs),
    validUntil: monthDay(version.validUntil),
    sentOn: momentInWords(version.createdAt),
  }
}
