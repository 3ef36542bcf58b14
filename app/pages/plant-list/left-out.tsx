import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PlateLink } from '#app/components/plants/plate-link.tsx'
import type { Picture } from '#domain/pictures/picture.ts'

type LeftOutProps = {
  plants: readonly { slug: string; name: string; why: string; picture: Picture | null }[]
}

/** Plants that people expect on a list, and why they aren't on it. */
export function LeftOut({ plants }: LeftOutProps) {
  return (
    <section aria-labelledby="left-out" className="border-y border-line bg-raised py-8 lg:py-12">
      <div className="wrap">
        <h2 id="left-out" className="text-h3">
          What we left out
        </h2>
        <p className="mt-1 text-ink-soft">We sell these. For this, here, we’d plant something else.</p>
        <ul className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
          {plants.map(({ slug, name, why, picture }) => (
            <li key={slug} className="relative grid grid-cols-[72px_minmax(0,1fr)] gap-x-3.5">
              <PlantPicture
                picture={picture}
                sizes="72px"
                className="rounded-box border border-line grayscale"
              />
              <div>
                <h3 className="font-display text-h4 leading-tight font-medium">
                  <PlateLink slug={slug} className="text-ink no-underline hover:underline">
                    {name}
                  </PlateLink>
                </h3>
                <p className="mt-0.5 text-small leading-snug text-ink-soft">{why}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
