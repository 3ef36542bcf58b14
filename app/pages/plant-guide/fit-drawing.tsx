import { useId, type ReactNode } from 'react'
import { Across } from '#app/components/growth/across.tsx'
import houseUrl from '#app/images/scenery/house.svg?url'
import { crownOutline } from '#domain/growth/crown-outline.ts'
import { drawnSize } from '#domain/growth/drawn-size.ts'
import type { PlantSize } from '#domain/growth/growth.ts'
import type { Spot } from '#domain/growth/spot.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { classNames } from '#ui/class-names.ts'
import { beyond, fitLayout, unitsPerFoot } from './fit-layout.ts'
import type { GuidePlant } from './guide-plant.ts'

type FitDrawingProps = { plant: GuidePlant; grown: PlantSize; spot: Spot; pictureUrl: string; label: string }

/** With the ground and the distances below it, the whole drawing stays under 420 pixels. */
const tallest = 320

/** The grown tree between wall, wire and fence: its picture about the middle of its band, and dots around the most it may be. */
export function FitDrawing({ plant, grown, spot, pictureUrl, label }: FitDrawingProps) {
  const id = useId()
  const layout = fitLayout(grown, spot)
  const { left, width, height, treeX, fenceX, poleX, wireY, isUnderWire } = layout
  const { heightFt, widthFt } = drawnSize({ ...plant, ...grown }, 'middle')
  const topFt = grown.heightFt.most
  const outline = crownOutline(
    { x: treeX / unitsPerFoot, widthFt: grown.spreadFt.most, heightFt: topFt },
    unitsPerFoot,
  )
  const x = (units: number) => `${((units - left) / width) * 100}%`
  const y = (feet: number) => `${((feet * unitsPerFoot) / height) * 100}%`
  const box = (fromX: number, wideFt: number, tallFt: number) => ({
    left: x(fromX),
    bottom: 0,
    width: `${((wideFt * unitsPerFoot) / width) * 100}%`,
    height: y(tallFt),
  })
  const maxWidth = `${Math.round((tallest * width) / height)}px`
  const wireWords = spot.wireFt === null ? '' : `wire, ${feetInWords(spot.wireFt)} up`
  // In HTML, because pictures inside an SVG can't be lazy.
  const picture = { loading: 'lazy', className: 'absolute max-w-none' } as const
  return (
    <div role="img" aria-label={label} className="overflow-hidden">
      <div className="relative">
        <div className="relative mx-auto" style={{ maxWidth, aspectRatio: `${width} / ${height}` }}>
          {/* On a wide screen, more of the house is seen at its left. */}
          <img {...picture} alt="" src={houseUrl} style={box(-470, 47, 18)} />
          <img
            {...picture}
            alt=""
            src={pictureUrl}
            style={box(treeX - (widthFt / 2) * unitsPerFoot, widthFt, heightFt)}
          />
          <svg
            viewBox={`${left} ${-height} ${width} ${height}`}
            className="absolute inset-0 size-full overflow-visible"
          >
            <defs>
              <pattern
                id={`${id}cut`}
                width={7}
                height={7}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0V7" className="stroke-action" strokeWidth={1.6} />
              </pattern>
              <clipPath id={`${id}crown`}>
                <path d={outline} />
              </clipPath>
            </defs>
            {fenceX !== null && <Fence x={fenceX} />}
            {poleX !== null && wireY !== null && <Pole x={poleX} y={wireY} />}
            <path
              d={outline}
              className="fill-none stroke-good"
              strokeWidth={1.6}
              strokeLinecap="round"
              strokeDasharray="0 5"
              vectorEffect="non-scaling-stroke"
            />
            <path d={beyond(layout)} clipPath={`url(#${id}crown)`} fill={`url(#${id}cut)`} />
            {wireY !== null && isUnderWire && (
              <path
                d={`M${left - 10 * width} ${wireY}H${left + 10 * width}`}
                className="stroke-action"
                strokeWidth={1.5}
                strokeDasharray="10 6"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {spot.wireFt !== null && !isUnderWire && (
            <Label x={x(poleX ?? 0)} y={y(spot.wireFt)}>
              {wireWords}
            </Label>
          )}
          <Label x={x(treeX)} y={y(topFt)}>
            {`at most ${feetInWords(Math.ceil(topFt))}, full grown`}
          </Label>
        </div>
        {spot.wireFt !== null && isUnderWire && (
          <Label x="0.75rem" y={y(spot.wireFt)} isAtLeft>
            {wireWords}
          </Label>
        )}
      </div>
      <div className="h-1.5 topsoil md:h-2" />
      <div className="subsoil">
        <div className="relative mx-auto h-13" style={{ maxWidth }}>
          {spot.wallFt !== null && (
            <Across left={x(0)} width={x(left + treeX)}>{`${feetInWords(spot.wallFt)} to the wall`}</Across>
          )}
          {fenceX !== null && spot.fenceFt !== null && (
            <Across left={x(treeX)} width={x(left + fenceX - treeX)}>
              {`${feetInWords(spot.fenceFt)} to the fence`}
            </Across>
          )}
        </div>
      </div>
    </div>
  )
}

function Fence({ x }: { x: number }) {
  const pickets = Array.from({ length: 9 }, (_, index) => `M${x + index * 7} 0v-60`).join('')
  return (
    <g className="stroke-figure" strokeLinecap="butt">
      <path d={`M${x - 2} -48h62M${x - 2} -14h62`} strokeWidth={3} />
      <path d={pickets} strokeWidth={5.5} opacity={0.75} />
    </g>
  )
}

function Pole({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} 0V${y - 10}M${x - 22} ${y}h44M${x - 20} ${y}v-8M${x + 20} ${y}v-8`}
      className="fill-none stroke-figure"
      strokeWidth={5}
    />
  )
}

type LabelProps = { x: string; y: string; isAtLeft?: boolean; children: ReactNode }

/** Text at a point, so it has the same size at every width. */
function Label({ x, y, isAtLeft = false, children }: LabelProps) {
  return (
    <span
      className={classNames(
        'absolute rounded-badge bg-raised/85 px-1 pb-0.5 text-caption leading-tight font-semibold whitespace-nowrap md:text-small',
        !isAtLeft && '-translate-x-1/2',
      )}
      style={{ left: x, bottom: y }}
    >
      {children}
    </span>
  )
}
