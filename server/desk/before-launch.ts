import { claimKeys } from '#domain/settings/claims.ts'
import { profileKeys } from '#domain/settings/company-profile.ts'
import { quoteSettingKeys } from '#domain/settings/quote-settings.ts'
import { placeholdersOf, type Placeholder } from '#domain/settings/placeholders.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { countMadeUpStock } from '#server/stock/inventory.ts'

/** What's still a placeholder, for the desk and for the check of a server. */
export async function findPlaceholders(on: Database = db()): Promise<Placeholder[]> {
  const settings = await listCompanySettings([...profileKeys, ...quoteSettingKeys, ...claimKeys], on)
  return placeholdersOf({ settings, madeUpStock: await countMadeUpStock(on) })
}
