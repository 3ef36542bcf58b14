import { Link } from 'react-router'
import { useStore } from '#ui/create-store.ts'
import { recentPlants } from './plant-list-store.ts'
import { PlantThumb } from './plant-thumb.tsx'

/** The guides opened last on this device, as a row that scrolls sideways. It only shows after hydration, so it belongs at the end of a page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const plants = useStore(recentPlants).filter(({ slug }) => slug !== except)
  return (
    <section {...(plants.length > 0 && { 'aria-labelledby': 'recently-viewed' })} className="print:hidden">
      {plants.length > 0 && (
        <>
          <h2 id="recently-viewed" className="text-h3">
            Recently viewed
          </h2>
          <ul className="mt-2 flex snap-x gap-3 md:mt-3 overflow-x-auto pb-2 max-md:-mx-(--gutter) max-md:scroll-px-(--gutter) max-md:px-(--gutter)">
            {plants.map((plant) => (
              <li key={plant.slug} className="w-22 flex-none snap-start md:w-24">
                <Link
                  to={`/plant-database/${plant.slug}`}
                  className="block text-caption leading-snug font-medium text-ink no-underline hover:underline"
                >
                  <PlantThumb plant={plant} className="mb-1.5 size-22 md:size-24" />
                  {plant.name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
