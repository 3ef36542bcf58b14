import { preloadContoursNow } from '#app/components/preload-contours.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'

/** The page's heading. With a search in the URL only screen readers get it, so that the list starts at the top. */
export function InventoryBanner({ isShown = true }: { isShown?: boolean }) {
  if (!isShown) return <h1 className="sr-only">{title}</h1>
  preloadContoursNow()
  return (
    <div className="contours border-b border-line max-lg:border-0">
      <div className="wrap pt-3.5 pb-1 md:pt-6 md:pb-5">
        <div className="max-md:hidden">
          <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Inventory' }]} />
        </div>
        <h1 className="text-h2 md:mt-3">{title}</h1>
        <p className="mt-2 text-ink-soft max-md:hidden">
          Every price includes digging, planting and the first watering. Heights are the grower&apos;s or our
          own measure, without the pot.
        </p>
      </div>
    </div>
  )
}

const title = 'In stock, priced planted'
