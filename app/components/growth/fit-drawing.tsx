import { useId, type ReactNode } from 'react'
import { GroundStrip } from '#app/components/ground/ground-strip.tsx'
import houseUrl from '#app/images/scenery/house.svg?url'
import type { PlantSize } from '#domain/growth/growth.ts'
import type { Spot } from '#domain/growth/spot.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { classNames } from '#ui/class-names.ts'
import { fitLayout, middleOf, unitsPerFoot } from './fit-layout.ts'

type FitDrawingProps = {
  /** At the chosen age. */
  size: PlantSize
  grown: PlantSize
  spot: Spot
  pictureUrl: string
  /** False until it's nearly in view. Pictures inside an SVG can't be lazy, and Chrome counts a mask's as the largest on the screen, wherever it is. */
  isDrawn: boolean
  label: string
}

/** The tree between wall, wire and fence: its picture at the middle of its band, hatched up to the most it may be. */
export function FitDrawing({ size, grown, spot, pictureUrl, isDrawn, label }: FitDrawingProps) {
  const plantUrl = isDrawn ? pictureUrl : undefined
  const id = useId()
  const layout = fitLayout(grown, spot)
  const { left, width, height, treeX, fenceX, poleX } = layout
  const up = (feet: number) => -feet * unitsPerFoot
  const most = boxOf(treeX, size.heightFt.most, size.spreadFt.most)
  const largest = boxOf(treeX, grown.heightFt.most, grown.spreadFt.most)
  const wireY = spot.wireFt === null ? null : up(spot.wireFt)
  const cuts = {
    pattern: `${id}cut`,
    wireY: layout.isUnderWire ? wireY : null,
    wallX: spot.wallFt === null ? null : 0,
    fenceX,
  }
  const x = (units: number) => `${((units - left) / width) * 100}%`
  const y = (units: number) => `${(-units / height) * 100}%`
  return (
    <div role="img" aria-label={label}>
      <div className="relative">
        <svg viewBox={`${left} ${-height} ${width} ${height}`} className="block w-full">
          <defs>
            <Hatch id={`${id}band`} className="stroke-good" />
            <Hatch id={`${id}cut`} className="stroke-action" />
            <mask id={`${id}most`} style={{ maskType: 'alpha' }}>
              <image href={plantUrl} {...most} preserveAspectRatio="none" />
            </mask>
            <mask id={`${id}grown`} style={{ maskType: 'alpha' }}>
              <image href={plantUrl} {...largest} preserveAspectRatio="none" />
            </mask>
          </defs>
          <image
            href={isDrawn ? houseUrl : undefined}
            x={-47 * unitsPerFoot}
            y={up(18)}
            width={47 * unitsPerFoot}
            height={18 * unitsPerFoot}
            opacity={0.8}
          />
          {fenceX !== null && <Fence x={fenceX} />}
          {poleX !== null && wireY !== null && <Pole x={poleX} y={wireY} />}
          <g mask={`url(#${id}most)`}>
            <rect {...most} fill={`url(#${id}band)`} />
          </g>
          <image
            href={plantUrl}
            {...boxOf(treeX, middleOf(size.heightFt), middleOf(size.spreadFt))}
            preserveAspectRatio="none"
          />
          {/* Possible obstacles: one day, at the largest it may get, and stronger at this age. */}
          {size.heightFt.most < grown.heightFt.most && (
            <Cuts {...cuts} box={largest} mask={`${id}grown`} opacity={0.4} />
          )}
          <Cuts {...cuts} box={most} mask={`${id}most`} opacity={1} />
          {wireY !== null && layout.isUnderWire && (
            <path
              d={`M${left} ${wireY}H${left + width}`}
              className="stroke-action"
              strokeWidth={2}
              strokeDasharray="10 6"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        {wireY !== null && spot.wireFt !== null && (
          <Label
            x={layout.isUnderWire ? '0.75rem' : x(poleX ?? 0)}
            y={y(wireY)}
            isAtLeft={layout.isUnderWire}
          >
            {`wire, ${feetInWords(spot.wireFt)} up`}
          </Label>
        )}
        <Label x={x(treeX)} y={y(largest.y)}>
          {`at most ${feetInWords(Math.ceil(grown.heightFt.most))}, full grown`}
        </Label>
      </div>
      <GroundStrip ground="limestone" className="h-7 border-t border-ink/60 [--drawn:28rem] md:h-9" />
      <div className="relative h-12">
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
  )
}

type Box = { x: number; y: number; width: number; height: number }

type CutsProps = {
  box: Box
  /** The shape of the tree in that box. */
  mask: string
  pattern: string
  wireY: number | null
  wallX: number | null
  fenceX: number | null
  opacity: number
}

/** Hatches what of a tree is beyond the wire, the wall and the fence. */
function Cuts({ box, mask, pattern, wireY, wallX, fenceX, opacity }: CutsProps) {
  const fill = `url(#${pattern})`
  return (
    <g mask={`url(#${mask})`} opacity={opacity}>
      {wireY !== null && <rect {...box} height={Math.max(0, wireY - box.y)} fill={fill} />}
      {wallX !== null && <rect {...box} width={Math.max(0, wallX - box.x)} fill={fill} />}
      {fenceX !== null && (
        <rect {...box} x={fenceX} width={Math.max(0, box.x + box.width - fenceX)} fill={fill} />
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

/** Both kinds lie on the same lines, so that the upper one covers the other. */
function Hatch({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V8" className={className} strokeWidth={3} />
    </pattern>
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

function Across({ left, width, children }: { left: string; width: string; children: ReactNode }) {
  return (
    <div className="absolute top-2 h-3 border-x border-ink" style={{ left, width }}>
      <span className="absolute inset-x-0 top-1/2 border-t border-ink" />
      <span className="absolute top-3.5 left-1/2 -translate-x-1/2 text-caption leading-tight whitespace-nowrap">
        {children}
      </span>
    </div>
  )
}
