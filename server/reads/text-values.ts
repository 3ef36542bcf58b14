import {
  addressLine,
  crewHours,
  quoteDeskHours,
  type CompanyProfile,
} from '#domain/company/company-profile.ts'
import type { TextValues } from '#domain/content/text-values.ts'
import { freeThenFlat } from '#domain/delivery/delivery-rows.ts'
import { formatCents } from '#domain/money.ts'
import { findSizePrice } from '#domain/pricing/size-prices.ts'
import { getCompany } from './company.ts'
import { getDeliveryZones } from './cached-zones.ts'
import { getMinimumOrder } from './minimum-order.ts'
import { getSizePrices } from './size-prices.ts'

/** Who we are, for texts that speak of nothing else. */
export function companyFigures(profile: CompanyProfile): TextValues {
  const values = new Map([
    ['companyName', profile.name],
    ['companyEmail', profile.email],
    ['companyPhone', profile.phone],
    ['companyAddress', addressLine(profile)],
  ])
  return (name) => values.get(name)
}

/** What the owner can change and texts speak of, as it stands now. */
export async function getFigures(): Promise<TextValues> {
  const [prices, zones, minimumCents, { profile }] = await Promise.all([
    getSizePrices(),
    getDeliveryZones(),
    getMinimumOrder(),
    getCompany(),
  ])
  const delivery = freeThenFlat(zones)
  const values: Record<string, string | undefined> = {
    minimumOrder: minimumCents === 0 ? undefined : formatCents(minimumCents),
    freeDeliveryMiles: delivery && String(delivery.freeMiles),
    farDeliveryFee: delivery && formatCents(delivery.farFeeCents),
    crewHours,
    quoteDeskHours,
  }
  const ofCompany = companyFigures(profile)
  return (name) => {
    const size = /^plantingFee:(?<size>.+)$/.exec(name)?.groups?.['size']
    if (size === undefined) return Object.hasOwn(values, name) ? values[name] : ofCompany(name)
    const { plantingFeeCents } = findSizePrice(prices, size)
    return plantingFeeCents === 0 ? 'no charge' : formatCents(plantingFeeCents)
  }
}
