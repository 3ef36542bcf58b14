import { quoteDeskHours } from '#domain/company/company-profile.ts'
import { openingHours } from '#domain/company/opening-hours.ts'
import { quoteSettingKeys, quoteSettings, type QuoteSettings } from '#domain/company/quote-settings.ts'
import type { DeskHours } from '#domain/company/response-promise.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'

/** Straight from the database: what we promise must be what the owner set. */
export async function readQuoteSettings(): Promise<QuoteSettings> {
  return quoteSettings(await listCompanySettings(quoteSettingKeys))
}

export const deskHoursOf = ({ closedDays }: QuoteSettings): DeskHours => ({
  hours: openingHours(quoteDeskHours),
  closedDays,
})
