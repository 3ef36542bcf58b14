import { GroundBox } from '#app/components/ground/ground-strip.tsx'
import rootsUrl from '#app/images/ground/roots.avif?url'
import { DrawnPicture } from './drawn-picture.tsx'
import { PersonForScale } from './person-for-scale.tsx'
import { lineUpLayout, skyShare } from './line-up-layout.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'

export type LineUpPlant = { name: string; cutOut: string; heightFt: number; spreadFt: number }

type PlantLineUpProps = {
  /** The first is in the middle. */
  plants: readonly LineUpPlant[]
  /** Width divided by height. */
  aspect: number
  className?: string
}

const width = 400

/** Anything taller is a tree, whose roots are drawn. */
const tallShrubFt = 12

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
      aria-label={`${plants.map(({ name, heightFt }) => `${name}, ${feetInWords(heightFt)}`).join('; ')}; to scale beside a person six feet tall. An illustration.`}
      className={className}
    >
      <GroundBox
        ground="limestone"
        y={ground}
        width={width}
        height={height - ground}
        // The picture has to reach the bottom edge.
        className={aspect < 2 ? '[--drawn:20rem]' : '[--drawn:13.6rem]'}
      />
      {layout.positions
        .filter(({ heightFt }) => heightFt > tallShrubFt)
        .map(({ x, widthFt }) => (
          <DrawnPicture
            key={x}
            href={rootsUrl}
            x={(x - widthFt / 2) * unit}
            y={ground}
            width={widthFt * unit}
            height={(widthFt * unit) / 10}
          />
        ))}
      {/* The middle plant is drawn last, to be in front. */}
      {layout.positions
        .map((position, index) => ({ ...position, plant: plants[index] }))
        .toReversed()
        .map(({ x, widthFt, heightFt, plant }) => (
          <DrawnPicture
            key={plant?.name}
            href={plant?.cutOut}
            x={(x - widthFt / 2) * unit}
            y={ground - heightFt * unit + 0.4}
            width={widthFt * unit}
            height={heightFt * unit}
          />
        ))}
      <g transform={`translate(0 ${ground}) scale(${unit * 0.06})`}>
        <PersonForScale x={layout.personX / 0.06} looksUp />
      </g>
    </svg>
  )
}
