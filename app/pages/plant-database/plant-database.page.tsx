import { data, Form, redirect, useLocation, useNavigate, useNavigation } from 'react-router'
import { contoursFirst } from '#app/components/plants/contours.ts'
import { overlaySlug, usePlantOverlay } from '#app/components/plant-overlay/use-plant-overlay.ts'
import { lazyAfterHydration } from '#ui/lazy-after-hydration.tsx'
import { appliedChoices } from '#app/components/plant-search/applied-choices.ts'
import { AppliedFilters } from '#app/components/plant-search/applied-filters.tsx'
import { FilterPanel } from '#app/components/plant-search/filter-panel.tsx'
import { ListStatus } from '#app/components/plant-search/list-status.tsx'
import { LoadingFailed } from '#app/components/plant-search/loading-failed.tsx'
import { SearchForm } from '#app/components/plant-search/search-form.tsx'
import { SortField } from '#app/components/plant-search/sort-field.tsx'
import { pageMeta } from '#app/seo.ts'
import { Pager } from '#ui/pager.tsx'
import {
  changePlantSearch,
  emptyPlantSearch,
  isCanonical,
  leaveOutOfPlantSearch,
  parsePlantSearch,
  writePlantSearch,
  type PlantSearch,
} from '#domain/search/plant-search.ts'
import { catalogStatus, getCatalog } from '#server/reads/catalog-snapshot.ts'
import { browsePlants } from '#server/commands/browse-plants.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { toPlantBrief } from '#server/presenters/plant-brief.ts'
import { toPlantEntry } from '#server/presenters/plant-entry.ts'
import type { Route } from './+types/plant-database.page.ts'
import { Banner } from './plant-database-banner.tsx'
import { Letters } from './letters.tsx'
import { NothingFound } from './no-plants-found.tsx'
import { PlantEntry } from './plant-entry.tsx'
import { PlantFilters } from './plant-filters.tsx'

const path = '/plant-database'
const unreadable = { title: 'Error Loading Plants', message: 'An error occurred fetching plants' }
const addressOf = (search: PlantSearch) => path + writePlantSearch(search)

/** What is applied, each with the search that leaves it out. */
const appliedTo = (search: PlantSearch) =>
  appliedChoices(search).map(({ label, without }) => ({
    label,
    search: leaveOutOfPlantSearch(search, without),
  }))

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const search = parsePlantSearch(url.searchParams)
  // A form sent without JavaScript names each value on its own: it is led once to the address that all equal searches share.
  if (!isCanonical(url.searchParams)) throw redirect(addressOf(search))
  const slug = overlaySlug(url.search)
  const [{ rows, ...list }, { plants }] = await orUnavailable(
    Promise.all([browsePlants(search, new Date(), appliedTo(search)), getCatalog()]),
    unreadable,
  )
  if (list.page !== search.page) throw redirect(addressOf({ ...search, page: list.page }))
  const opened = plants.find((plant) => plant.slug === slug)
  if (slug !== null && opened === undefined) throw redirect(addressOf(search))
  return data(
    { search, ...list, plants: rows.map(toPlantEntry), brief: opened ? toPlantBrief(opened) : null },
    catalogStatus(),
  )
}

export const links = contoursFirst

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { search, brief } = loaderData ?? { search: undefined, brief: null }
  // Only the plain list and its pages are for search engines; what a visitor filtered is theirs alone, and an open plant
  // is the guide's.
  const plainList = search !== undefined && writePlantSearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Plant database of Hill Country natives${search !== undefined && search.page > 1 ? `, page ${search.page}` : ''}`,
    description:
      'Native trees, shrubs, grasses and flowers for San Antonio and the Hill Country: size, sun, soil, deer and care.',
    path: brief === null ? (plainList ? addressOf(search) : path) : `${path}/${brief.slug}`,
    noindex: brief === null && !plainList,
  })
}

const PlantOverlay = lazyAfterHydration(
  async () => (await import('#app/components/plant-overlay/plant-overlay.tsx')).PlantOverlay,
)

export default function PlantDatabasePage({ loaderData }: Route.ComponentProps) {
  const { search: loaded, plants, total, pageCount, counts, corrections, letters, wayOut, brief } = loaderData
  const navigate = useNavigate()
  const navigation = useNavigation()
  const overlay = usePlantOverlay()
  const coming = navigation.location?.pathname === path ? navigation.location.search : undefined
  // What was just chosen shows at once; the list follows.
  const search = coming === undefined ? loaded : parsePlantSearch(new URLSearchParams(coming))
  const loading = writePlantSearch(search) !== writePlantSearch(loaded)
  const show = (next: PlantSearch) => void navigate(addressOf(next), { preventScrollReset: true })

  return (
    <SearchForm action={path} onChosen={(parameters) => show(parsePlantSearch(parameters))}>
      <Banner path={path} search={loaded} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-9 gap-y-6 py-8 lg:grid-cols-[256px_minmax(0,1fr)]">
        <FilterPanel total={total}>
          <PlantFilters
            search={search}
            counts={counts}
            onRange={(change) => show(changePlantSearch(search, change))}
          />
        </FilterPanel>
        <section
          aria-label="Plants"
          aria-busy={loading}
          className={loading ? 'opacity-60 transition-opacity' : undefined}
        >
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <ListStatus total={total} corrections={corrections} />
            <SortField value={search.sort} options={sortsFor(search)} />
          </div>
          <AppliedFilters
            applied={appliedTo(search).map(({ label, search: without }) => ({
              label,
              to: addressOf(without),
            }))}
            clearTo={path}
          />
          {letters !== null && (
            <Letters
              pages={letters}
              here={new Set(plants.map((plant) => plant.name.charAt(0)))}
              hrefFor={(page) => addressOf({ ...loaded, page })}
            />
          )}
          {plants.length === 0 ? (
            <NothingFound
              isEmptyCatalogue={writePlantSearch(loaded) === writePlantSearch(emptyPlantSearch)}
              wayOut={wayOut.map(({ label, total: found, search: without }) => ({
                label,
                found,
                to: addressOf(without),
              }))}
              clearTo={path}
            />
          ) : (
            <div className="mt-4 grid gap-x-9 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
              {plants.map((plant, index) => (
                <PlantEntry key={plant.slug} plant={plant} eager={index < 2} onOpen={overlay.open} />
              ))}
            </div>
          )}
          <div className="mt-8">
            <Pager
              page={loaded.page}
              pageCount={pageCount}
              label="Pages of plants"
              hrefFor={(page) => addressOf({ ...loaded, page })}
            />
          </div>
        </section>
      </div>
      <PlantOverlay
        open={
          overlay.slug !== null &&
          (brief?.slug === overlay.slug || plants.some(({ slug }) => slug === overlay.slug))
        }
        plant={brief?.slug === overlay.slug ? brief : null}
        known={plants.find(({ slug }) => slug === overlay.slug) ?? null}
        onClose={overlay.close}
        from="Plant Database"
      />
    </SearchForm>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const asked = parsePlantSearch(new URLSearchParams(useLocation().search))
  return (
    <Form action={path}>
      <Banner path={path} search={asked} />
      <LoadingFailed title={unreadable.title} otherwise={unreadable.message} error={error} />
    </Form>
  )
}

const sortsFor = ({ text }: PlantSearch) => [
  ...(text === '' ? [] : [{ value: 'match', label: 'Best match' }]),
  { value: 'name', label: 'Name, A to Z' },
  { value: 'height', label: 'Tallest first' },
  { value: 'bloom', label: 'In bloom now' },
]
