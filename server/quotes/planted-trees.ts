import type { PlantedTree } from '#domain/care/tree-care.ts'
import { waterNeedOf } from '#domain/care/water-plan.ts'
import { sizeLine } from '#domain/stock/measures.ts'
import { countDone, type QuoteRecord } from '#domain/quotes/lifecycle/record.ts'
import type { QuoteVersion } from '#domain/quotes/quote-version.ts'
import { findGround, listPlantCare } from '#server/catalog/plant-care.ts'

/** The plants of an order that we planted. What the customer planted or picked up isn't ours to care for. */
export async function readPlantedTrees(
  { accepted, done }: QuoteRecord,
  versions: readonly QuoteVersion[],
  zipCode: string,
): Promise<PlantedTree[]> {
  const order = versions.find(({ version }) => version === accepted?.version)
  if (done === null || order === undefined) return []
  const lines = done.lines.flatMap((each) => {
    const plant = order.plants[each.line - 1]
    if (plant === undefined || each.outcome !== 'planted') return []
    return [{ ...plant, line: each.line, quantity: countDone(each, plant.quantity) }]
  })
  const [records, ground] = await Promise.all([
    listPlantCare(lines.map(({ plantId }) => plantId)),
    findGround(zipCode),
  ])
  return lines.map((plant) => {
    const record = records.find(({ id }) => id === plant.plantId)
    return {
      line: plant.line,
      quantity: plant.quantity,
      name: plant.name,
      spanishName: record?.spanishNames[0] ?? null,
      scientificName: plant.scientificName,
      slug: record?.slug ?? null,
      size: sizeLine(plant),
      containerSize: plant.containerSize,
      caliperInches: plant.caliperInches,
      waterNeed: waterNeedOf(record?.waterNeeds),
      ground,
      plantedOn: done.day,
      plantType: record?.plantType ?? null,
      growthRate: record?.growthRate ?? null,
      leafRetention: record?.leafRetention ?? null,
      bloomMonths: record?.bloomMonths ?? [],
      fallColor: record?.fallColor ?? null,
      hasCage: plant.cageCents > 0,
    }
  })
}
