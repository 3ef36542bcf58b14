import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { PlantPicture } from '#app/components/plant-picture.tsx'
import { capital } from '#app/components/plant-search/capital.ts'
import type { Picture } from '#domain/pictures/picture.ts'
import { YearBar } from './year-bar.tsx'

export type EntryPlant = {
  name: string
  slug: string
  scientificName: string
  spanishName: string | null
  heightFt: { least: number; most: number } | null
  exposure: string | null
  waterNeeds: string | null
  bloomMonths: number[]
  flowerColor: string | null
  toxicToPets: boolean
  picture: Picture | null
}

/** A line of the field guide: hairlines instead of a box, what it becomes instead of what it costs. */
export function PlantEntry({ plant, eager }: { plant: EntryPlant; eager: boolean }) {
  return (
    <article className="relative grid grid-cols-[112px_minmax(0,1fr)] items-start gap-4 border-t border-line py-4.5 md:grid-cols-[176px_minmax(0,1fr)] md:gap-5.5 md:py-5.5">
      <PlantPicture
        picture={plant.picture}
        sizes="(min-width: 768px) 176px, 112px"
        eager={eager}
        className="rounded-box border border-line"
      />
      <div className="min-w-0">
        <h2 className="font-display text-h4 font-medium md:text-[1.4375rem] md:leading-tight">
          <Link
            to={`/plant-database/${plant.slug}`}
            className="text-ink no-underline after:absolute after:inset-0 hover:underline"
          >
            {plant.name}
          </Link>
        </h2>
        <p className="mt-0.5 text-small text-ink-soft">
          <span className="sci">{plant.scientificName}</span>
          {plant.spanishName !== null && (
            <>
              {' · '}
              <span lang="es">{plant.spanishName}</span>
            </>
          )}
        </p>
        <YearBar months={plant.bloomMonths} flowerColor={plant.flowerColor} />
        <p className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-1 text-small">
          {plant.heightFt !== null && (
            <span>
              <span className="text-ink-quiet">Grows</span>{' '}
              <b className="font-medium">{feetInWords(plant.heightFt)}</b>
            </span>
          )}
          {plant.exposure !== null && <span>{plant.exposure}</span>}
          {plant.waterNeeds !== null && <span>{capital(plant.waterNeeds)} water</span>}
        </p>
        {plant.toxicToPets && (
          <p className="mt-1.5 inline-flex items-center gap-1.25 text-small font-medium text-danger">
            <TriangleAlert aria-hidden className="size-4" /> Toxic to pets
          </p>
        )}
        <p
          aria-hidden
          className="mt-1.5 text-small font-semibold text-link underline decoration-1 underline-offset-3"
        >
          Learn More
        </p>
      </div>
    </article>
  )
}

const feetInWords = ({ least, most }: { least: number; most: number }) =>
  least === most ? `${most} ft` : `${least} to ${most} ft`
