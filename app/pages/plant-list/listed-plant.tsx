import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { PlaceVerdict } from '#app/components/place/place-verdict.tsx'
import { DeerLine } from '#app/components/plants/deer-line.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { PlateLink } from '#app/components/plants/plate-link.tsx'
import { AddToQuoteButton } from '#app/components/quote-cart/add-to-quote-button.tsx'
import { bandInWords } from '#domain/growth/growth-words.ts'
import { formatCents } from '#domain/money.ts'
import { plantedCents } from '#domain/pricing/line-choice.ts'
import { sizeInWords } from '#domain/stock/container-sizes.ts'
import type { Route } from './+types/plant-list.page.ts'

type Listed = Route.ComponentProps['loaderData']['plants'][number]

/** One of a list's plants: its rank, why, how tall and for how much. */
export function ListedPlant({ plant, rank }: { plant: Listed; rank: number }) {
  const soon = plant.inTenYears && bandInWords(plant.inTenYears.heightFt)
  const grown = plant.grownFt && bandInWords(plant.grownFt)
  const keepsGrowing = grown !== null && grown !== soon
  return (
    <li className="plate-card relative grid grid-cols-[84px_minmax(0,1fr)] gap-x-4 gap-y-2.5 border-t border-line py-4 md:grid-cols-[112px_minmax(0,5fr)_minmax(0,3fr)_minmax(0,3fr)] md:items-center md:gap-x-6">
      <PlantPicture
        picture={plant.picture}
        sizes="112px"
        eager={rank < 3}
        className="self-start rounded-box border border-line"
      />
      <div className="min-w-0">
        <h3 className="font-display text-h4 leading-tight font-medium">
          <span className="mr-2 text-ink-soft">{rank}</span>
          <PlateLink slug={plant.slug} className="text-ink no-underline hover:underline">
            {plant.name}
          </PlateLink>
        </h3>
        <p className="text-small text-ink-soft sci max-md:sr-only">{plant.scientificName}</p>
        <p className="mt-1 leading-snug">{plant.reason}</p>
        <div className="mt-1">
          <DeerLine deer={plant.deer} />
        </div>
        <PlaceVerdict slug={plant.slug} className="mt-1 text-small" />
      </div>
      <p className="max-md:col-start-2 max-md:text-small">
        {soon !== null && (
          <>
            <b className="font-display text-h4 font-medium">{soon}</b>{' '}
            <span className="text-small text-ink-soft md:block">in ten years{keepsGrowing && ','}</span>{' '}
          </>
        )}
        {keepsGrowing && (
          <span className="text-small text-ink-soft md:block">
            {soon === null ? 'grows' : 'then'} {grown}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-md:col-span-full">
        <p className="text-small text-ink-soft">
          {plant.offer === null ? (
            'Not in stock now'
          ) : (
            <>
              from{' '}
              <b className="font-display text-h4 font-medium text-ink">
                {formatCents(plantedCents(plant.offer))}
              </b>{' '}
              planted
              {plant.usual !== null && (
                <span className="block">
                  {sizeInWords(plant.usual.containerSize)} {formatCents(plant.usual.plantedCents)}
                </span>
              )}
            </>
          )}
        </p>
        <div className="flex items-center gap-1">
          <KeepButton plant={plant} />
          {plant.offer !== null && <AddToQuoteButton item={plant.offer} />}
        </div>
      </div>
    </li>
  )
}
