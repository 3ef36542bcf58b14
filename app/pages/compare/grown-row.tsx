import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Potted } from '#app/components/plants/potted.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import { heightInWords } from '#domain/stock/measures.ts'
import { bandInWords } from '#domain/growth/growth-words.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { isPotted, potFeet } from '#domain/stock/pot-feet.ts'
import { classNames } from '#ui/class-names.ts'
import type { ComparedPlant, ComparisonData } from './compared.ts'
import { columnsFor, CompareRow } from './compare-table.tsx'

const personFt = 6
const personRoomFt = 4
// One unit is a tenth of a foot.
const unit = 10

type Scale = { widthFt: number; heightFt: number; leftFt: number; marks: number[] }

const youngFt = ({ offer }: ComparedPlant) =>
  offer?.currentHeightInches == null ? 0 : offer.currentHeightInches / 12 + potFeet(offer.containerSize)

/** All columns have the same width in feet, so they share one scale. */
function scaleOf(plants: readonly ComparedPlant[]): Scale {
  const heights = plants.flatMap((plant) => [drawnFt(plant).heightFt, plant.heightFt ?? 0, youngFt(plant)])
  const tallest = Math.max(personFt, ...heights)
  const widest = Math.max(...plants.map(({ spreadFt }) => spreadFt ?? 0), tallest * 0.6)
  // Room on the left for the person and the plant as it arrives.
  const leftFt = personRoomFt + Math.max(...plants.map(youngFt)) * 0.5
  const step = tallest > 30 ? 20 : tallest > 12 ? 5 : 2
  return {
    widthFt: leftFt + widest * 1.04,
    heightFt: tallest * 1.16,
    leftFt,
    marks: Array.from({ length: Math.floor(tallest / step) }, (_, index) => (index + 1) * step),
  }
}

/** The grown plants on one ground line and at one scale, with the chosen size as it arrives in front. */
export function GrownRow({ comparison: { plants, sizes } }: { comparison: ComparisonData }) {
  const scale = scaleOf(plants)
  const chosen = sizes.find(({ isChosen }) => isChosen)?.label
  return (
    <>
      <div
        role="row"
        className={classNames(columnsFor(plants.length), 'border-b-2 border-ground max-md:not-print:pt-4')}
      >
        <div role="rowheader" className="relative max-md:not-print:sr-only">
          <span className="sr-only">Full grown, to scale</span>
          {scale.marks.map((feet) => (
            <span
              key={feet}
              aria-hidden
              className="absolute left-0 -translate-y-full text-caption leading-tight text-ink-quiet tabular-nums"
              style={{ top: `${(1 - feet / scale.heightFt) * 100}%` }}
            >
              {feet} ft
            </span>
          ))}
        </div>
        {plants.map((plant, index) => (
          <div
            key={plant.slug}
            role="cell"
            className={classNames('relative', index === 3 && 'max-md:not-print:hidden')}
          >
            <GrownPlant plant={plant} scale={scale} withPerson={index === 0} />
            {plant.height !== null && (
              <span
                aria-hidden
                className="absolute -translate-x-1/2 pb-0.5 text-caption font-semibold whitespace-nowrap md:text-small"
                style={{
                  left: `${(grownX(plant, scale) / scale.widthFt) * 100}%`,
                  bottom: `${(drawnFt(plant).heightFt / scale.heightFt) * 100}%`,
                }}
              >
                {plant.height}
              </span>
            )}
          </div>
        ))}
      </div>
      <p className="py-1.5 text-caption text-ink-quiet md:pl-32 print:py-0.5 print:pl-24">
        Grown, at one scale, beside someone six feet tall
        {chosen !== undefined && ` and a ${chosen} as it arrives`}. An illustration.
      </p>
      <CompareRow
        label="Height and spread"
        cells={plants.map(({ slug, height, spread, inTenYearsFt }) => ({
          key: slug,
          content: (
            <div className="print:leading-[1.2]">
              <p className="print:inline">{height ?? 'Not recorded'}</p>
              {spread !== null && (
                <p className="text-small text-ink-soft max-md:text-caption print:inline print:text-caption print:leading-[1.2]">
                  <span className="hidden print:inline">, </span>
                  {spread} wide
                </p>
              )}
              {inTenYearsFt !== null && (
                <p className="text-small text-ink-soft max-md:text-caption print:inline print:text-caption print:leading-[1.2]">
                  <span className="hidden print:inline">, </span>
                  {bandInWords(inTenYearsFt)} in ten years
                </p>
              )}
            </div>
          ),
        }))}
      />
    </>
  )
}

/** A plant beside the empty place of the one it's to be compared with. */
export function PlantAlone({ plant }: { plant: ComparedPlant }) {
  const scale = scaleOf([plant])
  const [width, height] = [scale.widthFt * unit, scale.heightFt * unit]
  const tall = Math.max(drawnFt(plant).heightFt, personFt) * unit
  return (
    <figure>
      <div className="grid grid-cols-2 border-b-2 border-ground">
        <GrownPlant plant={plant} scale={scale} withPerson />
        <svg aria-hidden viewBox={`0 ${-height} ${width} ${height}`} className="block h-auto w-full">
          <rect
            x={width * 0.2}
            y={-tall}
            width={width * 0.6}
            height={tall}
            rx={Math.min(width * 0.3, tall / 2)}
            className="fill-none stroke-line-control"
            strokeDasharray="2 5"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
      <figcaption className="grid grid-cols-2 gap-x-3 pt-2 text-center text-small leading-snug">
        <span>
          <b className="block font-display text-h4 font-medium">{plant.name}</b>
          {plant.height}
        </span>
        <span className="text-ink-soft">The second plant</span>
      </figcaption>
    </figure>
  )
}

const grownX = ({ spreadFt, heightFt }: ComparedPlant, { leftFt, widthFt }: Scale) =>
  Math.max((leftFt + widthFt) / 2, leftFt + (spreadFt ?? heightFt ?? 0) / 2)

const drawnFt = ({ drawnFt: drawn }: ComparedPlant) => drawn ?? { heightFt: 0, widthFt: 0 }

function GrownPlant({
  plant,
  scale,
  withPerson,
}: {
  plant: ComparedPlant
  scale: Scale
  withPerson: boolean
}) {
  const { plantType, offer } = plant
  const [width, height] = [scale.widthFt * unit, scale.heightFt * unit]
  const { heightFt, widthFt } = drawnFt(plant)
  const grown = {
    x: grownX(plant, scale) * unit - (widthFt * unit) / 2,
    // The foot is in the ground.
    y: -heightFt * unit * 0.988,
    width: widthFt * unit,
    height: heightFt * unit,
  }
  return (
    <svg
      viewBox={`0 ${-height} ${width} ${height}`}
      role="img"
      aria-label={grownInWords(plant)}
      className="block h-auto w-full"
    >
      {scale.marks.map((feet) => (
        <path
          key={feet}
          d={`M0 ${-feet * unit}H${width}`}
          className="stroke-line-hover"
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {plant.grownUrl === null ? (
        <Silhouette plantType={plantType} {...grown} />
      ) : (
        <image href={plant.grownUrl} {...grown} />
      )}
      {offer?.currentHeightInches != null && (
        <Potted
          pictureUrl={plant.youngUrl}
          plantType={plantType}
          x={(personRoomFt + scale.leftFt) * (unit / 2)}
          grown={(offer.currentHeightInches / 12) * unit}
          pot={potFeet(offer.containerSize) * unit}
          isBalled={!isPotted(offer.containerSize)}
        />
      )}
      {withPerson && (
        <g transform="scale(0.6)">
          <PersonForScale x={((personRoomFt / 2) * unit) / 0.6} />
        </g>
      )}
    </svg>
  )
}

function grownInWords({ name, heightFt, spreadFt, offer }: ComparedPlant): string {
  const grown =
    heightFt === null
      ? `${name} grown`
      : `${name} grown, up to ${feetInWords(heightFt)} tall${spreadFt === null ? '' : ` and ${feetInWords(spreadFt)} wide`}`
  return offer?.currentHeightInches == null
    ? grown
    : `${grown}; in front, a ${offer.containerSize} as it arrives, ${heightInWords(offer.currentHeightInches)}`
}
