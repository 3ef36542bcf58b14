import { waterTextValues } from '#domain/care/water-text-values.ts'
import { fillProse, type TextValues } from '#domain/content/text-values.ts'
import { addressLine, type CompanyProfile } from '#domain/settings/company-profile.ts'
import { freeThenFlat } from '#domain/delivery/delivery-rows.ts'
import { formatCents } from '#domain/money.ts'
import { findSizePrice } from '#domain/pricing/size-prices.ts'
import { getCompany } from '#server/settings/company.ts'
import { getDeliveryZones } from './active-zones.ts'
import { getSizePrices } from '#server/stock/prices.ts'
import type { Policy } from '#domain/content/policy.ts'
import { getPolicy } from '#server/platform/content.ts'
import { getMinimumOrder } from '#server/settings/quote-settings.ts'

/** The company's details, for texts that mention nothing else. */
function companyTextValues(profile: CompanyProfile): TextValues {
  const values = new Map([
    ['companyName', profile.name],
    ['companyEmail', profile.email],
    ['companyPhone', profile.phone.replaceAll(' ', '\u00A0')],
    ['companyAddress', addressLine(profile)],
  ])
  return (name) => values.get(name)
}

/** The current value of everything that texts mention by name: what the owner can change, and the water plan's numbers. */
export async function getTextValues(): Promise<TextValues> {
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
    crewHours: profile.crewHours,
    quoteDeskHours: profile.quoteDeskHours,
  }
  const companyValue = companyTextValues(profile)
  return (name) => {
    const size = /^plantingFee:(?<size>.+)$/.exec(name)?.groups?.['size']
    if (size === undefined)
      return Object.hasOwn(values, name) ? values[name] : (companyValue(name) ?? waterTextValues(name))
    const { plantingFeeCents } = findSizePrice(prices, size)
    return plantingFeeCents === 0 ? 'no charge' : formatCents(plantingFeeCents)
  }
}

/** A policy with the company's details filled in. */
export async function getFilledPolicy(name: Parameters<typeof getPolicy>[0]): Promise<Policy> {
  const policy = getPolicy(name)
  const { profile } = await getCompany()
  return { ...policy, body: fillProse(policy.body, companyTextValues(profile)) }
}
