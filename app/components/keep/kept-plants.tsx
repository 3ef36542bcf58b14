import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { compareUrl, fewestCompared, mostCompared } from '#domain/compare/compare-url.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { keptPlants } from './plant-list-store.ts'
import { PlantThumb } from './plant-thumb.tsx'

/** The kept plants, to remove or to choose up to four for a comparison. */
export function KeptPlants() {
  const kept = useStore(keptPlants)
  const [chosen, setChosen] = useState(() => kept.slice(0, mostCompared).map(({ slug }) => slug))
  const compared = kept.map(({ slug }) => slug).filter((slug) => chosen.includes(slug))
  const isFull = compared.length >= mostCompared
  if (kept.length === 0)
    return <p className="text-ink-soft">Nothing kept yet. Tap Keep on a plant and it shows up here.</p>
  return (
    <div>
      <ul>
        {kept.map((plant) => {
          const isChosen = compared.includes(plant.slug)
          return (
            <li key={plant.slug} className="flex items-center gap-3 border-b border-line py-2">
              <label className="grid size-11 flex-none place-items-center">
                <input
                  type="checkbox"
                  aria-label={`Compare ${plant.name}`}
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  onChange={() =>
                    setChosen(
                      isChosen ? compared.filter((slug) => slug !== plant.slug) : [...compared, plant.slug],
                    )
                  }
                  className="size-5.5 accent-brand"
                />
              </label>
              <PlantThumb plant={plant} className="size-13 flex-none" />
              <Link
                to={`/plant-database/${plant.slug}`}
                className="min-w-0 flex-1 py-2 leading-tight font-semibold text-ink no-underline hover:underline"
              >
                {plant.name}
              </Link>
              <button
                type="button"
                aria-label={`Remove ${plant.name}`}
                onClick={() => keptPlants.remove(plant.slug)}
                className="grid size-11 flex-none place-items-center rounded-box text-ink-soft hover:bg-sunk"
              >
                <X aria-hidden className="size-5" />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="mt-4">
        {compared.length < fewestCompared ? (
          <Button disabled className="w-full">
            {kept.length < fewestCompared ? 'Keep another to compare' : 'Choose two to four'}
          </Button>
        ) : (
          <ButtonLink to={compareUrl(compared)} className="w-full">
            Compare {compared.length}
          </ButtonLink>
        )}
        {kept.length > mostCompared && (
          <p className="mt-2 text-small text-ink-soft">Up to four fit side by side.</p>
        )}
      </div>
    </div>
  )
}
