import { GroundStrip } from '#app/components/ground/ground-strip.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import houseUrl from '#app/images/scenery/house.svg?url'
import type { Age } from '#domain/growth/growth.ts'
import type { GardenLayout, GardenLine, GardenPictures } from '#domain/growth/garden.ts'
import { classNames } from '#ui/class-names.ts'

export type DrawnLayout = Omit<GardenLayout, 'lines'> & { lines: DrawnLine[] }
type DrawnLine = GardenLine & { pictures: GardenPictures; key: number }

type GardenDrawingProps = {
  layout: DrawnLayout
  age: Age
  /** The plant in the customer's hand, and where its middle is. */
  lifted: { number: number; x: number } | null
  label: string
}

const unitsPerFoot = 10
const personUnitsPerFoot = 100 / 6
/** Pictures are drawn this large and scaled, so that one transition moves them and lets them grow. */
const side = 100

/** The yard at one age. Each plant has its position in the order as `data-number`, for whoever wants to drag it. */
export function GardenDrawing({ layout, age, lifted, label }: GardenDrawingProps) {
  const { widthFt, heightFt, house, personX } = layout
  const [width, height] = [widthFt * unitsPerFoot, heightFt * unitsPerFoot]
  const drawn = layout.lines
    .flatMap((line) => standing(line, lifted))
    // The tallest are behind, and small plants in front.
    .toSorted(
      (one, other) =>
        Number(one.line.isInFront) - Number(other.line.isInFront) || other.box.heightFt - one.box.heightFt,
    )
  return (
    <div role="img" aria-label={label} className="select-none">
      <svg aria-hidden viewBox={`0 ${-height} ${width} ${height}`} className="block w-full overflow-hidden">
        <image
          href={houseUrl}
          x={house.x * unitsPerFoot}
          y={-house.heightFt * unitsPerFoot}
          width={house.widthFt * unitsPerFoot}
          height={house.heightFt * unitsPerFoot}
          opacity={0.72}
        />
        {age !== 'grown' &&
          drawn.map(
            ({ line, x, key }) =>
              line.grownBox !== null &&
              line.pictures.grown !== null &&
              !line.isInFront && (
                <Picture key={key} href={line.pictures.grown} x={x} box={line.grownBox} opacity={0.13} />
              ),
          )}
        {drawn.map(({ line, x, box, picture, key }) => (
          <g key={key} data-number={line.number} className="cursor-grab">
            <Picture
              href={line.pictures[picture] ?? line.pictures.grown ?? ''}
              x={x}
              box={box}
              isStill={lifted?.number === line.number}
              keepsShape={picture === 'young'}
            />
          </g>
        ))}
        <g
          transform={`translate(${personX * unitsPerFoot} 0) scale(${unitsPerFoot / personUnitsPerFoot})`}
          className="pointer-events-none"
        >
          <PersonForScale x={0} />
        </g>
      </svg>
      <GroundStrip
        ground="limestone"
        className="h-5 border-t border-ink/60 [--drawn:24rem] md:h-8 md:[--drawn:28rem]"
      />
    </div>
  )
}

function standing(line: DrawnLine, lifted: GardenDrawingProps['lifted']) {
  const { size, xs, key } = line
  if (size === null) return []
  const middle = xs.reduce((sum, x) => sum + x, 0) / xs.length
  const shift = lifted?.number === line.number ? lifted.x - middle : 0
  return xs.map((x, index) => ({
    line,
    x: x + shift,
    box: size.box,
    picture: size.picture,
    key: `${key} ${index}`,
  }))
}

type PictureProps = {
  href: string
  x: number
  box: { widthFt: number; heightFt: number }
  opacity?: number
  isStill?: boolean
  keepsShape?: boolean
}

function Picture({ href, x, box, opacity, isStill = false, keepsShape = false }: PictureProps) {
  const scale = [box.widthFt, box.heightFt].map((feet) => (feet * unitsPerFoot) / side)
  return (
    <image
      href={href}
      x={-side / 2}
      y={-side}
      width={side}
      height={side}
      opacity={opacity}
      preserveAspectRatio={keepsShape ? 'xMidYMax' : 'none'}
      className={classNames(
        !isStill && 'motion-safe:transition-transform motion-safe:duration-300',
        opacity !== undefined && 'pointer-events-none',
      )}
      style={{ transform: `translateX(${x * unitsPerFoot}px) scale(${scale.join()})` }}
    />
  )
}
