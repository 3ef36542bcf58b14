import { claimKeys } from '#domain/company/claims.ts'
import { profileKeys } from '#domain/company/company-profile.ts'
import { quoteSettingKeys } from '#domain/company/quote-settings.ts'
import { standInsOf, type StandIn } from '#domain/company/stand-ins.ts'
import { listCompanySettings } from '#server/db/company-settings.ts'
import { db, type Database } from '#server/db/database.ts'
import { countMadeUpStock } from '#server/db/inventory.ts'
import { listOakRules, listWaterSuppliers } from '#server/db/local-rules.ts'
import { listOwnersWithoutCode } from '#server/desk/access/people.ts'

/** What's still a placeholder, for the desk. */
export const findStandIns = async () => readStandIns(db(), await listOwnersWithoutCode())

/** The same for the check of a server, whose role can't read who uses the desk. */
export async function readStandIns(
  on: Database,
  ownersWithoutCode: readonly string[] | null = null,
): Promise<StandIn[]> {
  const settings = await listCompanySettings([...profileKeys, ...quoteSettingKeys, ...claimKeys], on)
  const [oakRules, waterSuppliers] = [await listOakRules(on), await listWaterSuppliers(on)]
  return standInsOf({
    settings,
    oakRules,
    waterSuppliers,
    madeUpStock: await countMadeUpStock(on),
    ownersWithoutCode,
  })
}
