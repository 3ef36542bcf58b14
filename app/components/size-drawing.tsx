import houseUrl from '#app/images/scale/house.avif?url'
import { cutOutUrl } from './cut-outs.ts'
import { Person } from './drawings.tsx'
import { Silhouette } from './silhouette.tsx'
import { sizeLayout } from './size-layout.ts'

type SizeDrawingProps = { slug: string; plantType: string; heightFt: number; spreadFt: number }

/** The grown plant to scale, beside a person six feet tall and a one-storey house. One unit is a tenth of a foot. */
export function SizeDrawing({ slug, plantType, heightFt, spreadFt }: SizeDrawingProps) {
  const layout = sizeLayout(heightFt, spreadFt)
  const unit = 10
  const [width, height] = [layout.widthFt * unit, layout.heightFt * unit]
  const plant = {
    x: (layout.plantX - spreadFt / 2) * unit,
    y: -heightFt * unit,
    width: spreadFt * unit,
    height: heightFt * unit,
  }
  const picture = cutOutUrl(slug)
  return (
    <figure>
      <div className="relative">
        {layout.marks.map((feet) => (
          <span
            key={feet}
            aria-hidden
            className="absolute left-0 -translate-y-full text-caption leading-none text-ink-quiet tabular-nums"
            style={{ top: `${((height - feet * unit) / (height + 12)) * 100}%` }}
          >
            {feet} ft
          </span>
        ))}
        <svg
          viewBox={`0 ${-height} ${width} ${height + 12}`}
          className="h-auto w-full"
          role="img"
          aria-label={sizeInWords(heightFt, spreadFt)}
        >
          {layout.marks.map((feet) => (
            <path
              key={feet}
              d={`M0 ${-feet * unit}H${width}`}
              className="stroke-line-control"
              strokeDasharray="1 7"
              strokeWidth={width / 700}
            />
          ))}
          <image
            href={houseUrl}
            x={layout.houseX * unit}
            y={-layout.houseHeightFt * unit}
            width={layout.houseWidthFt * unit}
            height={layout.houseHeightFt * unit}
            preserveAspectRatio="xMinYMax meet"
            opacity={heightFt > 8 ? 1 : 0.55}
          />
          {picture === undefined ? (
            <Silhouette plantType={plantType} {...plant} />
          ) : (
            <image href={picture} {...plant} preserveAspectRatio="xMidYMax meet" />
          )}
          <g transform="scale(0.6)">
            <Person x={(layout.personX * unit) / 0.6} />
          </g>
          <path d={`M0 0H${width}`} className="stroke-ground" strokeWidth={width / 420} />
        </svg>
      </div>
      <figcaption className="mt-2 text-caption text-ink-quiet">
        {sizeInWords(heightFt, spreadFt)}, beside a person six feet tall and a one-storey house. An
        illustration, to scale.
      </figcaption>
    </figure>
  )
}

const sizeInWords = (heightFt: number, spreadFt: number) =>
  `Grown, about ${heightFt} ft tall and ${spreadFt} ft wide`
