import type { Cents } from '#domain/money.ts'
import { versionTotals, type SalesTax, type VersionTotals } from '#domain/pricing/version-totals.ts'
import type { Day } from '#domain/time/nursery-clock.ts'
import type { QuoteDelivery } from './quote-delivery.ts'
import { lastDayOfEstimate } from './validity.ts'

/** A plant of a version. It's a copy: the stock it came from may change or go. */
export type VersionPlant = {
  inventoryId: number
  plantId: number
  name: string
  scientificName: string
  containerSize: string
  quantity: number
  unitPriceCents: Cents
  /** 0 if the customer plants it. */
  plantingFeeCents: Cents
  isPlantedByUs: boolean
  cageCents: Cents
  /** Why the price isn't the list's. */
  reason: string
  currentHeightInches: number | null
  caliperInches: number | null
}

/** Work or goods that aren't on the list, such as 'Remove a dead ash'. */
export type VersionExtra = {
  name: string
  quantity: number
  unitPriceCents: Cents
  isTaxed: boolean
}

/** An offer. Never changed once it's stored. */
export type QuoteVersion = {
  version: number
  isOfficial: boolean
  plants: VersionPlant[]
  extras: VersionExtra[]
  discount: { cents: Cents; reason: string }
  delivery: QuoteDelivery
  /** Null for an estimate, which is before sales tax. */
  tax: SalesTax | null
  totals: VersionTotals
  message: string
  paymentUrl: string | null
  validUntil: Day
  createdAt: Date
}

/** Version 1 of a quote that the desk started, until there's something in it. Customers never see it. */
export const isBlank = ({ plants, extras }: Pick<QuoteVersion, 'plants' | 'extras'>) =>
  plants.length + extras.length === 0

/** Version 1, with the items at our own prices and before sales tax. */
export const newEstimate = (
  plants: VersionPlant[],
  delivery: QuoteDelivery,
  createdAt: Date,
): QuoteVersion => ({
  version: 1,
  isOfficial: false,
  plants,
  extras: [],
  discount: { cents: 0, reason: '' },
  delivery,
  tax: null,
  totals: versionTotals({
    lines: plants,
    extras: [],
    discountCents: 0,
    deliveryCents: delivery.cents,
    tax: null,
  }),
  message: '',
  paymentUrl: null,
  validUntil: lastDayOfEstimate(createdAt),
  createdAt,
})
