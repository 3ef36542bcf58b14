import type { TextSections } from '#domain/content/text-values.ts'
import { oakRuleSections, waterSections } from '#domain/places/rule-sections.ts'
import { listOakRules, listWaterSuppliers } from '#server/catalog/places/local-rules.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { getServiceArea } from './service-area.ts'

export const getOakRules = cachedFor(cacheTime.others, () => listOakRules())
const getWaterSuppliers = cachedFor(cacheTime.others, () => listWaterSuppliers())

/** The sections of articles that are written from the local rules. */
export async function getRuleSections(): Promise<TextSections> {
  const [rules, suppliers, area] = await Promise.all([getOakRules(), getWaterSuppliers(), getServiceArea()])
  return {
    '{{oakRules}}': oakRuleSections(rules, area),
    '{{waterRules}}': waterSections(suppliers, area),
  }
}
