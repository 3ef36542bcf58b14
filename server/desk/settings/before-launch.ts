import { claimKeys } from '#domain/company/claims.ts'
import { profileKeys } from '#domain/company/company-profile.ts'
import { quoteSettingKeys } from '#domain/company/quote-settings.ts'
import { placeholdersOf, type Placeholder } from '#domain/company/placeholders.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { db, type Database } from '#server/db/database.ts'
import { countMadeUpStock } from '#server/db/inventory.ts'
import { listOakRules, listWaterSuppliers } from '#server/db/local-rules.ts'
import { listOwnersWithoutCode } from '#server/desk/access/people.ts'

/** What's still a placeholder, for the desk. */
export const findPlaceholders = async () => readPlaceholders(db(), await listOwnersWithoutCode())

/** The same for the check of a server, whose role can't read who uses the desk. */
export async function readPlaceholders(
  on: Database,
  ownersWithoutCode: readonly string[] | null = null,
): Promise<Placeholder[]> {
  const settings = await listCompanySettings([...profileKeys, ...quoteSettingKeys, ...claimKeys], on)
  const [oakRules, waterSuppliers] = [await listOakRules(on), await listWaterSuppliers(on)]
  return placeholdersOf({
    settings,
    oakRules,
    waterSuppliers,
    madeUpStock: await countMadeUpStock(on),
    ownersWithoutCode,
  })
}
