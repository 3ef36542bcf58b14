import { reasonFor } from '#domain/advice/fact-about.ts'
import { recommend } from '#domain/advice/recommend.ts'
import { wishIds, type Wishes } from '#domain/advice/wish.ts'
import type { Catalog, CatalogPlant } from './catalog.ts'
import { needs, type Need } from './needs.ts'

export type Advised = Pick<Catalog, 'places'> & { wishes: Wishes }

type Search = {
  place: string
  /** Each part of the words that isn't a name, by its meaning. */
  understood: readonly { means: string }[]
}

/** The wish of a need, and its own order for the same words if it has one: monarchs want other flowers than hummingbirds. */
function wishMeant({ phrases, wish: id }: Need, wishes: Wishes) {
  if (id === undefined) return []
  return [
    { wish: wishes[id], variant: Object.keys(wishes[id].variants).find((name) => phrases.includes(name)) },
  ]
}

const needsMeant = ({ understood }: Pick<Search, 'understood'>) =>
  needs.filter(({ means }) => understood.some((part) => part.means === means))

/** Why we'd plant each plant found: for what was asked, or else for what it does best. */
export function reasonsFor(search: Pick<Search, 'understood'>, { wishes }: Pick<Advised, 'wishes'>) {
  const asked = needsMeant(search).flatMap((need) => wishMeant(need, wishes).map(({ wish }) => wish))
  const all = [...asked, ...wishIds.map((id) => wishes[id])]
  return (plant: CatalogPlant) => reasonFor(plant, all)
}

/**
 * For each plant found, where it stands in our recommendation for the needs and the place of a search; null without either. Plants
 * that don't do for the wish come after those that do, and those we only sell by name last.
 */
export function bestMatch(
  found: readonly CatalogPlant[],
  { place, understood }: Search,
  { places, wishes }: Advised,
): ((plant: CatalogPlant) => number) | null {
  const meant = needsMeant({ understood })
  if (meant.length === 0 && place === '') return null
  const wanted = meant.flatMap((need) => wishMeant(need, wishes))
  const here = places.find(({ slug }) => slug === place) ?? null
  const variant = wanted.find((each) => each.variant !== undefined)?.variant ?? ''
  const ranked = [
    ...(wanted.length === 0
      ? []
      : recommend(found, { wishes: wanted.map(({ wish }) => wish), variant, place: here })),
    ...recommend(found, { wishes: [], place: here }),
  ]
  const standing = new Map<CatalogPlant, number>()
  for (const { plant } of ranked) if (!standing.has(plant)) standing.set(plant, standing.size)
  return (plant) => standing.get(plant) ?? standing.size
}
