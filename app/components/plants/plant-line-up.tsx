import { DrawnPicture } from './drawn-picture.tsx'
import { Person } from './person.tsx'
import { lineUpLayout, skyShare } from './line-up-layout.ts'

export type LineUpPlant = { name: string; cutOut: string; heightFt: number; spreadFt: number }

type PlantLineUpProps = {
  /** The first is in the middle, which is what a narrow screen shows. */
  plants: readonly LineUpPlant[]
  /** Width divided by height. */
  aspect: number
  className?: string
}

const width = 1000
// Stones of different lengths, so that the joints of two courses don't line up.
const stones = [62, 88, 46, 104, 70, 54, 92, 78, 58, 96, 66, 84, 50, 74, 100, 60]

/** Full-grown plants to scale beside a six-foot person, on soil over limestone. */
export function PlantLineUp({ plants, aspect, className }: PlantLineUpProps) {
  const layout = lineUpLayout(plants, aspect)
  const unit = width / layout.widthFt
  const height = width / aspect
  const ground = height * skyShare
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={`${plants.map(({ name, heightFt }) => `${name}, ${heightFt} ft`).join('; ')}; to scale beside a person six feet tall. An illustration.`}
      className={className}
    >
      <Ground top={ground} bottom={height} />
      {/* The middle plant is drawn last, to be in front. */}
      {layout.positions
        .map((position, index) => ({ ...position, plant: plants[index] }))
        .toReversed()
        .map(({ x, widthFt, heightFt, plant }) => (
          <DrawnPicture
            key={plant?.name}
            href={plant?.cutOut}
            x={(x - widthFt / 2) * unit}
            y={ground - heightFt * unit + 1}
            width={widthFt * unit}
            height={heightFt * unit}
          />
        ))}
      <g transform={`translate(0 ${ground}) scale(${unit * 0.06})`}>
        <Person x={layout.personX / 0.06} />
      </g>
    </svg>
  )
}

/** Thin soil over courses of limestone. */
function Ground({ top, bottom }: { top: number; bottom: number }) {
  const soil = (bottom - top) * 0.3
  const course = (bottom - top - soil) / 3
  return (
    <>
      <rect x={0} y={top} width={width} height={bottom - top} className="fill-line-hover" />
      {[0, 1, 2].flatMap((row) => {
        let x = -row * 31
        return Array.from({ length: 18 }, (_, index) => {
          const length = stones[(index * 3 + row * 5) % stones.length] ?? 70
          const stone = { x, y: top + soil + row * course + 2 }
          x += length
          return (
            <rect
              key={`${row}-${index}`}
              {...stone}
              width={length - 3}
              height={course - 3}
              rx={4}
              className={(index + row) % 3 === 0 ? 'fill-sunk' : 'fill-line'}
            />
          )
        })
      })}
      <rect x={0} y={top} width={width} height={soil} className="fill-soil/70" />
    </>
  )
}
