import { searchInUrl } from './search-in-url.ts'

const inUrl = searchInUrl({
  sorts: ['name', 'height', 'bloom'],
  read: () => ({}),
  write: () => [],
})

/** A search of the plant database: filters, sort order and page. */
export type PlantSearch = ReturnType<typeof inUrl.parse>

export const {
  empty: emptyPlantSearch,
  defaultSort,
  parse: parsePlantSearch,
  write: writePlantSearch,
  change: changePlantSearch,
  leaveOut: leaveOutOfPlantSearch,
  isCanonical,
} = inUrl
