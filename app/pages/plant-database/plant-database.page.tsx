import { data, Form, redirect, useLocation, useNavigate, useNavigation } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
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
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toPlantBrief } from '#server/presenters/plant-brief.ts'
import { toPlantEntry } from '#server/presenters/plant-entry.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Route } from './+types/plant-database.page.ts'
import { PlantDatabaseBanner } from './plant-database-banner.tsx'
import { Letters } from './letters.tsx'
import { NoPlantsFound } from './no-plants-found.tsx'
import { PlantEntry } from './plant-entry.tsx'

const path = '/plant-database'
const unreadable = { title: 'Error Loading Plants', message: 'An error occurred fetching plants' }
const urlOf = (search: PlantSearch) => path + writePlantSearch(search)

/** The applied filters, each with the search without it. */
const appliedFilters = (search: PlantSearch) =>
  appliedChoices(search).map(({ label, without }) => ({
    label,
    search: leaveOutOfPlantSearch(search, without),
  }))

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const search = parsePlantSearch(url.searchParams)
  // A form without JavaScript repeats parameters. Redirect to the canonical URL of the same search.
  if (!isCanonical(url.searchParams)) throw redirect(urlOf(search))
  const slug = overlaySlug(url.search)
  const [{ rows, ...list }, { plants }] = await unavailableOnFault(
    Promise.all([browsePlants(search, new Date(), appliedFilters(search)), getCatalog()]),
    unreadable,
  )
  if (list.page !== search.page) throw redirect(urlOf({ ...search, page: list.page }))
  const opened = plants.find((plant) => plant.slug === slug)
  if (slug !== null && opened === undefined) throw redirect(urlOf(search))
  return data(
    { search, ...list, plants: rows.map(toPlantEntry), brief: opened ? toPlantBrief(opened) : null },
    catalogStatus(),
  )
}

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { search, brief } = loaderData ?? { search: undefined, brief: null }
  // Search engines only index the unfiltered list and its pages. An open plant's canonical URL is its guide.
  const plainList = search !== undefined && writePlantSearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Plant database of Hill Country natives${search !== undefined && search.page > 1 ? `, page ${search.page}` : ''}`,
    description:
      'Native trees, shrubs, grasses and flowers for San Antonio and the Hill Country: size, sun, soil, deer and care.',
    path: brief === null ? (plainList ? urlOf(search) : path) : `${path}/${brief.slug}`,
    noindex: brief === null && !plainList,
  })
}

const PlantOverlay = lazyAfterHydration(
  async () => (await import('#app/components/plant-overlay/plant-overlay.tsx')).PlantOverlay,
)

const PlantFilters = lazyPart(async () => (await import('./plant-filters.tsx')).PlantFilters)

export default function PlantDatabasePage({ loaderData }: Route.ComponentProps) {
  const { search: loaded, plants, total, pageCount, counts, corrections, letters, wayOut, brief } = loaderData
  const navigate = useNavigate()
  const navigation = useNavigation()
  const overlay = usePlantOverlay()
  const coming = navigation.location?.pathname === path ? navigation.location.search : undefined
  // Show the new filters at once; the list follows.
  const search = coming === undefined ? loaded : parsePlantSearch(new URLSearchParams(coming))
  const loading = writePlantSearch(search) !== writePlantSearch(loaded)
  const show = (next: PlantSearch) => void navigate(urlOf(next), { preventScrollReset: true })

  return (
    <SearchForm action={path} onChosen={(parameters) => show(parsePlantSearch(parameters))}>
      <PlantDatabaseBanner path={path} search={loaded} />
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
            applied={appliedFilters(search).map(({ label, search: without }) => ({
              label,
              to: urlOf(without),
            }))}
            clearTo={path}
          />
          {letters !== null && (
            <Letters
              pages={letters}
              here={new Set(plants.map((plant) => plant.name.charAt(0)))}
              hrefFor={(page) => urlOf({ ...loaded, page })}
            />
          )}
          {plants.length === 0 ? (
            <NoPlantsFound
              isEmptyCatalog={writePlantSearch(loaded) === writePlantSearch(emptyPlantSearch)}
              wayOut={wayOut.map(({ label, total: found, search: without }) => ({
                label,
                found,
                to: urlOf(without),
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
              hrefFor={(page) => urlOf({ ...loaded, page })}
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
      <PlantDatabaseBanner path={path} search={asked} />
      <LoadingFailed title={unreadable.title} fallback={unreadable.message} error={error} />
    </Form>
  )
}

const sortsFor = ({ text }: PlantSearch) => [
  ...(text === '' ? [] : [{ value: 'match', label: 'Best match' }]),
  { value: 'name', label: 'Name, A to Z' },
  { value: 'height', label: 'Tallest first' },
  { value: 'bloom', label: 'In bloom now' },
]
