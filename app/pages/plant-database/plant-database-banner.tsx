import { preloadContoursNow } from '#app/components/preload-contours.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { lowerPart } from '#ui/lazy.tsx'

const Finder = lowerPart(async () => (await import('./finder.tsx')).Finder)

const title = 'Plant database'

/**
 * The heading and the finder. On a phone the finder is a link beside the heading, so that the list starts on the first screen.
 * With a search in the URL both make room for the list.
 */
export function PlantDatabaseBanner({ isShown = true }: { isShown?: boolean }) {
  if (!isShown) return <h1 className="sr-only">{title}</h1>
  preloadContoursNow()
  return (
    <div className="contours border-line md:border-b">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 pt-2.5 pb-1 md:py-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:items-center">
        <div className="max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-2 max-md:gap-y-1.5">
          <div className="max-md:hidden">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Plant Database' }]} />
          </div>
          <h1 className="text-[1.75rem] md:mt-2 md:text-h2">{title}</h1>
          <p className="mt-1 max-w-[60ch] text-lead text-ink-soft max-md:sr-only lg:sr-only">
            Plants that live on this ground: what they become, when they bloom, who eats them.
          </p>
          <ButtonLink to="/plant-database/finder" look="line" size="small" className="px-3 md:hidden">
            Help me choose
          </ButtonLink>
        </div>
        <Finder />
      </div>
    </div>
  )
}
