import type { PlantSize } from '#domain/growth/growth.ts'
import type { Spot } from '#domain/growth/spot.ts'
import { hangsOverCrown } from '#domain/growth/will-it-fit.ts'

// Where wall, tree, fence and pole stand, in units of one drawing. The wall of the house is at 0 and the ground at 0; everything is to
// one scale.

export const unitsPerFoot = 10

/** How much of the house is seen. */
const houseFt = 15

export function fitLayout(grown: PlantSize, spot: Spot) {
  const half = grown.spreadFt.most / 2
  const treeFt = spot.wallFt ?? half + 3
  const fenceFt = spot.fenceFt === null ? null : treeFt + spot.fenceFt
  const isUnderWire = hangsOverCrown(spot)
  const poleFt = spot.wireFt === null ? null : treeFt + (isUnderWire ? half + 2 : spot.wireAwayFt)
  const rightFt = Math.max(treeFt + half, (fenceFt ?? 0) + 6, poleFt ?? 0) + 3
  const leftFt = Math.min(-houseFt, treeFt - half - 1)
  const tallFt = Math.max(grown.heightFt.most, spot.wireFt ?? 0, 18) + 5
  const inUnits = (feet: number | null) => (feet === null ? null : feet * unitsPerFoot)
  return {
    left: leftFt * unitsPerFoot,
    width: (rightFt - leftFt) * unitsPerFoot,
    height: tallFt * unitsPerFoot,
    treeX: treeFt * unitsPerFoot,
    hasWall: spot.wallFt !== null,
    fenceX: inUnits(fenceFt),
    poleX: inUnits(poleFt),
    wireY: inUnits(spot.wireFt === null ? null : -spot.wireFt),
    isUnderWire,
  }
}

/** What's over the wire, behind the wall and behind the fence, as one path: a crown in two of them is hatched once. */
export function beyond(layout: ReturnType<typeof fitLayout>): string {
  const { left, width, height, hasWall, fenceX, wireY, isUnderWire } = layout
  const right = left + width
  const areas = [
    isUnderWire && wireY !== null && `M${left} ${-height}H${right}V${wireY}H${left}z`,
    hasWall && `M${left} ${-height}H0V0H${left}z`,
    fenceX !== null && `M${fenceX} ${-height}H${right}V0H${fenceX}z`,
  ]
  return areas.filter((area) => area !== false).join('')
}
