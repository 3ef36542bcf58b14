import {
  data,
  Form,
  Link,
  redirect,
  useNavigate,
  useNavigation,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { classNames } from '#ui/class-names.ts'
import {
  closesOverlay,
  overlaySlug,
  usePlantOverlay,
} from '#app/components/plant-overlay/use-plant-overlay.ts'
import { appliedChoices, appliedWords } from '#app/components/plant-search/applied-choices.ts'
import { AppliedFilters } from '#app/components/plant-search/applied-filters.tsx'
import { AnswerLines } from '#app/components/plant-search/answer-lines.tsx'
import { FilterPanel } from '#app/components/plant-search/filter-panel.tsx'
import { ListStatus } from '#app/components/plant-search/list-status.tsx'
import { PlantFilters } from '#app/components/plant-search/plant-filters.tsx'
import { SearchForm } from '#app/components/plant-search/search-form.tsx'
import { SearchInput } from '#app/components/plant-search/search-input.tsx'
import { SortField } from '#app/components/plant-search/sort-field.tsx'
import { toListStart, useBanner, useListPosition } from '#app/components/plant-search/use-list-position.ts'
import { pageMeta } from '#app/seo.ts'
import { Button } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import {
  changePlantSearch,
  defaultSort,
  emptyPlantSearch,
  isCanonical,
  leaveOutOfPlantSearch,
  parsePlantSearch,
  writePlantSearch,
  type PlantSearch,
} from '#domain/search/plant-search.ts'
import type { Reading } from '#domain/search/read-search.ts'
import { firstArticles, plantLists, toShortList } from '#server/platform/content.ts'
import { catalogStatus, getCatalog } from '#server/catalog/catalog-snapshot.ts'
import { browsePlants } from '#server/catalog/browse-plants.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toPlantBrief } from '#server/catalog/plant-brief.ts'
import { toPlantEntry } from '#server/catalog/plant-entry.ts'
import { lazyPanel, useSoon, lazyPart, lowerPart } from '#ui/lazy.tsx'
import type { Route } from './+types/plant-database.page.ts'
import { PlantDatabaseBanner } from './plant-database-banner.tsx'
import { PlantList } from './plant-list.tsx'
import { YearKey } from './year-key.tsx'

const path = '/plant-database'
const unreadable = { title: 'Error Loading Plants', message: 'An error occurred fetching plants' }
const urlOf = (search: PlantSearch) => path + writePlantSearch(search)

/** The applied filters and words, each with the search without it. */
const appliedFilters = (search: PlantSearch, reading?: Reading) =>
  [...appliedWords(search.text, reading), ...appliedChoices(search)].map(({ without, ...filter }) => ({
    ...filter,
    search: leaveOutOfPlantSearch(search, without),
  }))

export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  const search = parsePlantSearch(url.searchParams)
  // A form without JavaScript repeats parameters. Redirect to the canonical URL of the same search.
  if (!isCanonical(url.searchParams)) throw redirect(urlOf(search))
  const slug = overlaySlug(url.search)
  const [{ rows, nearest, ...list }, { plants }] = await unavailableOnFault(
    Promise.all([browsePlants(search, new Date(), appliedFilters(search)), getCatalog()]),
    unreadable,
  )
  if (list.page !== search.page) throw redirect(urlOf({ ...search, page: list.page }))
  const opened = plants.find((plant) => plant.slug === slug)
  if (slug !== null && opened === undefined) throw redirect(urlOf(search))
  return data(
    {
      search,
      ...list,
      plants: rows.map(toPlantEntry),
      nearest: nearest.map(toPlantEntry),
      shortLists: writePlantSearch(search) === '' ? plantLists.map(toShortList) : [],
      articles: writePlantSearch(search) === '' ? firstArticles : [],
      brief: opened ? toPlantBrief(opened) : null,
    },
    catalogStatus(),
  )
}

export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => !closesOverlay(currentUrl, nextUrl) && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { search, brief } = loaderData ?? { search: undefined, brief: null }
  // Search engines only index the unfiltered list and its pages. An open plant's canonical URL is its guide.
  const plainList = search !== undefined && writePlantSearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Native plants of San Antonio & the Hill Country${search !== undefined && search.page > 1 ? `, page ${search.page}` : ': guide'}`,
    description:
      'Native trees, shrubs, grasses and flowers for San Antonio and the Hill Country: size, sun, soil, deer and care.',
    path: brief === null ? (plainList ? urlOf(search) : path) : `${path}/${brief.slug}`,
    noindex: brief === null && !plainList,
  })
}

const NoPlantsFound = lazyPart(async () => (await import('./no-plants-found.tsx')).NoPlantsFound)
const LoadingFailed = lazyPart(
  async () => (await import('#app/components/plant-search/loading-failed.tsx')).LoadingFailed,
)
const ShortLists = lowerPart(async () => (await import('#app/components/plants/short-lists.tsx')).ShortLists)
const ReadNext = lowerPart(async () => (await import('#app/components/read-next.tsx')).ReadNext)
const PlantOverlay = lazyPanel(
  async () => (await import('#app/components/plant-overlay/plant-overlay.tsx')).PlantOverlay,
)

export default function PlantDatabasePage({ loaderData }: Route.ComponentProps) {
  const { search: loaded, plants, nearest, total, pageCount, counts, wayOut, brief } = loaderData
  const { reading } = loaderData
  const navigate = useNavigate()
  const navigation = useNavigation()
  const overlay = usePlantOverlay()
  useSoon(PlantOverlay.prepare)
  const { status, jump } = useListPosition()
  const banner = useBanner(writePlantSearch(loaded) === '')
  const coming = navigation.location?.pathname === path ? navigation.location.search : undefined
  // Show the new filters at once; the list follows.
  const search = coming === undefined ? loaded : parsePlantSearch(new URLSearchParams(coming))
  const loading = writePlantSearch(search) !== writePlantSearch(loaded)
  const show = (next: PlantSearch, isSubmitted = false) => {
    if (!isSubmitted) void navigate(urlOf(next), { preventScrollReset: true })
    else if (urlOf(next) === urlOf(search)) jump('focus')
    else void navigate(urlOf(next), toListStart())
  }
  const isRead = search.text === loaded.text
  const applied = appliedFilters(search, isRead ? reading : undefined)

  return (
    <SearchForm
      action={path}
      onChosen={(parameters, isSubmitted) => show(parsePlantSearch(parameters), isSubmitted)}
    >
      <PlantDatabaseBanner isShown={banner} />
      <div className="wrap grid-cols-[224px_minmax(0,1fr)] gap-x-9 gap-y-4 pb-8 lg:grid lg:py-4 xl:grid-cols-[256px_minmax(0,1fr)]">
        <div className="sticky top-0 z-4 -mx-(--gutter) flex items-center gap-2 border-b border-line bg-surface px-(--gutter) py-2 lg:contents">
          <div className="flex min-w-0 flex-1 gap-2 max-lg:[&_label]:min-h-12 lg:col-span-2 lg:max-w-140">
            <div className="relative min-w-0 flex-1">
              <SearchInput
                key={loaded.text}
                label="Search by name"
                text={loaded.text}
                placeholder="Any name, or shade, deer"
                listPath={path}
                className="min-h-15 px-4"
                listClassName="absolute top-full left-0 z-10 mt-1.5 w-[calc(100vw-2*var(--gutter))] shadow-lift md:w-full"
              />
            </div>
            <Button type="submit" className="max-lg:min-h-12 max-md:hidden">
              Search
            </Button>
          </div>
          <FilterPanel total={total} applied={appliedChoices(search).length} clearTo={path}>
            <PlantFilters
              choices={search}
              counts={counts}
              heightHint="The whole plant fits between these."
              isEmpty={total === 0}
              onRange={(change) => show(changePlantSearch(search, change))}
            />
          </FilterPanel>
        </div>
        <section
          aria-label="Plants"
          aria-busy={loading}
          className={classNames('grid content-start gap-2 pt-3 lg:pt-0', loading && 'opacity-60')}
        >
          <AppliedFilters
            applied={applied.map(({ search: without, ...chip }) => ({ ...chip, to: urlOf(without) }))}
            unused={isRead && total > 0 ? reading.unused : []}
            clearTo={path}
          />
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ListStatus ref={status} total={total} corrections={reading.corrections} />
            {plants.length > 0 && <YearKey />}
            {!banner && (
              <Link
                to="/plant-database/finder"
                className="relative text-small font-semibold text-link underline decoration-1 underline-offset-3 after:absolute after:-inset-2.5"
              >
                Help me choose
              </Link>
            )}
            <SortField value={search.sort} options={sortsFor(search)} />
          </div>
          <AnswerLines reading={reading} total={total} />
          {plants.length === 0 ? (
            <NoPlantsFound
              isEmptyCatalog={writePlantSearch(loaded) === writePlantSearch(emptyPlantSearch)}
              wayOut={wayOut.map(({ label, total: found, search: without }) => ({
                label,
                found,
                to: urlOf(without),
              }))}
              clearTo={path}
            >
              {nearest.length > 0 && (
                <>
                  <h2 className="mt-8 text-h3">Did you mean one of these?</h2>
                  <PlantList plants={nearest} onOpen={overlay.open} />
                </>
              )}
            </NoPlantsFound>
          ) : (
            <PlantList plants={plants} onOpen={overlay.open} />
          )}
          <div className="mt-6">
            <Pager
              page={loaded.page}
              pageCount={pageCount}
              label="Pages of plants"
              hrefFor={(page) => urlOf({ ...loaded, page })}
              linkOptions={toListStart()}
            />
          </div>
        </section>
      </div>
      {loaderData.shortLists.length > 0 && (
        <ShortLists title="Ten short lists, best first" lists={loaderData.shortLists} />
      )}
      <ReadNext articles={loaderData.articles} title="Before you plant" />
      <PlantOverlay
        open={
          overlay.slug !== null &&
          (brief?.slug === overlay.slug || [...plants, ...nearest].some(({ slug }) => slug === overlay.slug))
        }
        plant={brief?.slug === overlay.slug ? brief : null}
        known={[...plants, ...nearest].find(({ slug }) => slug === overlay.slug) ?? null}
        onClose={overlay.close}
        from="Plant Database"
      />
    </SearchForm>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Form action={path}>
      <PlantDatabaseBanner />
      <LoadingFailed title={unreadable.title} fallback={unreadable.message} error={error} />
    </Form>
  )
}

const sortsFor = (search: PlantSearch) => [
  ...(defaultSort(search) === 'match' ? [{ value: 'match', label: 'Best match' }] : []),
  { value: 'name', label: 'Name, A to Z' },
  { value: 'height', label: 'Tallest first' },
  { value: 'bloom', label: 'In bloom now' },
]
