import { useId, type CSSProperties, type ReactNode } from 'react'
import houseUrl from '#app/images/scenery/house.svg?url'
import { crownOutline } from '#domain/growth/crown-outline.ts'
import type { DrawnSize } from '#domain/growth/drawn-size.ts'
import type { PlantSize } from '#domain/growth/growth.ts'
import type { Spot } from '#domain/growth/spot.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { classNames } from '#ui/class-names.ts'
import { Across } from './across.tsx'
import { fitLayout, unitsPerFoot } from './fit-layout.ts'

type FitDrawingProps = {
  /** At the chosen age. */
  size: PlantSize
  grown: PlantSize
  spot: Spot
  pictureUrl: string
  /** The picture's size. */
  drawn: DrawnSize
  label: string
}

/** With the ground and the distances below it, the whole drawing stays under 420 pixels. */
const tallest = 320

/** The tree between wall, wire and fence: its picture about the middle of its band, and dots around the most it may be, full grown. */
export function FitDrawing({ size, grown, spot, pictureUrl, drawn, label }: FitDrawingProps) {
  const id = useId()
  const layout = fitLayout(grown, spot)
  const { left, width, height, treeX, fenceX, poleX } = layout
  const up = (feet: number) => -feet * unitsPerFoot
  const most = boxOf(treeX, size.heightFt.most, size.spreadFt.most)
  const largest = boxOf(treeX, grown.heightFt.most, grown.spreadFt.most)
  const outlineOf = ({ heightFt, spreadFt }: PlantSize) =>
    crownOutline({ x: treeX / unitsPerFoot, widthFt: spreadFt.most, heightFt: heightFt.most }, unitsPerFoot)
  const wireY = spot.wireFt === null ? null : up(spot.wireFt)
  const cuts = {
    pattern: `${id}cut`,
    wireY: layout.isUnderWire ? wireY : null,
    wallX: spot.wallFt === null ? null : 0,
    fenceX,
  }
  const x = (units: number) => `${((units - left) / width) * 100}%`
  const y = (units: number) => `${(-units / height) * 100}%`
  const percent = (box: Box) => ({
    left: x(box.x),
    bottom: 0,
    width: `${(box.width / width) * 100}%`,
    height: `${(box.height / height) * 100}%`,
  })
  const maxWidth = `${Math.round((tallest * width) / height)}px`
  const wireWords = spot.wireFt === null ? '' : `wire, ${feetInWords(spot.wireFt)} up`
  return (
    <div role="img" aria-label={label} className="overflow-hidden">
      <div className="relative">
        <div className="relative mx-auto" style={{ maxWidth, aspectRatio: `${width} / ${height}` }}>
          {/* On a wide screen, more of the house is seen at its left. */}
          <Picture url={houseUrl} style={percent({ x: -470, y: up(18), width: 470, height: 180 })} />
          <Picture url={pictureUrl} style={percent(boxOf(treeX, drawn.heightFt, drawn.widthFt))} />
          <svg
            viewBox={`${left} ${-height} ${width} ${height}`}
            className="absolute inset-0 size-full overflow-visible"
          >
            <defs>
              <pattern
                id={cuts.pattern}
                width={7}
                height={7}
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)"
              >
                <path d="M0 0V7" className="stroke-action" strokeWidth={1.6} />
              </pattern>
              <clipPath id={`${id}most`}>
                <path d={outlineOf(size)} />
              </clipPath>
              <clipPath id={`${id}grown`}>
                <path d={outlineOf(grown)} />
              </clipPath>
            </defs>
            {fenceX !== null && <Fence x={fenceX} />}
            {poleX !== null && wireY !== null && <Pole x={poleX} y={wireY} />}
            <path
              d={outlineOf(grown)}
              className="fill-none stroke-good"
              strokeWidth={1.6}
              strokeLinecap="round"
              strokeDasharray="0 5"
              vectorEffect="non-scaling-stroke"
            />
            {/* Possible obstacles: one day, at the largest it may get, and stronger at this age. */}
            {size.heightFt.most < grown.heightFt.most && (
              <Cuts {...cuts} box={largest} shape={`${id}grown`} opacity={0.4} />
            )}
            <Cuts {...cuts} box={most} shape={`${id}most`} opacity={1} />
            {wireY !== null && layout.isUnderWire && (
              <path
                d={`M${left - 10 * width} ${wireY}H${left + 10 * width}`}
                className="stroke-action"
                strokeWidth={1.5}
                strokeDasharray="10 6"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          {wireY !== null && spot.wireFt !== null && !layout.isUnderWire && (
            <Label x={x(poleX ?? 0)} y={y(wireY)}>
              {wireWords}
            </Label>
          )}
          <Label x={x(treeX)} y={y(largest.y)}>
            {`at most ${feetInWords(Math.ceil(grown.heightFt.most))}, full grown`}
          </Label>
        </div>
        {wireY !== null && layout.isUnderWire && (
          <Label x="0.75rem" y={y(wireY)} isAtLeft>
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

/** In HTML, because pictures inside an SVG can't be lazy. */
function Picture({ url, style }: { url: string; style: CSSProperties }) {
  return <img src={url} alt="" loading="lazy" className="absolute max-w-none" style={style} />
}

type Box = { x: number; y: number; width: number; height: number }

type CutsProps = {
  box: Box
  /** The crown in that box. */
  shape: string
  pattern: string
  wireY: number | null
  wallX: number | null
  fenceX: number | null
  opacity: number
}

/** Hatches what of a crown is beyond the wire, the wall and the fence. */
function Cuts({ box, shape, pattern, wireY, wallX, fenceX, opacity }: CutsProps) {
  const fill = `url(#${pattern})`
  // What's over the wire is hatched once.
  const top = Math.max(box.y, wireY ?? box.y)
  const below = { ...box, y: top, height: box.y + box.height - top }
  return (
    <g clipPath={`url(#${shape})`} opacity={opacity}>
      {wireY !== null && <rect {...box} height={Math.max(0, wireY - box.y)} fill={fill} />}
      {wallX !== null && <rect {...below} width={Math.max(0, wallX - box.x)} fill={fill} />}
      {fenceX !== null && (
        <rect {...below} x={fenceX} width={Math.max(0, box.x + box.width - fenceX)} fill={fill} />
      )}
    </g>
  )
}

const boxOf = (x: number, heightFt: number, spreadFt: number): Box => ({
  x: x - (spreadFt / 2) * unitsPerFoot,
  y: -heightFt * unitsPerFoot,
  width: spreadFt * unitsPerFoot,
  height: heightFt * unitsPerFoot,
})

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
