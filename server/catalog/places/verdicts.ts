import { insteadIn } from '#domain/advice/instead.ts'
import { placeInBrief } from '#domain/places/community-words.ts'
import { verdictOn, type PlaceVerdicts, type PlantingPlace } from '#domain/places/verdict.ts'
import type { CatalogPlant } from '#domain/search/catalog.ts'
import { wishes } from '#server/platform/content.ts'

/** Every plant's verdict in one place; for those that don't fit, the one we'd plant instead. */
export function verdictsIn(place: PlantingPlace, plants: readonly CatalogPlant[]): PlaceVerdicts {
  const judged = plants.flatMap((plant) => {
    const verdict = verdictOn(plant, place)
    return verdict === null ? [] : [{ plant, verdict }]
  })
  const insteadOf = insteadIn(place, plants, wishes)
  const instead = judged
    .filter(({ verdict }) => verdict.answer !== 'fits')
    .flatMap(({ plant }) => {
      const other = insteadOf(plant)
      return other === undefined ? [] : [[plant.slug, { slug: other.slug, name: other.name }] as const]
    })
  const reasons = Map.groupBy(judged, ({ verdict }) => verdict.why)
  return {
    about: placeInBrief(place),
    reasons: [...reasons].flatMap(([why, sharing]) => {
      const [first] = sharing
      return first === undefined
        ? []
        : [{ answer: first.verdict.answer, why, slugs: sharing.map(({ plant }) => plant.slug) }]
    }),
    instead: Object.fromEntries(instead),
  }
}
