import { preloadContoursNow } from '#app/components/preload-contours.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'

const Finder = lazyPart(async () => (await import('./finder.tsx')).Finder)

const title = 'The field guide'

/** The heading and the finder. With a search in the URL both make room for the list, and the finder is one line. */
export function PlantDatabaseBanner({ isShown = true }: { isShown?: boolean }) {
  if (!isShown) return <h1 className="sr-only">{title}</h1>
  preloadContoursNow()
  return (
    <div className="contours border-b border-line">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 py-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:py-7">
        <div>
          <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Plant Database' }]} />
          <h1 className="mt-3 lg:mt-5">{title}</h1>
          <p className="mt-3 max-w-[40ch] text-lead text-ink-soft">
            Plants that live on this ground: what they become, when they bloom, who eats them.
          </p>
        </div>
        <Finder />
      </div>
    </div>
  )
}
