import type { TextSections } from '#domain/content/text-values.ts'
import { oakRuleSections, waterSections } from '#domain/places/rule-sections.ts'
import { nurseryDay } from '#domain/time/nursery-clock.ts'
import { listWaterSuppliers } from '#server/catalog/places/local-rules.ts'
import { getOakRules } from '#server/catalog/places/place-reads.ts'
import { cachedFor, cacheTime } from '#server/platform/cache.ts'
import { getServiceArea } from './service-area.ts'

const getWaterSuppliers = cachedFor(cacheTime.others, () => listWaterSuppliers())

/** The sections of articles that are written from the local rules. */
export async function getRuleSections(): Promise<TextSections> {
  const [rules, suppliers, area] = await Promise.all([getOakRules(), getWaterSuppliers(), getServiceArea()])
  const today = nurseryDay(new Date())
  return {
    '{{oakRules}}': oakRuleSections(rules, area, today),
    '{{waterRules}}': waterSections(suppliers, area, today),
  }
}
