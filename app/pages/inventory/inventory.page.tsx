import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { preloadContours } from '#app/components/preload-contours.ts'
import { cutOutUrl } from '#app/components/plants/cut-outs.ts'
import { overlaySlug, usePlantOverlay } from '#app/components/plant-overlay/use-plant-overlay.ts'
import { AppliedFilters } from '#app/components/plant-search/applied-filters.tsx'
import { CartDeliveryLine } from '#app/components/quote-cart/cart/cart-delivery-line.tsx'
import { FilterPanel } from '#app/components/plant-search/filter-panel.tsx'
import { ListStatus } from '#app/components/plant-search/list-status.tsx'
import { LoadingFailed } from '#app/components/plant-search/loading-failed.tsx'
import { SearchForm } from '#app/components/plant-search/search-form.tsx'
import { SortField } from '#app/components/plant-search/sort-field.tsx'
import { originOf, pageMeta } from '#app/seo.ts'
import { lazyAfterHydration } from '#ui/lazy-after-hydration.tsx'
import { Pager } from '#ui/pager.tsx'
import { yardMonth } from '#domain/company/yard-clock.ts'
import { listStock } from '#domain/search/find-stock.ts'
import {
  changeInventorySearch,
  isCanonicalInventory,
  parseInventorySearch,
  writeInventorySearch,
} from '#domain/search/inventory-search.ts'
import { catalogStatus, getCatalog } from '#server/reads/catalog-snapshot.ts'
import { inventoryFailure } from '#server/http/inventory-failure.ts'
import { unavailableOnFault } from '#server/http/on-fault.ts'
import { toPlantBrief } from '#server/presenters/plant-brief.ts'
import { toStockItem } from '#server/presenters/stock-item.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Route } from './+types/inventory.page.ts'
import { appliedInventoryFilters } from './applied-inventory-filters.ts'
import { InventoryBanner } from './inventory-banner.tsx'
import { CardSkeletons } from './card-skeletons.tsx'
import { itemListData } from './item-list-data.ts'
import { NoStockFound } from './no-stock-found.tsx'
import { urlOf, path, useInventorySearch } from './use-inventory-search.ts'
import { useOpenPicture } from './use-open-picture.ts'
import { SearchBox } from './search-box.tsx'
import { SizesPanel } from './sizes-panel.tsx'
import { StockCard } from './stock-card.tsx'

export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams, search: query } = new URL(request.url)
  const search = parseInventorySearch(searchParams)
  // A form without JavaScript repeats parameters. Redirect to the canonical URL of the same search.
  if (!isCanonicalInventory(searchParams)) throw redirect(urlOf(search))
  const catalog = await unavailableOnFault(getCatalog(), inventoryFailure)
  const { rows, ...list } = listStock(catalog, catalog.vocabulary, search, yardMonth(new Date()))
  if (list.page !== search.page) throw redirect(urlOf({ ...search, page: list.page }))
  const items = rows.flatMap(({ plant, items: offered }) =>
    offered.map((item) => ({ ...toStockItem(item), drawingUrl: cutOutUrl(plant.slug, 'mini') ?? null })),
  )
  const slug = overlaySlug(query)
  const opened = catalog.plants.find((plant) => plant.slug === slug)
  if (slug !== null && opened === undefined) throw redirect(urlOf(search))
  return data({ search, items, ...list, brief: opened ? toPlantBrief(opened) : null }, catalogStatus())
}

/** Opening a picture only changes the URL's hash, so the list isn't reloaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameList = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return sameList && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate
}

export const links = preloadContours

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { search, items, brief } = loaderData ?? {}
  // Search engines only index the unfiltered list and its pages. An open plant's canonical URL is its guide.
  const plainList = search !== undefined && writeInventorySearch({ ...search, page: 1 }) === ''
  return pageMeta(matches, {
    title: `Native trees in the yard, priced planted${search !== undefined && search.page > 1 ? `, page ${search.page}` : ''} | Hill Country Tree Company`,
    description:
      'What is in the yard today, with its height and caliper, and what it costs planted at your house.',
    path: brief ? `/plant-database/${brief.slug}` : plainList ? urlOf(search) : path,
    noindex: !brief && !plainList,
    ...(items !== undefined &&
      items.length > 0 && { structuredData: [itemListData(items, originOf(matches))] }),
  })
}

const sorts = [
  { value: 'best', label: 'Best sellers first' },
  { value: 'price', label: 'Price, lowest first' },
  { value: 'height', label: 'Tallest today' },
  { value: 'mature', label: 'Tallest full grown' },
]

const PlantOverlay = lazyAfterHydration(
  async () => (await import('#app/components/plant-overlay/plant-overlay.tsx')).PlantOverlay,
)
const PictureViewer = lazyAfterHydration(async () => (await import('./picture-viewer.tsx')).PictureViewer)

const InventoryFilters = lazyPart(async () => (await import('./inventory-filters.tsx')).InventoryFilters)

export default function InventoryPage({ loaderData }: Route.ComponentProps) {
  const { search: loaded, items, total, pageCount, counts, corrections, brief } = loaderData
  const overlay = usePlantOverlay()
  const viewer = useOpenPicture(items)
  const { search, loading, show } = useInventorySearch(loaded)
  const openedFrom = items.find(({ slug }) => slug === overlay.slug)
  const applied = appliedInventoryFilters(search).map(({ label, without }) => ({
    label,
    to: urlOf(changeInventorySearch(search, without)),
  }))

  return (
    <>
      <InventoryBanner />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-9 pt-6 pb-14 lg:grid-cols-[256px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:pt-7 lg:pb-24">
        {/* The cards contain forms, so this form ends before them. `contents` puts its parts into the grid. */}
        <SearchForm
          action={path}
          className="contents"
          onChosen={(parameters) => show(parseInventorySearch(parameters))}
        >
          <div className="grid content-start gap-3 md:max-lg:grid-cols-[minmax(0,1fr)_220px] lg:row-span-2">
            <SearchBox text={search.text} />
            <FilterPanel total={total} applied={applied.length} clearTo={path}>
              <InventoryFilters
                search={search}
                counts={counts}
                onRange={(change) => show(changeInventorySearch(search, change))}
              />
            </FilterPanel>
          </div>
          <div className="mt-5 lg:mt-0">
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <ListStatus total={total} corrections={corrections} />
              <SortField value={search.sort} options={sorts} />
              <noscript>
                <button
                  type="submit"
                  className="min-h-11 rounded-box border border-line-control px-4 font-semibold"
                >
                  Apply
                </button>
              </noscript>
            </div>
            <AppliedFilters applied={applied} clearTo={path} />
            <div className="mt-3">
              <CartDeliveryLine />
            </div>
          </div>
        </SearchForm>
        <section aria-label="Plants in the yard" aria-busy={loading} className="relative mt-5">
          {loading && <CardSkeletons />}
          {items.length === 0 ? (
            <NoStockFound />
          ) : (
            <div className="grid max-md:border-t max-md:border-line md:grid-cols-2 md:gap-5 lg:grid-cols-3 xl:grid-cols-4">
              {items.map((item, index) => (
                <StockCard
                  key={item.inventoryId}
                  item={item}
                  eager={index < 4}
                  onPicture={viewer.open}
                  onName={overlay.open}
                />
              ))}
            </div>
          )}
          <div className="mt-10">
            <Pager
              page={loaded.page}
              pageCount={pageCount}
              label="Pages of the inventory"
              hrefFor={(page) => urlOf({ ...loaded, page })}
            />
          </div>
        </section>
      </div>
      <SizesPanel />
      {/* IN-02: only one of these two is open at a time. */}
      <PictureViewer
        items={viewer.items}
        shown={overlay.slug === null ? viewer.shown : undefined}
        onShow={viewer.turnTo}
        onClose={viewer.close}
      />
      <PlantOverlay
        open={overlay.slug !== null && (brief?.slug === overlay.slug || openedFrom !== undefined)}
        plant={brief?.slug === overlay.slug ? brief : null}
        known={openedFrom ? { ...openedFrom, name: openedFrom.plantName } : null}
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
