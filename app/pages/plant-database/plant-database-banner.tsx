import { preloadContoursNow } from '#app/components/preload-contours.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'

const title = 'Plant database'

/** The heading and the way to the finder. With a search in the URL both make room for the list. */
export function PlantDatabaseBanner({ isShown = true }: { isShown?: boolean }) {
  if (!isShown) return <h1 className="sr-only">{title}</h1>
  preloadContoursNow()
  return (
    <div className="contours border-line md:border-b">
      <div className="wrap flex items-end gap-x-4 pt-2.5 pb-1 max-md:items-center max-md:justify-between md:gap-x-8 md:py-4">
        <div>
          <div className="max-md:hidden">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Plant Database' }]} />
          </div>
          <h1 className="text-h2 max-md:text-h3 md:mt-2">{title}</h1>
        </div>
        <ButtonLink to="/plant-database/finder" look="line" size="small" className="px-3 md:px-5">
          Help me choose
        </ButtonLink>
      </div>
    </div>
  )
}
