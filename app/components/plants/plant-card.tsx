import type { Picture } from '#domain/pictures/picture.ts'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { PlantPicture } from './plant-picture.tsx'
import { cardLink } from '#ui/card.tsx'
import { PlateLink } from './plate-link.tsx'

export type CardPlant = {
  name: string
  slug: string
  scientificName: string
  heightFt: string | null
  picture: Picture | null
}

/** A plant that a text mentions: its plate, its names, and why it's mentioned. */
export function PlantCard({ plant, reason }: { plant: CardPlant; reason?: string }) {
  return (
    <article className="plate-card relative grid grid-cols-[104px_minmax(0,1fr)] items-start gap-4 border-t border-line pt-4">
      <PlantPicture picture={plant.picture} sizes="104px" className="rounded-box border border-line" />
      <div>
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 font-display text-h4 font-medium wrap-anywhere hyphens-auto lg:max-xl:text-body lg:max-xl:leading-tight">
            <PlateLink slug={plant.slug} className={cardLink}>
              {plant.name}
            </PlateLink>
          </h3>
          <KeepButton plant={plant} className="-my-2.5" />
        </div>
        <p className="sci mt-0.5 text-small text-ink-soft">{plant.scientificName}</p>
        {reason !== undefined && <p className="mt-1.5 text-small">{reason}</p>}
        {plant.heightFt !== null && (
          <p className="mt-1.5 text-small">
            <span className="text-ink-quiet">Grows</span> <b className="font-medium">{plant.heightFt}</b>
          </p>
        )}
      </div>
    </article>
  )
}
