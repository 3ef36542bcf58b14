import type { NamedPlant } from '#server/db/plants-by-slug.ts'

/** A plant at its mature size; nothing where that is not known. */
export function toGrownPlant({ slug, plant_name: name, max_height_ft, max_spread_ft }: NamedPlant) {
  return max_height_ft === null || max_spread_ft === null
    ? []
    : [{ slug, name, heightFt: max_height_ft, spreadFt: max_spread_ft }]
}
