import type { CSSProperties, ReactNode } from 'react'
import { GroundStrip, type GroundPicture } from '#app/components/ground/ground-strip.tsx'
import { TreeRoots } from '#app/components/ground/tree-roots.tsx'
import { Across } from '#app/components/growth/across.tsx'
import { PersonForScale } from '#app/components/plants/person-for-scale.tsx'
import { Silhouette } from '#app/components/plants/silhouette.tsx'
import bootsUrl from '#app/images/scenery/boots.svg?url'
import edgingUrl from '#app/images/scenery/edging.svg?url'
import houseUrl from '#app/images/scenery/house.svg?url'
import porchUrl from '#app/images/scenery/porch.svg?url'
import rulerUrl from '#app/images/scenery/ruler.svg?url'
import spadeUrl from '#app/images/scenery/spade.svg?url'
import wateringCanUrl from '#app/images/scenery/watering-can.svg?url'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { classNames } from '#ui/class-names.ts'
import { stageLayout, type Box, type GrownSize, type SceneryName, type StageLayout } from './stage-layout.ts'

const urls: Record<SceneryName, string> = {
  boots: bootsUrl,
  edging: edgingUrl,
  house: houseUrl,
  porch: porchUrl,
  ruler: rulerUrl,
  spade: spadeUrl,
  'watering-can': wateringCanUrl,
}

type GrownStageProps = {
  size: GrownSize
  plantType: string
  /** The plant's cut-out; null if it has none. */
  pictureUrl: string | null
  ground: GroundPicture
  /** The drawing in words. */
  label: string
  tall: string
  /** How high its stalks are; null if it has none above its leaves. */
  inFlower: string | null
  /** The dimension lines below; null for a vine, whose picture shows a part of it. */
  across: string | null
  apart: string | null
}

/** The full-grown plant to scale. A phone cuts it off beside the measured plant. */
export function GrownStage({
  size,
  plantType,
  pictureUrl,
  ground,
  label,
  tall,
  inFlower,
  across,
  apart,
}: GrownStageProps) {
  const layout = stageLayout(size)
  const [measured, neighbor] = layout.plants
  const percent = percentOf(layout)
  // Neighbors are veiled, so that the measured plant stands out; in a garden they're a bed.
  const veiled = layout.kind !== 'garden'
  return (
    <div
      role="img"
      aria-label={label}
      className="max-md:not-print:w-(--on-phone)"
      style={{ '--on-phone': `${Math.round((layout.width / layout.phoneWidth) * 100)}%` } as CSSProperties}
    >
      <div className="relative overflow-hidden" style={{ aspectRatio: `${layout.width} / ${layout.height}` }}>
        <Marks layout={layout} />
        {layout.scenery.map((box) => (
          <img
            key={`${box.name} ${box.x}`}
            src={urls[box.name]}
            alt=""
            loading="lazy"
            className="absolute bottom-0 max-w-none"
            style={percent.box(box)}
          />
        ))}
        {layout.person !== null && <StandingPerson x={layout.person} layout={layout} />}
        {layout.plants
          .map((box, index) => (
            <Plant
              key={box.x}
              style={percent.box(box)}
              // Neighbors are mirrored, so that none looks like a copy.
              className={classNames(index % 2 === 1 && '-scale-x-100', index > 0 && veiled && 'opacity-55')}
              pictureUrl={pictureUrl}
              plantType={plantType}
            />
          ))
          .toReversed()}
        <HeightLine layout={layout} />
        {layout.marks.map((feet) => (
          <Label
            key={feet}
            // Paper is too narrow for the share alone.
            x={`max(${percent.x(layout.width * 0.045)}, 2.25rem)`}
            y={percent.y(feet * layout.unitsPerFoot)}
            end
            quiet
          >
            {feetInWords(feet)}
          </Label>
        ))}
        {layout.ruler !== null && (
          <Label x={percent.x(layout.ruler)} y={percent.y(layout.unitsPerFoot * 1.01 + 10)}>
            1 ft
          </Label>
        )}
        <Label
          x={percent.x(layout.dimension.x)}
          y={percent.y(
            layout.dimension.most > 90 ? layout.dimension.most * 0.66 : layout.dimension.most + 16,
          )}
        >
          {tall}
        </Label>
        {inFlower !== null && measured !== undefined && (
          <Label x={percent.x(middleOf(measured))} y={percent.y(measured.height + 14)}>
            {inFlower}
          </Label>
        )}
      </div>
      <div className="relative overflow-hidden">
        <GroundStrip
          ground={ground}
          className="h-9 border-t border-ink/60 [--drawn:28rem] md:h-12 md:[--drawn:36rem]"
        />
        {plantType === 'tree' &&
          layout.plants.map((box, index) => (
            <TreeRoots key={box.x} isMirrored={index % 2 === 1} style={percent.span(box.x, box.width)} />
          ))}
      </div>
      {measured !== undefined && across !== null && (
        <>
          <div className="relative h-11">
            <Across {...percent.span(layout.across.x, layout.across.width)}>
              <b className="font-semibold">{across}</b>
            </Across>
          </div>
          {neighbor !== undefined && apart !== null && (
            <div className="relative h-11 max-md:not-print:hidden">
              <Across {...percent.span(middleOf(measured), middleOf(neighbor) - middleOf(measured))}>
                {apart}
              </Across>
            </div>
          )}
        </>
      )}
    </div>
  )
}

const middleOf = ({ x, width }: Box) => x + width / 2

function percentOf({ width, height }: StageLayout) {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 10000) / 100}%`
  return {
    x: (x: number) => share(x, width),
    /** Up from the ground. */
    y: (y: number) => share(y, height),
    span: (x: number, across: number) => ({ left: share(x, width), width: share(across, width) }),
    box: (box: Box) => ({
      left: share(box.x, width),
      width: share(box.width, width),
      height: share(box.height, height),
    }),
  }
}

/** Dotted lines at every mark. */
function Marks({ layout: { width, height, marks, unitsPerFoot } }: { layout: StageLayout }) {
  const lines = marks.map(
    (feet) => `M${width * 0.05} ${roundUnits(height - feet * unitsPerFoot)}H${width - 12}`,
  )
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
      <path d={lines.join('')} className="fill-none stroke-line-control" strokeDasharray="1 5" />
    </svg>
  )
}

/** The height's dimension line, with a tick at the least. */
function HeightLine({ layout: { width, height, dimension } }: { layout: StageLayout }) {
  const x = roundUnits(dimension.x)
  const at = (y: number) => roundUnits(height - y)
  const tick = (y: number) => `M${x - 6} ${at(y)}h12`
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
      <path
        d={`M${x} ${at(0)}V${at(dimension.most)}${tick(dimension.most)}${tick(dimension.least)}`}
        className="fill-none stroke-ink"
        strokeWidth={1.4}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

const roundUnits = (units: number) => Math.round(units * 10) / 10

type PlantProps = {
  style: { left: string; width: string; height: string }
  className: string
  pictureUrl: string | null
  plantType: string
}

/** Its foot is a little below the line, in the soil. */
function Plant({ style, className, pictureUrl, plantType }: PlantProps) {
  return (
    <div className="absolute bottom-0" style={style}>
      <span className="absolute inset-x-0 -bottom-[2%] h-[6%] rounded-[50%] bg-radial from-ink/25 to-transparent to-70%" />
      {pictureUrl === null ? (
        <Silhouette plantType={plantType} className="relative size-full" />
      ) : (
        <img
          src={pictureUrl}
          alt=""
          loading="lazy"
          fetchPriority="low"
          className={classNames('relative block size-full max-w-none translate-y-[1.2%]', className)}
        />
      )}
    </div>
  )
}

const personUnits = { width: 40, height: 102 }

/** The person's drawing is 100 units tall for six feet. */
function StandingPerson({ x, layout }: { x: number; layout: StageLayout }) {
  const unit = (layout.unitsPerFoot * 6) / 100
  const box = { x: x - 20 * unit, width: personUnits.width * unit, height: personUnits.height * unit }
  return (
    <svg
      viewBox={`-20 -${personUnits.height} ${personUnits.width} ${personUnits.height}`}
      className="absolute bottom-0"
      style={percentOf(layout).box(box)}
    >
      <PersonForScale x={0} looksUp={layout.kind === 'house'} />
    </svg>
  )
}

type LabelProps = { x: string; y: string; end?: boolean; quiet?: boolean; children: ReactNode }

/** Text at a point, so it has the same size at every width. */
function Label({ x, y, end = false, quiet = false, children }: LabelProps) {
  return (
    <span
      className={classNames(
        'absolute translate-y-1/2 rounded-badge bg-raised/85 px-1 leading-tight whitespace-nowrap tabular-nums',
        end ? '-translate-x-full' : '-translate-x-1/2',
        quiet ? 'text-caption text-ink-quiet' : 'text-caption font-semibold md:text-small',
      )}
      style={{ left: x, bottom: y }}
    >
      {children}
    </span>
  )
}
