import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { KeptPlants } from '#app/components/keep/kept-plants.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

type TooFewPlantsProps = {
  /** The one plant in the URL. */
  only: string | null
  /** Plants like it, each with the URL that compares the two. */
  similar: readonly { name: string; url: string }[]
}

export function TooFewPlants({ only, similar }: TooFewPlantsProps) {
  const hydrated = useHydrated()
  return (
    <div className="wrap py-4 md:py-5">
      <Breadcrumbs
        steps={[{ label: 'Home', to: '/' }, { label: 'Inventory', to: '/inventory' }, { label: 'Compare' }]}
      />
      <h1 className="mt-3 text-h2">Compare plants</h1>
      <p className="mt-3 max-w-lead text-lead text-ink-soft">
        Put two to four plants side by side: how big they get, what they need, their year, and what they cost
        planted.
      </p>
      {only !== null && (
        <div className="mt-5">
          <p>{only} needs company. Compare it with</p>
          <ul className="mt-1 flex flex-wrap gap-x-5">
            {similar.map(({ name, url }) => (
              <li key={url}>
                <Link
                  to={url}
                  className="inline-flex min-h-11 items-center font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-5 flex max-w-lead items-start gap-2.5">
        <Bookmark aria-hidden className="mt-0.5 size-5.5 flex-none" strokeWidth={1.75} />
        Tap Keep on the plants you like, in the inventory or in the plant database. They stay on this device,
        and the bar at the bottom compares them.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/inventory">See what’s in stock</ButtonLink>
        <ButtonLink to="/plant-database" look="line">
          Browse the plant database
        </ButtonLink>
      </div>
      <section aria-labelledby="kept-plants" className="mt-10 min-h-25 max-w-dialog">
        {hydrated && (
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
