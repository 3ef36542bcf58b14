import { PlantSearchField } from '#app/components/plant-search/plant-search-field.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import type { PlantSearch } from '#domain/search/plant-search.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const Finder = lazyPart(async () => (await import('./finder.tsx')).Finder)

/** Two ways in: search by name, or answer five questions. */
export function PlantDatabaseBanner({ path, search }: { path: string; search: PlantSearch }) {
  return (
    <div className="contours border-b border-line">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-7">
        <div>
          <Breadcrumbs steps={[{ label: 'Home', to: '/' }, { label: 'Plant Database' }]} />
          <h1 className="mt-5 lg:mt-7">The field guide</h1>
          <p className="mt-3 max-w-[40ch] text-lead text-ink-soft">
            Plants that live on this ground: what they become, when they bloom, who eats them.
          </p>
          <div className="mt-6 flex max-w-140 gap-2">
            <PlantSearchField
              key={search.text}
              label="Search by name"
              text={search.text}
              placeholder="Any name it has"
              listPath={path}
            />
            <Button type="submit" className="min-h-15 max-md:px-4">
              Search
            </Button>
          </div>
        </div>
        <Finder path={path} search={search} />
      </div>
    </div>
  )
}
