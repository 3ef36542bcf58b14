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
      <div className="wrap flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 pt-2.5 pb-1 md:py-4">
        <div>
          <div className="max-md:hidden">
            <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Plant Database' }]} />
          </div>
          <h1 className="text-h2 md:mt-2">{title}</h1>
          <p className="mt-1 max-w-[60ch] text-lead text-ink-soft max-md:sr-only">
            Plants that live on this ground: what they become, when they bloom, who eats them.
          </p>
        </div>
        <ButtonLink to="/plant-database/finder" look="line" size="small" className="px-3 md:px-5">
          Help me choose
        </ButtonLink>
      </div>
    </div>
  )
}
