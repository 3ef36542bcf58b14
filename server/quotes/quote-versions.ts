import { sql, type InsertObject } from 'kysely'
import { lineTotal } from '#domain/pricing/totals.ts'
import type { TaxableKind } from '#domain/pricing/version-totals.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import type { DB } from '#server/platform/database/schema.generated.ts'

export async function insertVersion(on: Database, quoteId: number, given: QuoteVersion): Promise<void> {
  const { version, isOfficial, totals, delivery, discount, tax, message, paymentUrl } = given
  // Every column, also those with a default: what a version says isn't lost.
  const row: Required<InsertObject<DB, 'quoteVersions'>> = {
    quoteId,
    version,
    isOfficial,
    ...totals,
    discountReason: discount.reason,
    isPickup: delivery.isPickup,
    deliveryMiles: delivery.miles,
    deliveryReason: delivery.reason,
    deliveryApproximate: delivery.approximate,
    taxBasisPoints: tax?.basisPoints ?? null,
    taxedKinds: [...(tax?.kinds ?? [])],
    message,
    paymentUrl,
    validUntil: sql<Date>`${given.validUntil}::date`,
    createdAt: given.createdAt,
  }
  await on.insertInto('quoteVersions').values(row).execute()
  const plants = given.plants.map((plant) => ({ ...plant, isTaxed: true, lineTotalCents: lineTotal(plant) }))
  const extras = given.extras.map((extra) => ({
    ...extra,
    isPlantedByUs: false,
    lineTotalCents: extra.quantity * extra.unitPriceCents,
  }))
  const lines = [...plants, ...extras].map(({ name, ...line }, index) => ({
    ...line,
    plantName: name,
    quoteId,
    version,
    line: index + 1,
  }))
  if (lines.length > 0) await on.insertInto('quoteItems').values(lines).execute()
}

/** All versions of a quote, oldest first. */
export async function listVersions(quoteId: number, on: Database = db()): Promise<QuoteVersion[]> {
  const rows = await on
    .selectFrom('quoteVersions')
    .selectAll()
    .select(sql<string>`valid_until::text`.as('lastDay'))
    .where('quoteId', '=', quoteId)
    .orderBy('version')
    .execute()
  const lines = await on
    .selectFrom('quoteItems')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .orderBy('version')
    .orderBy('line')
    .execute()
  return rows.map((row) => {
    const own = lines.filter(({ version }) => version === row.version)
    return {
      version: row.version,
      isOfficial: row.isOfficial,
      plants: own.flatMap(({ inventoryId, plantId, ...line }) =>
        inventoryId === null || plantId === null
          ? []
          : [
              {
                inventoryId,
                plantId,
                name: line.plantName,
                scientificName: line.scientificName,
                containerSize: line.containerSize,
                quantity: line.quantity,
                unitPriceCents: line.unitPriceCents,
                plantingFeeCents: line.plantingFeeCents,
                isPlantedByUs: line.isPlantedByUs,
                cageCents: line.cageCents,
                reason: line.reason,
                currentHeightInches: line.currentHeightInches,
                caliperInches: line.caliperInches,
              },
            ],
      ),
      extras: own.flatMap(({ inventoryId, plantName: name, quantity, unitPriceCents, isTaxed }) =>
        inventoryId === null ? [{ name, quantity, unitPriceCents, isTaxed }] : [],
      ),
      discount: { cents: row.discountCents, reason: row.discountReason },
      delivery: {
        isPickup: row.isPickup,
        cents: row.deliveryCents,
        miles: row.deliveryMiles,
        approximate: row.deliveryApproximate,
        reason: row.deliveryReason,
      },
      tax:
        row.taxBasisPoints === null
          ? null
          : { basisPoints: row.taxBasisPoints, kinds: row.taxedKinds as TaxableKind[] },
      totals: {
        subtotalCents: row.subtotalCents,
        laborCents: row.laborCents,
        extrasCents: row.extrasCents,
        discountCents: row.discountCents,
        deliveryCents: row.deliveryCents,
        taxCents: row.taxCents,
        grandTotalCents: row.grandTotalCents,
      },
      message: row.message,
      paymentUrl: row.paymentUrl,
      validUntil: row.lastDay,
      createdAt: row.createdAt,
    }
  })
}

export async function getNewestVersion(quoteId: number, on: Database = db()): Promise<QuoteVersion> {
  const newest = (await listVersions(quoteId, on)).at(-1)
  if (newest === undefined) throw new Error(`Quote ${quoteId} has no version`)
  return newest
}
