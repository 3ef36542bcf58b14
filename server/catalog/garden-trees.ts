import type { GardenTree } from '#domain/growth/garden.ts'
import type { VersionPlant } from '#domain/quotes/quote-version.ts'
import { listPlantGrowth } from './plants.ts'
import { toPlantGrowth } from './plant-growth.ts'

/** A quote's plants as its yard draws them: heights as quoted, growth as it's on record now. Without plants that no longer are. */
export async function readGardenTrees(plants: readonly VersionPlant[]): Promise<GardenTree[]> {
  const rows = await listPlantGrowth([...new Set(plants.map(({ plantId }) => plantId))])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return plants.flatMap(({ plantId, name, containerSize, quantity, currentHeightInches }) => {
    const row = byId.get(plantId)
    if (row === undefined) return []
    const todayFt = currentHeightInches === null ? null : currentHeightInches / 12
    return { ...toPlantGrowth(row), slug: row.slug, name, containerSize, quantity, todayFt }
  })
}
