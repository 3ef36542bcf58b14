import type { CSSProperties } from 'react'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import hillsUrl from '#app/images/scenery/hills.avif?url'
import houseUrl from '#app/images/scenery/house.svg?url'
import { crownOutline } from '#domain/growth/crown-outline.ts'
import { outlineLabel } from '#domain/growth/garden-words.ts'
import {
  lawnFt,
  type GardenLayout,
  type GardenLine,
  type GardenPictures,
  type GardenPlant,
} from '#domain/growth/garden.ts'
import { classNames } from '#ui/class-names.ts'

type GardenDrawingProps = {
  layout: GardenLayout<GardenPlant>
  label: string
}

const unitsPerFoot = 10
/** Pictures lie in a square of this size and are scaled, so that one transition moves them and lets them grow. */
const sideFt = 10
/** How wide the pictures are, in their pixels. */
const pixels = { mini: 180, full: 640 }

/** The yard at one age, before the sky and hills of the home page. */
export function GardenDrawing({ layout, label }: GardenDrawingProps) {
  const { widthFt, heightFt, house, personX } = layout
  const across = (feet: number) => `${(feet / widthFt) * 100}%`
  const up = (feet: number) => `${(feet / heightFt) * 100}%`
  const [width, height] = [widthFt * unitsPerFoot, heightFt * unitsPerFoot]
  const drawn = layout.lines
    .flatMap(standing)
    // The tallest are behind, and low plants in front.
    .toSorted(
      (one, other) =>
        Number(one.line.isLow) - Number(other.line.isLow) || other.box.heightFt - one.box.heightFt,
    )
  const outlined = outlineLabel(layout.lines)
  return (
    // A phone's picture is small, so it gets more sky.
    <div role="img" aria-label={label} className="overflow-hidden max-md:not-print:pt-[7%]">
      <div className="relative" style={{ aspectRatio: `${widthFt} / ${heightFt}` }}>
        <img
          src={hillsUrl}
          alt=""
          loading="lazy"
          className="absolute inset-x-0 h-[125%] w-full object-cover object-bottom"
          style={{ bottom: up(lawnFt - 0.2) }}
        />
        <div className="absolute inset-x-0 bottom-0 lawn" style={{ height: up(lawnFt) }} />
        <img
          src={houseUrl}
          alt=""
          loading="lazy"
          className="absolute max-w-none"
          style={{
            left: across(house.x),
            bottom: up(house.baseFt),
            width: across(house.widthFt),
            height: up(house.heightFt),
          }}
        />
        <svg aria-hidden viewBox={`0 ${-height} ${width} ${height}`} className="absolute inset-0 size-full">
          {drawn.map(
            ({ line, x, key }) =>
              line.isGrowing &&
              line.grownBox !== null && (
                <path
                  key={key}
                  d={crownOutline({ ...line.grownBox, x }, unitsPerFoot)}
                  className="fill-none stroke-good"
                  strokeWidth={1.6}
                  strokeLinecap="round"
                  strokeDasharray="0 5"
                  vectorEffect="non-scaling-stroke"
                />
              ),
          )}
        </svg>
        {drawn.map(({ line, x, box, picture, key, isMirrored }) => (
          <Plant
            key={key}
            line={line}
            picture={picture}
            style={{
              width: across(sideFt),
              transform: `translateX(${((x / sideFt) * 100 - 50).toFixed(2)}%) scale(${[isMirrored ? -box.widthFt : box.widthFt, box.heightFt].map((feet) => (feet / sideFt).toFixed(3)).join()})`,
            }}
            sizes={`${Math.ceil((box.widthFt / widthFt) * 100)}vw`}
          />
        ))}
        <svg
          aria-hidden
          viewBox="-20 -100 40 100"
          className="absolute bottom-0 -translate-x-1/2 overflow-visible"
          style={{ left: across(personX), height: up(6), aspectRatio: '2 / 5' }}
        >
          <PersonForScale x={0} />
        </svg>
        {outlined !== null && (
          <span
            className="absolute -translate-x-1/2 pb-0.5 text-caption leading-tight font-medium whitespace-nowrap text-good md:text-small"
            // At either edge, the words stay in the picture: a letter is about half as wide as it's high.
            style={{
              left: `clamp(${outlined.text.length / 4}em, ${across(outlined.x)}, 100% - ${outlined.text.length / 4}em)`,
              bottom: up(outlined.topFt),
            }}
          >
            {outlined.text}
          </span>
        )}
      </div>
      <div className="h-1.5 topsoil md:h-2.5" />
    </div>
  )
}

function standing(line: GardenLine<GardenPlant>) {
  const { size, xs, index: place } = line
  if (size === null) return []
  return xs.map((x, index) => ({
    line,
    x,
    box: size.box,
    picture: size.picture,
    key: `${place} ${index}`,
    // So that neighbors don't look like copies.
    isMirrored: index % 2 === 1,
  }))
}

type PlantProps = {
  line: GardenLine<GardenPlant>
  picture: keyof GardenPictures
  style: CSSProperties
  sizes: string
}

function Plant({ line, picture, style, sizes }: PlantProps) {
  const drawn = line.tree.pictures[picture] ?? line.tree.pictures.grown
  return (
    drawn !== null && (
      <img
        src={drawn.url}
        srcSet={`${drawn.mini} ${pixels.mini}w, ${drawn.url} ${pixels.full}w`}
        sizes={sizes}
        alt=""
        loading="lazy"
        className={classNames(
          'absolute bottom-0 left-0 aspect-square max-w-none origin-bottom object-bottom motion-safe:transition-transform motion-safe:duration-300',
          // A young plant stands at the bottom of its square in its own shape.
          picture !== 'grown' ? 'object-contain' : 'object-fill',
        )}
        style={style}
      />
    )
  )
}
