import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { pageMeta } from '#app/seo.ts'
import { listPlantPictures } from '#server/db/plants.ts'
import { toPicture } from '#server/pictures/picture-url.ts'
import type { Route } from './+types/plates.page.ts'

export async function loader() {
  const plants = await listPlantPictures()
  return {
    plates: plants.map((plant) => ({
      name: plant.plantName,
      credit: plant.imageCredit,
      picture: toPicture(plant.imageUrl, `Illustration of ${plant.plantName}`, plant.plantType),
    })),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Plates | Hill Country Tree Company',
    description: 'Every plate on one page.',
    path: '/gallery/plates',
    noindex: true,
  })

/** All plates side by side, to check that they look like one artist's work. Development only. */
export default function PlatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10">
      <h1>Plates</h1>
      <ul className="mt-8 grid grid-cols-2 gap-4 md:grid-cols-4 xl:grid-cols-6">
        {loaderData.plates.map(({ name, credit, picture }) => (
          <li key={name}>
            <PlantPicture
              picture={picture}
              sizes="(min-width: 1280px) 210px, (min-width: 768px) 25vw, 50vw"
              className="rounded-box"
            />
            <h2 className="mt-1.5 font-display text-h4">{name}</h2>
            <p className="text-caption text-ink-quiet">{credit}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
