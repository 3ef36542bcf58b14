import { sizeInRow, type FencePlant, type FenceRow } from '#domain/growth/fence-row.ts'
import { feetInWords } from '#domain/plants/grown-size.ts'
import { Across } from '#app/components/growth/across.tsx'

type FenceDrawingProps = { row: FenceRow; plant: FencePlant; pictureUrl: string | null }

const fenceFt = 6
const leastRatio = 2

/** No two neighbors are alike: every other one is mirrored, and they differ in height by a few hundredths. */
const heights = [1, 0.93, 0.98, 0.95, 0.92]

/** The row in front of a six-foot fence, with one gap and the length measured below it. */
export function FenceDrawing({ row, plant, pictureUrl }: FenceDrawingProps) {
  const size = sizeInRow(plant)
  if (size === null || pictureUrl === null) return null
  const { plants, drawnFt, spacingFt, xs } = row
  const [first = 0] = xs
  // Far from both ends, where its words have room.
  const gap = Math.floor((xs.length - 1) / 2)
  const { widthFt: wide, heightFt: tall } = size.box
  const heightFt = Math.max(fenceFt, tall) + 0.5
  const widthFt = Math.max(drawnFt, drawnFt - 2 * first + wide, heightFt * leastRatio) + 1
  const sideFt = (widthFt - drawnFt) / 2
  const share = (feet: number) => `${(feet / widthFt) * 100}%`
  const drawn = xs.length === plants ? '' : `The first ${xs.length} of them. `
  return (
    <figure>
      <div role="img" aria-label={`Drawn to scale in front of a fence ${fenceFt} ft high`}>
        <svg
          aria-hidden
          viewBox={`${-sideFt} ${-heightFt} ${widthFt} ${heightFt}`}
          className="block w-full border-b-2 border-ground"
        >
          <path
            d={`M${-sideFt} ${-fenceFt / 2}h${widthFt}`}
            className="stroke-figure"
            strokeWidth={fenceFt}
            strokeDasharray="0.5 0.15"
            opacity={0.35}
          />
          {xs.map((x, index) => (
            <image
              key={x}
              href={pictureUrl}
              x={-wide / 2}
              y={-tall}
              width={wide}
              height={tall}
              preserveAspectRatio="none"
              transform={`translate(${x} 0) scale(${index % 2 === 0 ? 1 : -1} ${heights[index % heights.length] ?? 1})`}
            />
          ))}
        </svg>
        {xs.length > 1 && (
          <div className="relative h-[2.25rem]">
            <Across left={share(sideFt + (xs[gap] ?? 0))} width={share(spacingFt)}>
              {feetInWords(spacingFt)}
            </Across>
          </div>
        )}
        <div className="relative mb-1.5 h-[2.25rem]">
          <Across left={share(sideFt)} width={share(drawnFt)}>
            <b className="font-semibold">{feetInWords(drawnFt)}</b> of fence
          </Across>
        </div>
      </div>
      <figcaption className="text-caption text-ink-quiet">
        {drawn}
        {size.isEstimate ? 'Year 20, an estimate' : 'Full grown'}. The fence is {fenceFt} ft high.
      </figcaption>
    </figure>
  )
}
