import { PlainPage } from '#app/components/plain-page.tsx'
import { PlantPicture } from '#app/components/plant-picture.tsx'
import { SizeDrawing } from '#app/components/size-drawing.tsx'
import { notFound } from '#app/not-found.ts'
import { pageMeta } from '#app/seo.ts'
import { orUnavailable } from '#server/http/unavailable.ts'
import { findPlantBySlug } from '#server/db/plants.ts'
import { toPicture } from '#server/presenters/picture.ts'
import type { Route } from './+types/plant-guide.page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const plant = await orUnavailable(findPlantBySlug(params.slug), {
    title: 'Error Loading Plants',
    message: 'An error occurred fetching plants.',
  })
  const { image_url, image_color, ...texts } = plant ?? notFound()
  const picture = toPicture(image_url, `Illustration of ${texts.plant_name}`, image_color)
  return { plant: texts, picture }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData === undefined
    ? []
    : pageMeta(matches, {
        title: `${loaderData.plant.plant_name} | Hill Country Tree Company`,
        description: `${loaderData.plant.plant_name} (${loaderData.plant.scientific_name}) in San Antonio and the Hill Country.`,
        path: `/plant-database/${loaderData.plant.slug}`,
        image: `/cards/plant/${loaderData.plant.slug}.png`,
      })

export default function PlantGuidePage({ loaderData: { plant, picture } }: Route.ComponentProps) {
  return (
    <PlainPage title={plant.plant_name}>
      <PlantPicture
        picture={picture}
        sizes="(min-width: 768px) 600px, 90vw"
        eager
        className="max-w-150 rounded-box"
      />
      {plant.image_credit !== null && (
        <p className="mt-1.5 text-caption text-ink-quiet">{plant.image_credit}</p>
      )}
      <p className="mt-4 sci">{plant.scientific_name}</p>
      <p className="mt-4 whitespace-pre-line">{plant.description}</p>
      {plant.max_height_ft !== null && plant.max_spread_ft !== null && (
        <div className="mt-10">
          <SizeDrawing
            slug={plant.slug}
            plantType={plant.plant_type}
            heightFt={plant.max_height_ft}
            spreadFt={plant.max_spread_ft}
          />
        </div>
      )}
    </PlainPage>
  )
}
