import { readStored, store as storeInBrowser, type StoredItem } from '#app/components/browser-storage.ts'
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

/** A list of plants in local storage. All tabs follow a change. */
function createPlantList(item: StoredItem, most: number) {
  const readList = () => parsePlantList(readStored(item), most)
  const list = createStore<readonly ListedPlant[]>([], () => {
    addEventListener('storage', () => list.set(readList()))
    addEventListener('pageshow', ({ persisted }) => persisted && list.set(readList()))
    return readList()
  })
  const change = (next: readonly ListedPlant[]) => {
    storeInBrowser(item, next.length === 0 ? null : JSON.stringify(next))
    list.set(next)
  }
  return { ...list, change }
}

export const mostKept = 12
const mostRecent = 8

const kept = createPlantList('keptPlants', mostKept)
const recent = createPlantList('recentPlants', mostRecent)

/** The plants marked with Keep, oldest first. */
export const keptPlants = {
  ...kept,
  add: (plant: ListedPlant) => kept.change([...kept.read(), plant]),
  remove: (slug: string) => kept.change(kept.read().filter((plant) => plant.slug !== slug)),
}

/** The guides opened on this device, newest first. */
export const recentPlants = {
  ...recent,
  add: (plant: ListedPlant) =>
    recent.change([plant, ...recent.read().filter(({ slug }) => slug !== plant.slug)].slice(0, mostRecent)),
}
