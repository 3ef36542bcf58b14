import { sizeLine } from '#domain/stock/measures.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { formatCents, type Cents } from '#domain/money.ts'
import { chargedOrder } from '#domain/pricing/charged-order.ts'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { TaxableKind } from '#domain/pricing/version-totals.ts'
import { momentInWords, monthDay } from '#domain/time/day-words.ts'
import type { DoneLine } from './lifecycle/events.ts'
import type { PageChanges, PageLine, PageVersion } from './quote-page-data.ts'
import { beforeTax } from './quote-words.ts'
import { deliveryLabel, deliveryNote, deliveryText } from './quote-delivery.ts'
import type { QuoteVersion, VersionPlant } from './quote-version.ts'
import { versionChanges } from './version-changes.ts'
import { listInWords } from '#domain/wording.ts'

// A version in words, for the customer's page and the desk's preview of it.

/** By inventory id. */
export type PicturesOfLines = ReadonlyMap<number, Picture | null>

const outcomes: Record<DoneLine['outcome'], string> = {
  planted: 'Planted',
  delivered: 'Delivered',
  'picked-up': 'Picked up',
  'not-done': 'Not done, not charged',
}

const taxedNames: Record<TaxableKind, string> = {
  plants: 'plants',
  planting: 'planting',
  cage: 'deer cages',
  delivery: 'delivery',
}

function optionsOf({ isPlantedByUs, cageCents }: VersionPlant, isPickup: boolean): string {
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
  done: readonly DoneLine[],
): PageLine[] {
  const outcomeOf = (line: number) => {
    const found = done.find((each) => each.line === line)
    return found === undefined ? null : outcomes[found.outcome]
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
      outcome: outcomeOf(index + 1),
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
      reason: extra.reason,
      quantity: extra.quantity,
      each: formatCents(extra.unitPriceCents),
      eachParts: '',
      total: formatCents(extra.quantity * (charged.extras[index] ?? extra).unitPriceCents),
      outcome: outcomeOf(plants.length + index + 1),
      picture: null,
      isPlant: false,
    })),
  ]
}

const minus = (cents: Cents) => `−${formatCents(cents)}`

/** 'Sales tax, 8.25% on plants' */
function taxLabel({ tax }: QuoteVersion): string {
  if (tax === null || tax.basisPoints === 0) return 'Sales tax'
  const kinds = listInWords(tax.kinds.map((kind) => taxedNames[kind]))
  return `Sales tax, ${tax.basisPoints / 100}%${kinds === '' ? '' : ` on ${kinds}`}`
}

const deliveryRow = ({ delivery }: QuoteVersion) =>
  delivery.isPickup
    ? { label: 'Pick-up at the yard', value: 'Free' }
    : { label: deliveryLabel(delivery), value: deliveryText(delivery) }

function toSums(version: QuoteVersion): Pick<PageVersion, 'sums' | 'lineSums'> {
  const { totals, plants, discount, tax } = version
  const cageCents = plants.reduce((sum, plant) => sum + plant.cageCents * plant.quantity, 0)
  const plantingCents = totals.laborCents - cageCents
  const ofLines = [
    { label: 'Plants subtotal', value: formatCents(totals.subtotalCents) },
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
  done: readonly DoneLine[] | null,
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

type ComparedLine = NonNullable<ReturnType<typeof versionChanges>['lines'][number]['before']>

function lineInWords({ plant, quantity }: ComparedLine, isPickup: boolean, showsQuantity: boolean): string[] {
  const count = showsQuantity ? [`Quantity ${quantity}`] : []
  return plant === null ? count : [sizeLine(plant), optionsOf(plant, isPickup), ...count]
}

/** Differences between two versions, as rows; words that stay the same are shown once. */
export function toPageChanges(
  before: QuoteVersion,
  after: QuoteVersion,
  words: PageChanges['words'],
): PageChanges {
  const changes = versionChanges(before, after)
  const amount = (cents: Cents | null) => (cents === null ? '' : formatCents(cents))
  const lines = changes.lines.map(({ name, before: was, after: is }) => {
    const showsQuantity = (was?.quantity ?? 1) !== 1 || (is?.quantity ?? 1) !== 1
    const wordsOf = (line: ComparedLine | null, { delivery }: QuoteVersion) =>
      line === null ? [] : lineInWords(line, delivery.isPickup, showsQuantity)
    const [old, current] = [wordsOf(was, before), wordsOf(is, after)]
    return {
      title: name,
      note: was === null ? 'New' : is === null ? 'No longer in the quote' : is.reason,
      before: is === null ? [] : old.filter((part) => !current.includes(part)),
      after: was === null ? current : current.filter((part) => !old.includes(part)),
      wasCost: was === null ? '' : formatCents(was.totalCents),
      cost: is === null ? '' : formatCents(is.totalCents),
    }
  })
  const row = (title: string, note: string, wasCost: string, cost: string) => ({
    title,
    note,
    before: [],
    after: [],
    wasCost,
    cost,
  })
  const { discount, delivery, tax } = changes
  return {
    from: before.version,
    to: after.version,
    words,
    rows: [
      ...lines,
      ...(discount === null
        ? []
        : [
            row(
              'Discount',
              after.discount.reason,
              discount.beforeCents === 0 ? '' : minus(discount.beforeCents),
              discount.afterCents === 0 ? 'None' : minus(discount.afterCents),
            ),
          ]),
      ...(delivery === null
        ? []
        : [
            row(
              deliveryRow(after).label,
              delivery.instead !== null
                ? `Instead of ${delivery.instead}`
                : delivery.beforeCents === null
                  ? 'Was still to be confirmed'
                  : '',
              delivery.beforeCents === null || delivery.beforeCents === delivery.afterCents
                ? ''
                : deliveryRow(before).value,
              deliveryRow(after).value,
            ),
          ]),
      ...(tax === null
        ? []
        : [
            row(
              taxLabel(after),
              tax.beforeCents === null ? "Wasn't in the estimate" : '',
              amount(tax.beforeCents),
              amount(tax.afterCents),
            ),
          ]),
    ].map((each, id) => ({ ...each, id })),
    wasTotal: formatCents(changes.total.beforeCents),
    total: formatCents(changes.total.afterCents),
  }
}
