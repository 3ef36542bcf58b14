import houseUrl from '#app/images/scale/house.avif?url'
import { DrawnPicture } from './drawn-picture.tsx'
import { Person } from './person.tsx'
import { Silhouette } from './silhouette.tsx'
import { sizeLayout } from './size-layout.ts'

type SizeDrawingProps = {
  /** The plant's cut-out; null if it has none. */
  pictureUrl: string | null
  plantType: string
  heightFt: number
  spreadFt: number
  /** Caption, if the drawing doesn't show the whole grown plant. */
  inWords?: string
}

/** The full-grown plant to scale, beside a six-foot person and a one-story house. One unit is a tenth of a foot. */
export function SizeDrawing({ pictureUrl, plantType, heightFt, spreadFt, inWords }: SizeDrawingProps) {
  const layout = sizeLayout(heightFt, spreadFt)
  const unit = 10
  const [width, height] = [layout.widthFt * unit, layout.heightFt * unit]
  const foot = width / 90
  const words = inWords ?? `Grown, about ${heightFt} ft tall and ${spreadFt} ft wide`
  const plant = {
    x: (layout.plantX - spreadFt / 2) * unit,
    y: -heightFt * unit,
    width: spreadFt * unit,
    height: heightFt * unit,
  }
  return (
    <figure>
      {/* On a phone the house is cropped, so that the plant isn't tiny. */}
      <div className="overflow-hidden max-md:-mr-(--gutter)">
        <div className="relative max-md:w-[165%] print:w-full">
          {layout.marks.map((feet) => (
            <span
              key={feet}
              aria-hidden
              className="absolute left-0 -translate-y-full text-caption leading-none text-ink-quiet tabular-nums"
              style={{ top: `${((height - feet * unit) / (height + foot)) * 100}%` }}
            >
              {feet} ft
            </span>
          ))}
          <svg
            viewBox={`0 ${-height} ${width} ${height + foot}`}
            className="h-auto w-full"
            role="img"
            aria-label={words}
          >
            {layout.marks.map((feet) => (
              <path
                key={feet}
                d={`M0 ${-feet * unit}H${width}`}
                className="stroke-line-control"
                strokeDasharray={`${width / 900} ${width / 130}`}
                strokeWidth={width / 900}
              />
            ))}
            <DrawnPicture
              href={houseUrl}
              x={layout.houseX * unit}
              y={-layout.houseHeightFt * unit}
              width={layout.houseWidthFt * unit}
              height={layout.houseHeightFt * unit}
              opacity={heightFt > 8 ? 1 : 0.55}
            />
            {pictureUrl === null ? (
              <Silhouette plantType={plantType} {...plant} />
            ) : (
              <image
                href={pictureUrl}
                {...plant}
                // Trees and shrubs are stretched to their measurements; rosettes and vines keep the shape they were drawn in.
                preserveAspectRatio={/tree|shrub/i.test(plantType) ? 'none' : 'xMidYMax meet'}
              />
            )}
            <g transform="scale(0.6)">
              <Person x={(layout.personX * unit) / 0.6} />
            </g>
            <path d={`M0 0H${width}`} className="stroke-ground" strokeWidth={width / 420} />
          </svg>
        </div>
      </div>
      <figcaption className="mt-2 text-caption text-ink-quiet">
        {words}, beside a person six feet tall and a one-story house. An illustration, to scale.
      </figcaption>
    </figure>
  )
}
