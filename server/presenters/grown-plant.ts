import type { NamedPlant } from '#server/db/plants-by-slug.ts'

/** A plant at its mature size; nothing where that is not known. */
export function toGrownPlant({ slug, plantName: name, maxHeightFt, maxSpreadFt }: NamedPlant) {
  return maxHeightFt === null || maxSpreadFt === null
    ? []
    : [{ slug, name, heightFt: maxHeightFt, spreadFt: maxSpreadFt }]
}
