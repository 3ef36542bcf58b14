import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { KeptPlants } from '#app/components/keep/kept-plants.tsx'
import { keptPlants } from '#app/components/keep/plant-list-store.ts'
import type { CardPlant } from '#app/components/plants/plant-card.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { ComparedPlant } from './compared.ts'
import { PlantAlone } from './grown-row.tsx'

type TooFewPlantsProps = {
  /** The one plant in the URL. */
  only: ComparedPlant | null
  /** Plants like it, each with the URL that compares the two. */
  similar: readonly (CardPlant & { url: string })[]
}

export function TooFewPlants({ only, similar }: TooFewPlantsProps) {
  const hydrated = useHydrated()
  const hasKept = useStore(keptPlants).length > 0
  return (
    <div className="wrap py-4 md:py-5">
      <Breadcrumbs
        steps={[{ label: 'Home', to: '/' }, { label: 'Inventory', to: '/inventory' }, { label: 'Compare' }]}
      />
      <h1 className="mt-3 text-h2">Compare plants</h1>
      {only === null ? (
        <>
          <p className="mt-3 max-w-lead text-lead text-ink-soft">
            Put two to four plants side by side: how big they get, what they need, their year, and what they
            cost planted.
          </p>
          <p className="mt-5 flex max-w-lead items-start gap-2.5">
            <Bookmark aria-hidden className="mt-0.5 size-5.5 flex-none" strokeWidth={1.75} />
            Tap Keep on the plants you like, in the inventory or in the plant database. They stay on this
            device, and the bar at the bottom compares them.
          </p>
        </>
      ) : (
        <div className="mt-3 grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <PlantAlone plant={only} />
          <div>
            <p className="text-lead">{only.name} needs company. Compare it with</p>
            <ul className="mt-3 grid gap-x-6 md:grid-cols-2">
              {similar.map(({ name, url, heightFt, picture }) => (
                <li key={url} className="border-t border-line py-2.5">
                  <Link
                    to={url}
                    className="group grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4 text-ink no-underline"
                  >
                    <PlantPicture picture={picture} sizes="72px" className="rounded-box border border-line" />
                    <span>
                      <b className="block font-display text-h4 font-medium group-hover:underline">{name}</b>
                      {heightFt !== null && <span className="text-small text-ink-soft">{heightFt}</span>}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/inventory">See what’s in stock</ButtonLink>
        <ButtonLink to="/plant-database" look="line">
          Browse the plant database
        </ButtonLink>
      </div>
      <section aria-labelledby="kept-plants" className="mt-8 min-h-25 max-w-dialog">
        {hydrated && (hasKept || only === null) && (
          <>
            <h2 id="kept-plants" className="mb-2 text-h3">
              Kept plants
            </h2>
            <KeptPlants />
          </>
        )}
      </section>
    </div>
  )
}
