import { readStored, store } from '#app/components/browser-storage.ts'
import { createStore } from '#ui/create-store.ts'

/** A plant as the device remembers it: enough for a small picture with a link. */
export type ListedPlant = { slug: string; name: string; thumb: string | null }

const slugPattern = /^[a-z0-9-]{1,80}$/
const thumbPattern = /^(\/|https:\/\/)[^\s"]{1,300}$/

function toListedPlant(value: unknown): ListedPlant[] {
  const { slug, name, thumb } = (value ?? {}) as Record<string, unknown>
  if (typeof slug !== 'string' || !slugPattern.test(slug)) return []
  if (typeof name !== 'string' || name === '' || name.length > 120) return []
  return [{ slug, name, thumb: typeof thumb === 'string' && thumbPattern.test(thumb) ? thumb : null }]
}

/** Anything can be in local storage, so entries that aren't plants are skipped. */
export function parsePlantList(text: string | null, most: number): readonly ListedPlant[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]')
    const plants = Array.isArray(values) ? values.flatMap(toListedPlant) : []
    const slugs = plants.map(({ slug }) => slug)
    return plants.filter(({ slug }, index) => slugs.indexOf(slug) === index).slice(0, most)
  } catch {
    return []
  }
}

export const mostKept = 12

const readKept = () => parsePlantList(readStored('keptPlants'), mostKept)

/** All tabs follow a change. */
const kept = createStore<readonly ListedPlant[]>([], () => {
  addEventListener('storage', () => kept.set(readKept()))
  addEventListener('pageshow', ({ persisted }) => persisted && kept.set(readKept()))
  return readKept()
})

function change(next: readonly ListedPlant[]) {
  store('keptPlants', next.length === 0 ? null : JSON.stringify(next))
  kept.set(next)
}

/** The plants marked with Keep, oldest first. */
export const keptPlants = {
  ...kept,
  add: (plant: ListedPlant) => change([...kept.read(), plant]),
  remove: (slug: string) => change(kept.read().filter((plant) => plant.slug !== slug)),
}
