import { claimKeys } from '#domain/settings/claims.ts'
import { profileKeys } from '#domain/settings/company-profile.ts'
import { quoteSettingKeys } from '#domain/settings/quote-settings.ts'
import { placeholdersOf, type Placeholder } from '#domain/settings/placeholders.ts'
import { listCompanySettings } from '#server/settings/company-settings.ts'
import { db, type Database } from '#server/platform/database/database.ts'
import { countMadeUpStock } from '#server/stock/inventory.ts'
import { listOwnersWithoutCode } from '#server/people/people.ts'

/** What's still a placeholder, for the desk. */
export const findPlaceholders = async () => readPlaceholders(db(), await listOwnersWithoutCode())

/** The same for the check of a server, whose role can't read who uses the desk. */
export async function readPlaceholders(
  on: Database,
  ownersWithoutCode: readonly string[] = [],
): Promise<Placeholder[]> {
  const settings = await listCompanySettings([...profileKeys, ...quoteSettingKeys, ...claimKeys], on)
  return placeholdersOf({
    settings,
    madeUpStock: await countMadeUpStock(on),
    ownersWithoutCode,
  })
}
