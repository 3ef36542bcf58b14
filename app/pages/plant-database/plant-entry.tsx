import { TriangleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { KeepButton } from '#app/components/keep/keep-button.tsx'
import { SunGauge, WaterGauge } from '#app/components/plants/gauges.tsx'
import { PlantPicture } from '#app/components/plants/plant-picture.tsx'
import { YearBar } from '#app/components/plants/year-bar.tsx'
import { CardLink } from '#ui/card.tsx'
import { feetRangeInWords } from '#domain/plants/grown-size.ts'
import type { Picture } from '#domain/pictures/picture.ts'

export type EntryPlant = {
  name: string
  slug: string
  scientificName: string
  spanishName: string | null
  heightFt: { least: number; most: number } | null
  exposure: string | null
  waterNeeds: string | null
  bloomMonths: number[]
  fruitMonths: number[]
  flowerColor: string | null
  toxicToPets: boolean
  picture: Picture | null
}

type PlantEntryProps = { plant: EntryPlant; eager: boolean; onOpen: (slug: string) => void }

function EntryName({ plant, onOpen }: Omit<PlantEntryProps, 'eager'>) {
  // A plain click opens the overlay; otherwise it's a link to the guide.
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(plant.slug)
  }
  return (
    <h2 className="min-w-0 font-display text-h4 font-medium wrap-anywhere hyphens-auto lg:max-xl:text-body lg:max-xl:leading-tight">
      <CardLink to={`/plant-database/${plant.slug}`} onClick={open}>
        {plant.name}
      </CardLink>
    </h2>
  )
}

/** An entry of the plant database. It shows what the plant becomes, not what it costs. */
export function PlantEntry({ plant, eager, onOpen }: PlantEntryProps) {
  return (
    <article className="group relative grid grid-cols-[112px_minmax(0,1fr)] items-start gap-4 border-t border-line py-3.5 skip-offscreen [--likely-height:203px] md:[--likely-height:176px] xl:grid-cols-[136px_minmax(0,1fr)] xl:gap-5">
      <PlantPicture
        picture={plant.picture}
        sizes="(min-width: 1280px) 136px, 112px"
        eager={eager}
        className="rounded-box border border-line"
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <EntryName plant={plant} onOpen={onOpen} />
          <KeepButton plant={plant} className="-my-2.5 -mr-2" />
        </div>
        <p className="mt-0.5 text-small text-ink-soft">
          <span className="sci">{plant.scientificName}</span>
          {plant.spanishName !== null && (
            <>
              &nbsp;· <span lang="es">{plant.spanishName}</span>
            </>
          )}
        </p>
        <YearBar
          bloomMonths={plant.bloomMonths}
          fruitMonths={plant.fruitMonths}
          flowerColor={plant.flowerColor}
          className="mt-1.5 h-10 w-full max-w-66"
        />
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          {plant.heightFt !== null && (
            <span>
              <span className="text-ink-quiet">Grows</span>{' '}
              <b className="font-medium">{feetRangeInWords(plant.heightFt.least, plant.heightFt.most)}</b>
            </span>
          )}
          <span className="inline-flex gap-x-4">
            <SunGauge exposure={plant.exposure} />
            <WaterGauge needs={plant.waterNeeds} />
          </span>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-4.5 text-small">
          <span
            aria-hidden
            className="font-semibold text-link underline decoration-1 underline-offset-3 group-hover:decoration-2"
          >
            Learn More
          </span>
          {plant.toxicToPets && (
            <span className="inline-flex items-center gap-1.25 font-medium text-danger">
              <TriangleAlert aria-hidden className="size-4" /> Toxic to pets
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
