import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { youngPlantUrl } from '#app/components/plants/cut-outs.ts'
import { appliedWords } from '#app/components/plant-search/applied-choices.ts'
import {
  closesOverlay,
  overlaySlug,
  usePlantOverlay,
} from '#app/components/plant-overlay/use-plant-overlay.ts'
import { AppliedFilters } from '#app/components/plant-search/applied-filters.tsx'
import { AnswerLines } from '#app/components/plant-search/answer-lines.tsx'
import { FilterPanel } from '#app/components/plant-search/filter-panel.tsx'
import { ListStatus } from '#app/components/plant-search/list-status.tsx'
import { SearchForm } from '#app/components/plant-search/search-form.tsx'
import { SortField } from '#app/components/plant-search/sort-field.tsx'
import { toListStart, useBanner } from '#app/components/plant-search/use-list-position.ts'
import { originOf, pageMeta } from '#app/seo.ts'
import { lazyPanel, useSoon, lazyPart, lowerPart } from '#ui/lazy.tsx'
import { Pager } from '#ui/pager.tsx'
import { nurseryMonth } from '#domain/time/nursery-clock.ts'
import { reasonsFor } from '#domain/search/best-match.ts'
import { listStock } from '#domain/search/find-stock.ts'
import {
  changeInventorySearch,
  defaultInventorySort,
  isCanonicalInventory,
  leaveOutOfInventorySearch,
  parseInventorySearch,
  writeInventorySearch,
  type InventorySearch,
} from '#domain/search/inventory-search.ts'
import { formatCents } from '#domain/money.ts'
import { catalogStatus } from '#server/catalog/catalog-snapshot.ts'
import { getSearchableCatalog } from '#server/catalog/site-search.ts'
import { inventoryFailure } from '#server/web/inventory-failure.ts'
import { unavailableOnFault } from '#server/platform/requests/on-fault.ts'
import { toPlantBrief } from '#server/catalog/plant-brief.ts'
import { toStockOffer } from '#server/catalog/stock-offer.ts'
import type { Route } from './+types/inventory.page.ts'
import { appliedInventoryFilters } from './applied-inventory-filters.ts'
import { InventoryBanner } from './inventory-banner.tsx'
import { InventoryFilters } from './inventory-filters.tsx'
import { itemListData } from './item-list-data.ts'
import { urlOf, path, useInventorySearch } from './use-inventory-search.ts'
import { useOpenPicture } from './use-open-picture.ts'
import { SearchBox } from './search-box.tsx'
import { StockList } from './stock-list.tsx'
import { firstPick, type StockOffer } from './stock-offer.ts'
import { getMinimumOrder } from '#server/settings/quote-settings.ts'

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams, search: query } = new URL(request.url)
  const search = parseInventorySearch(searchParams)
  // A form without JavaScript repeats parameters. Redirect to the canonical URL of the same search.
  if (!isCanonicalInventory(searchParams)) throw redirect(urlOf(search))
  const catalog = await unavailableOnFault(getSearchableCatalog(), inventoryFailure)
  // Without the minimum order the list is still complete.
  const minimumCents = await getMinimumOrder().catch(() => 0)
  const { rows, ...list } = listStock(catalog, catalog.vocabulary, search, nurseryMonth(new Date()))
  if (list.page !== search.page) throw redirect(urlOf({ ...search, page: list.page }))
  const reasonOf = reasonsFor(list.reading, catalog)
  const offers = rows.map((offer) => ({
    ...toStockOffer(offer, reasonOf(offer.plant)),
    young: youngPlantUrl(offer.plant.slug, 'mini') ?? null,
  }))
  const slug = overlaySlug(query)
  const opened = catalog.plants.find((plant) => plant.slug === slug)
  if (slug !== null && opened === undefined) throw redirect(urlOf(search))
  return data(
    {
      search,
      offers,
      ...list,
      minimumOrder: minimumCents === 0 ? null : formatCents(minimumCents),
      brief: opened ? toPlantBrief(opened) : null,
    },
    catalogStatus(),
  )
}

/** The list isn't reloaded when a picture opens, which only changes the URL's hash, or when a plant closes. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return (sameList && currentUrl.hash !== nextUrl.hash) || closesOverlay(currentUrl, nextUrl)
    ? false
    : defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { search, offers = [], brief } = loaderData ?? {}
  // Search engines only index the unfiltered list and its pages. An open plant's canonical URL is its guide.
  const plainList = search !== undefined && writeInventorySearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Native trees for sale in San Antonio, ${search !== undefined && search.page > 1 ? `page ${search.page}` : 'priced planted'}`,
    description:
      "Native trees and plants for sale around San Antonio: what's in stock today, its measured height and trunk, and the price planted at your house.",
    path: brief ? `/plant-database/${brief.slug}` : plainList ? urlOf(search) : path,
    noindex: !brief && !plainList,
    ...(offers.length > 0 && { structuredData: [itemListData(offers, originOf(matches))] }),
  })
}

const sorts = [
  { value: 'best', label: 'Best sellers' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'height', label: 'Tallest today' },
  { value: 'mature', label: 'Tallest full grown' },
]
const bestMatch = { value: 'match', label: 'Best match' }
/** The default comes first. */
const sortsFor = (search: InventorySearch) =>
  defaultInventorySort(search) === 'match' ? [bestMatch, ...sorts] : sorts

/** One item for every different picture on the page: the plant's, and those of single trees. */
const picturesOf = (offers: readonly StockOffer[]) =>
  offers.flatMap(({ items }) => {
    const inOrder = [firstPick(items), ...items].filter((item) => item !== undefined)
    return [...new Map(inOrder.toReversed().map((item) => [item.picture?.full, item])).values()].toReversed()
  })

const NoStockFound = lazyPart(async () => (await import('./no-stock-found.tsx')).NoStockFound)
const SizesPanel = lowerPart(async () => (await import('./sizes-panel.tsx')).SizesPanel)
const PlaceLine = lazyPart(async () => (await import('#app/components/place/place-line.tsx')).PlaceLine)
const LoadingFailed = lazyPart(
  async () => (await import('#app/components/plant-search/loading-failed.tsx')).LoadingFailed,
)
const PlantOverlay = lazyPanel(
  async () => (await import('#app/components/plant-overlay/plant-overlay.tsx')).PlantOverlay,
)
const StockViewer = lazyPanel(async () => (await import('./stock-viewer.tsx')).StockViewer)

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  const { search: loaded, offers, total, itemTotal, pageCount, counts, brief } = loaderData
  const { reading, minimumOrder } = loaderData
  const overlay = usePlantOverlay()
  useSoon(PlantOverlay.prepare)
  const pictures = picturesOf(offers)
  const viewer = useOpenPicture(pictures)
  const { search, loading, show, status } = useInventorySearch(loaded)
  const banner = useBanner(writeInventorySearch(loaded) === '')
  const openedFrom = offers.find(({ slug }) => slug === overlay.slug)
  const chosen =
    openedFrom?.items.find(({ inventoryId }) => inventoryId === overlay.inventoryId) ??
    firstPick(openedFrom?.items ?? [])
  const isRead = search.text === loaded.text
  const words = appliedWords(search.text, isRead ? reading : undefined)
  const filters = appliedInventoryFilters(search)
  const applied = [...words, ...filters].map(({ without, ...chip }) => ({
    ...chip,
    to: urlOf(leaveOutOfInventorySearch(search, without)),
  }))

  return (
    <>
      <InventoryBanner isShown={banner} />
      <div className="wrap grid-cols-[minmax(0,1fr)] gap-x-9 pb-14 lg:grid lg:grid-cols-[224px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-7 lg:pb-24 xl:grid-cols-[256px_minmax(0,1fr)]">
        {/* The cards contain forms, so this form ends before them. `contents` puts its parts into the grid. */}
        <SearchForm
          action={path}
          className="contents"
          onChosen={(parameters, isSubmitted) => show(parseInventorySearch(parameters), isSubmitted)}
        >
          <div className="sticky top-0 z-4 -mx-(--gutter) flex gap-2 border-b border-line bg-surface px-(--gutter) py-2 lg:static lg:z-auto lg:row-span-2 lg:mx-0 lg:block lg:border-0 lg:p-0">
            <SearchBox text={search.text} />
            <FilterPanel total={total} applied={filters.length} clearTo={path}>
              <InventoryFilters
                search={search}
                counts={counts}
                isEmpty={total === 0}
                onRange={(change) => show(changeInventorySearch(search, change))}
              />
            </FilterPanel>
          </div>
          <div className="grid gap-2 pt-3 lg:pt-0">
            <AppliedFilters
              applied={applied}
              unused={isRead && total > 0 ? reading.unused : []}
              clearTo={path}
            />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <div>
                <ListStatus ref={status} total={total} sizes={itemTotal} corrections={reading.corrections} />
                {minimumOrder !== null && (
                  <p className="text-caption leading-snug text-ink-soft">{`Orders from ${minimumOrder}`}</p>
                )}
              </div>
              <SortField value={search.sort} options={sortsFor(search)} />
              <noscript>
                <button
                  type="submit"
                  className="min-h-11 rounded-box border border-line-control px-4 font-semibold"
                >
                  Apply
                </button>
              </noscript>
            </div>
            <AnswerLines reading={reading} total={total} />
            <PlaceLine named={loaded.place === '' ? reading.town : loaded.place} />
          </div>
        </SearchForm>
        <section
          aria-label="Plants in stock"
          aria-busy={loading}
          className="mt-2.5 transition-opacity delay-200 aria-busy:opacity-50 lg:mt-4"
        >
          {offers.length === 0 ? (
            <NoStockFound />
          ) : (
            <StockList
              offers={offers}
              onPicture={(item) =>
                viewer.open(pictures.find(({ picture }) => picture?.full === item.picture?.full) ?? item)
              }
              onName={overlay.open}
            />
          )}
          <div className="mt-10">
            <Pager
              page={loaded.page}
              pageCount={pageCount}
              label="Pages of the inventory"
              hrefFor={(page) => urlOf({ ...loaded, page })}
              linkOptions={toListStart()}
            />
          </div>
        </section>
      </div>
      <SizesPanel />
      {/* Only one of these two is open at a time. */}
      <StockViewer
        items={viewer.items}
        open={overlay.slug === null && viewer.shown !== undefined}
        shown={viewer.shown}
        onShow={viewer.turnTo}
        onClose={viewer.close}
      />
      <PlantOverlay
        open={overlay.slug !== null && (brief?.slug === overlay.slug || openedFrom !== undefined)}
        plant={brief?.slug === overlay.slug ? brief : null}
        known={openedFrom ? { ...openedFrom, picture: chosen?.picture ?? null } : null}
        chosen={chosen}
        onClose={overlay.close}
        from="Inventory"
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <InventoryBanner />
      <LoadingFailed title="Error loading inventory" fallback="An error occurred" error={error} />
    </>
  )
}
