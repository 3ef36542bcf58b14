import type { DrawnSize } from '#domain/growth/drawn-size.ts'

// Where the plant, its neighbors and what they're measured by stand, in units of a drawing that's scaled to its column. Everything is
// to one scale.

/** How far grown plants are measured against a house, a porch or garden tools. */
export type StageKind = 'house' | 'porch' | 'garden'

export const stageOf = (heightFt: number): StageKind =>
  heightFt > 12 ? 'house' : heightFt >= 4 ? 'porch' : 'garden'

/** Sizes in the scenery files, in feet. A file's left edge is `left` feet from the point it's placed by. */
export const scenery = {
  house: { left: -23.5, widthFt: 47, heightFt: 18 },
  porch: { left: -6, widthFt: 28, heightFt: 16 },
  boots: { left: -0.52, widthFt: 1.5, heightFt: 1 },
  spade: { left: -0.36, widthFt: 0.72, heightFt: 3.33 },
  'watering-can': { left: -1.2, widthFt: 2, heightFt: 1.35 },
  ruler: { left: -0.1, widthFt: 0.2, heightFt: 1.01 },
  edging: { left: 0, widthFt: 12, heightFt: 0.36 },
} as const

export type SceneryName = keyof typeof scenery

export type Box = { x: number; width: number; height: number }
type Placed = Box & { name: SceneryName }

export type StageLayout = {
  kind: StageKind
  width: number
  height: number
  /** A phone shows the drawing this far from its left: as far as the measured plant, so that it isn't too small to see. */
  phoneWidth: number
  unitsPerFoot: number
  /** Behind the plants; the boots and tools of a garden stand beside them. */
  scenery: Placed[]
  /** The measured plant first, then its neighbors at their spacing, a little smaller. */
  plants: Box[]
  /** The middle of the person. */
  person: number | null
  ruler: number | null
  /** The height's dimension line, and the width's. */
  dimension: { x: number; least: number; most: number }
  across: { x: number; width: number }
  /** Heights of the dotted lines, in feet. */
  marks: number[]
}

export type GrownSize = {
  /** On record. */
  leastHeightFt: number
  heightFt: number
  spreadFt: number
  /** As its picture is drawn: it keeps its shape, and its stalks are above the height on record. */
  drawn: DrawnSize
  /** null if the plant stands alone, such as a vine on its trellis. */
  spacingFt: number | null
}

const [width, room, edge, margin] = [1100, 430, 58, 40]

/** The largest scale at which the plant fills about two thirds of the height and its neighbor and the scenery fit beside it. */
function scaleOf(kind: StageKind, { heightFt, spreadFt, spacingFt }: GrownSize): number {
  const next = spacingFt ?? 0
  if (kind === 'house') return Math.min((room * 0.82) / heightFt, width / (spreadFt + next + 44))
  if (kind === 'porch') return Math.min((room * 0.67) / heightFt, width / (spreadFt + next * 2 + 9))
  const tools = heightFt < 0.7 ? 4.1 : 5
  return Math.min(
    (room * 0.72) / heightFt,
    (width * 0.62) / spreadFt,
    (width - 94) / (spreadFt + next + tools),
  )
}

function marksUpTo(heightFt: number, plantFt: number): number[] {
  const step = plantFt > 30 ? 10 : plantFt > 12 ? 5 : plantFt > 4 ? 2 : plantFt > 1.5 ? 1 : 0.5
  return Array.from({ length: Math.floor(heightFt / step) }, (_, index) => (index + 1) * step)
}

export function stageLayout(size: GrownSize): StageLayout {
  const { spreadFt, spacingFt, leastHeightFt, drawn } = size
  const heightFt = Math.max(size.heightFt, drawn.heightFt)
  const kind = stageOf(heightFt)
  const unit = scaleOf(kind, { ...size, heightFt })
  const seen = { house: 18, porch: 9.4, garden: heightFt < 0.7 ? 1.6 : 2.1 }[kind]
  const height = Math.max(heightFt, seen) * unit + margin
  const half = (spreadFt * unit) / 2
  const step = (spacingFt ?? 0) * unit
  const put = (name: SceneryName, x: number): Placed => {
    const { left, widthFt, heightFt: tall } = scenery[name]
    return { name, x: x + left * unit, width: widthFt * unit, height: tall * unit }
  }
  const beside = { house: 8 * unit + 40, porch: 4.2 * unit, garden: 1.6 * unit + 34 }[kind]
  const first = edge + beside + half
  const lastSpace = {
    house: width,
    porch: width * 0.68,
    garden: width - half - (heightFt < 0.7 ? 2.4 : 3.3) * unit,
  }[kind]
  const most = kind === 'house' ? 2 : 12
  const fit = step === 0 ? 1 : Math.floor((lastSpace - first) / step) + 1
  const least = step === 0 || kind === 'garden' ? 1 : 2
  const count = Math.min(most, Math.max(least, fit))
  const feet = Array.from({ length: count }, (_, index) => first + index * step)
  const end = (feet.at(-1) ?? first) + half
  const plants = feet.map((x, index) => {
    const grown = (index === 0 ? 1 : 0.93 - 0.02 * (index % 2)) * unit
    const across = drawn.widthFt * grown
    return { x: x - across / 2, width: across, height: drawn.heightFt * grown }
  })
  const common = {
    kind,
    width,
    height,
    phoneWidth: Math.min(width, first + Math.max(half, (drawn.widthFt * unit) / 2) + 45),
    unitsPerFoot: unit,
    plants,
    dimension: {
      x: first - (drawn.widthFt * unit) / 2 - 16,
      least: leastHeightFt * unit,
      most: size.heightFt * unit,
    },
    across: { x: first - half, width: half * 2 },
    marks: marksUpTo((height - 14) / unit, heightFt),
  }
  if (kind === 'house')
    return {
      ...common,
      scenery: [put('house', width - 24.5 * unit - 10)],
      person: edge + 4 * unit + 4,
      ruler: null,
    }
  if (kind === 'porch')
    return {
      ...common,
      scenery: [put('porch', end + 3.2 * unit)],
      person: edge + 1.6 * unit,
      ruler: null,
    }
  const edging = Array.from({ length: Math.ceil(width / (12 * unit)) }, (_, index) =>
    put('edging', index * 12 * unit),
  )
  const ruler = end + 0.3 * unit
  return {
    ...common,
    scenery: [
      ...edging,
      put('boots', edge + 0.58 * unit),
      ...(heightFt < 0.7 ? [] : [put('spade', width - 2.5 * unit)]),
      put('watering-can', width - 0.95 * unit),
      put('ruler', ruler),
    ],
    person: null,
    ruler,
  }
}
