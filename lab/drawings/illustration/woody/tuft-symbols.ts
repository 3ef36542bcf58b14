import type { Ramp } from '../color.ts'
import type { LeafForm } from '../detail/detail-form.ts'
import { leafDab, numbers } from '../path.ts'
import type { Random } from '../random.ts'
import { fullTurn, type Point } from '../vector.ts'
import type { Crown } from './crown.ts'
import type { WoodyLeaf } from './woody-form.ts'

const variants = 6
/** Rotated in advance: a rotation on each of ten thousand copies would double the file size. */
const rotations = 12

type TuftLeaf = { x: number; y: number; angle: number; length: number; width: number }

type CompoundTuft = (
  leaf: WoodyLeaf,
  size: number,
  leaflets: number,
  heading: number,
  random: Random,
) => TuftLeaf[]

const isLinear = (leaf: WoodyLeaf) => leaf.width / leaf.length < 0.12

const lobedShapes: ReadonlySet<string> = new Set(['lobed', 'palm', 'heart'])

/** Broad leaves overlap at the tip of a twig; narrow and oval ones are strung along it, or they'd read as a star. */
function simpleLeaves(leaf: WoodyLeaf, size: number, random: Random, opposite: boolean): TuftLeaf[] {
  const linear = isLinear(leaf)
  const isLobed = lobedShapes.has(leaf.shape)
  const count = linear ? random.integer(4, 6) : isLobed ? random.integer(5, 7) : random.pick([5, 7])
  const spacing = Math.max(leaf.width * 0.95, leaf.length * 0.3) * size
  const twigLength = linear || isLobed ? leaf.length * size * (linear ? 0.8 : 1.1) : spacing * (count - 1)
  return Array.from({ length: count }, (_, i) => {
    const isLast = i === count - 1
    const node = opposite ? Math.floor(i / 2) * 2 + (isLast ? 0 : 0.5) : i
    const along = node / (count - 1)
    const side = i % 2 ? 1 : -1
    return {
      x: along * twigLength,
      y: random.gaussian() * (isLobed || linear ? 1.2 : 0.7),
      angle: isLast
        ? random.gaussian() * 0.2
        : side * random.between(isLobed ? 0.45 : 0.7, 1.15) * (1 - along * 0.35),
      length: leaf.length * size * random.between(0.75, 1.1) * (isLobed || linear ? 1 : 0.95 - along * 0.15),
      width: leaf.width * size * random.between(0.6, 1.1),
    }
  })
}

/** Broad leaves on stalks of their own, far enough apart that the outline of each shows. */
function stalkedLeaves(leaf: WoodyLeaf, size: number, random: Random): TuftLeaf[] {
  const count = random.integer(3, 4)
  return Array.from({ length: count }, (_, i) => {
    const isLast = i === count - 1
    return {
      x: i * leaf.length * size * 0.72,
      y: (isLast ? 0 : i % 2 ? 1 : -1) * leaf.width * size * 0.55,
      angle: isLast ? random.gaussian() * 0.2 : (i % 2 ? 1 : -1) * random.between(0.7, 1.1),
      length: leaf.length * size * random.between(0.8, 1.05),
      width: leaf.width * size,
    }
  })
}

/** Leaflets in pairs along a midrib that bends a little. */
const pinnateLeaf: CompoundTuft = (leaf, size, leaflets, heading, random) => {
  const pairs = Math.max(2, Math.floor(leaflets / 2))
  const spacing = Math.max(leaf.width * 1.75, leaf.length * 0.34) * size
  const bend = random.gaussian() * 0.25
  const out: TuftLeaf[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i <= pairs; i++) {
    const along = i / pairs
    const angle = heading + bend * along
    x += Math.cos(angle) * spacing
    y += Math.sin(angle) * spacing
    const length = leaf.length * size * (0.72 + 0.34 * Math.sin(Math.PI * (0.15 + 0.7 * along)))
    const width = leaf.width * size
    const sides = i === pairs ? [0] : [-1, 1]
    for (const side of sides)
      out.push({ x, y, angle: angle + side * random.between(0.75, 1) * (1.1 - along * 0.4), length, width })
  }
  return out
}

/** Leaflets that spread from the end of a stalk. */
const palmateLeaf: CompoundTuft = (leaf, size, leaflets, heading, random) => {
  const stalk = leaf.length * size * random.between(0.35, 0.6)
  const spread = leaflets === 3 ? 1 : 1.5
  const [x, y] = [Math.cos(heading) * stalk, Math.sin(heading) * stalk]
  return Array.from({ length: leaflets }, (_, i) => {
    const offset = (i / (leaflets - 1)) * 2 - 1
    return {
      x,
      y,
      angle: heading + offset * spread,
      length: leaf.length * size * (1 - 0.22 * Math.abs(offset)) * random.between(0.92, 1.06),
      width: leaf.width * size,
    }
  })
}

/** The close-up's leaf says how leaves stand on the twig, so the plate and its detail show the same plant. */
function tuftLeaves(
  leaf: WoodyLeaf,
  closeUp: LeafForm | undefined,
  size: number,
  random: Random,
): TuftLeaf[] {
  const { compound, leaflets = 7 } = closeUp ?? {}
  const headings = [-0.55, 0.5, 0.02].map((heading) => heading + random.gaussian() * 0.12)
  if (compound === 'palmate')
    return headings.flatMap((heading) => palmateLeaf(leaf, size, leaflets, heading, random))
  if (compound === 'pinnate' && !isLinear(leaf))
    return headings
      .slice(0, leaflets > 7 ? 2 : 3)
      .flatMap((heading) => pinnateLeaf(leaf, size, Math.min(leaflets, 13), heading, random))
  if (leaf.shape === 'kidney' || leaf.shape === 'paired') return stalkedLeaves(leaf, size, random)
  return simpleLeaves(leaf, size, random, closeUp?.arrangement === 'opposite')
}

/** Leaves that point away from the light get a veil of shade, those that point toward it a veil of light. */
function leafySymbol(id: string, leaf: WoodyLeaf, leaves: readonly TuftLeaf[], turn: number): string {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  let all = ''
  let shaded = ''
  let lit = ''
  for (const { x, y, angle: own, length, width } of leaves) {
    const px = x * c - y * s
    const py = x * s + y * c
    const angle = turn + own + Math.cos(turn + own) * (leaf.droop ?? 0.3) * 0.6
    const dab = leafDab(leaf.shape, px, py, length, width, angle)
    all += dab
    const facing = Math.cos(angle + 2.3)
    if (facing < -0.35) shaded += dab
    else if (facing > 0.25) lit += isLinear(leaf) ? dab : litPart(leaf, px, py, length, width, angle)
  }
  const shade = shaded && `<path fill="#14231f" fill-opacity=".2" d="${shaded}"/>`
  const shine = lit && `<path fill="#fff1bf" fill-opacity=".2" d="${lit}"/>`
  return `<g id="${id}"><path d="${all}"/>${shade}${shine}</g>`
}

const litPart = (leaf: WoodyLeaf, x: number, y: number, length: number, width: number, angle: number) =>
  leafDab(
    leaf.shape,
    x + Math.cos(angle) * length * 0.12,
    y + Math.sin(angle) * length * 0.12,
    length * 0.76,
    width * 0.55,
    angle - 0.08,
  )

const pinnae = 9

/** A feathery spray: strokes in the current color along a sagging axis. */
function featherSymbol(id: string, leaf: WoodyLeaf, size: number, turn: number, random: Random): string {
  const length = leaf.length * size
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const sagAt = (u: number) => (u / length) ** 2 * length * 0.12 * (c >= 0 ? 1 : -1)
  const place = (u: number, v: number): Point => [u * c - (v + sagAt(u)) * s, u * s + (v + sagAt(u)) * c]
  let sides = ''
  for (let i = 0; i <= pinnae; i++) {
    const u = (i / pinnae) * length
    const reach = leaf.width * size * Math.sin(0.45 + (i / pinnae) * 2.3) * (1 + 0.2 * random.gaussian())
    const tip = u + reach * 0.55
    sides += `M${numbers(...place(tip, reach))}L${numbers(...place(u, 0))}L${numbers(...place(tip, -reach))}`
  }
  const axis = `M0 0Q${numbers(...place(length / 2, 0), ...place(length, 0))}`
  const thickness = Math.max(1.1, Math.min(1.6, leaf.length / 16))
  return (
    `<g id="${id}" fill="none" stroke="currentColor">` +
    `<path stroke-width="${thickness.toFixed(1)}" d="${sides}"/>` +
    `<path stroke="#3b2e1c" stroke-opacity=".3" stroke-width=".9" d="${axis}"/></g>`
  )
}

/** A flat spray of a juniper: round branchlets that fork, clothed in scales too small to see. */
function scaleSymbol(id: string, leaf: WoodyLeaf, size: number, turn: number, random: Random): string {
  const length = leaf.length * size
  const place = (u: number, v: number): Point => [
    u * Math.cos(turn) - v * Math.sin(turn),
    u * Math.sin(turn) + v * Math.cos(turn),
  ]
  const line = (from: Point, to: Point) => `M${numbers(...place(...from))}L${numbers(...place(...to))}`
  let lit = line([0, 0], [length, 0])
  let shaded = ''
  for (let i = 0; i < 7; i++) {
    const u = length * (0.1 + 0.12 * i)
    const side = i % 2 ? 1 : -1
    const reach = leaf.width * size * (1.7 - 0.16 * i) * random.between(0.85, 1.15)
    const tip: Point = [u + reach * 1.05, side * reach * 0.62]
    const fork: Point = [u + reach * 0.45, side * reach * 0.27]
    const twig =
      line([u, 0], tip) + line(fork, [fork[0] + reach * 0.62, fork[1] + side * reach * (i % 3 ? 0.02 : 0.5)])
    // y points down on the screen: what lies below the axis is turned away from the light
    if (place(tip[0], tip[1])[1] > place(u, 0)[1]) shaded += twig
    else lit += twig
  }
  const thickness = Math.max(1, leaf.width * size * 0.21).toFixed(1)
  return (
    `<g id="${id}" fill="none" stroke="currentColor" stroke-width="${thickness}" stroke-linecap="round">` +
    `<path d="${shaded}${lit}"/><path stroke="#14231f" stroke-opacity=".26" d="${shaded}"/>` +
    `<path stroke="#fff1bf" stroke-opacity=".16" stroke-width=".8" d="${lit}"/></g>`
  )
}

export type Tufts = {
  defs: string
  /** which attribute colors a copy */
  attribute: 'fill' | 'color'
  /** how far tufts turn away from the middle of their clump, in radians: compound leaves hang every way */
  looseness: number
  /** a tuft that grows in the given screen direction */
  pick: (angle: number, random: Random) => string
}

/** Everything needed to paint the leaves of one crown. */
export type Foliage = { crown: Crown; leaf: WoodyLeaf; tufts: Tufts; ramps: readonly Ramp[] }

export function makeTufts(
  prefix: string,
  leaf: WoodyLeaf,
  closeUp: LeafForm | undefined,
  random: Random,
): Tufts {
  const isFeather = leaf.shape === 'feather'
  const drawSpray = closeUp?.shape === 'scales' ? scaleSymbol : featherSymbol
  const defs: string[] = []
  for (let variant = 0; variant < variants; variant++) {
    const size = 0.8 + variant * 0.08
    const leaves = tuftLeaves(leaf, closeUp, size, random)
    for (let rotation = 0; rotation < rotations; rotation++) {
      const id = `${prefix}t${variant * rotations + rotation}`
      const turn = (rotation / rotations) * fullTurn
      defs.push(isFeather ? drawSpray(id, leaf, size, turn, random) : leafySymbol(id, leaf, leaves, turn))
    }
  }
  const pick = (angle: number, chance: Random) => {
    const rotation = Math.round((angle / fullTurn) * rotations)
    const wrapped = ((rotation % rotations) + rotations) % rotations
    return `${prefix}t${chance.integer(0, variants - 1) * rotations + wrapped}`
  }
  return {
    defs: defs.join(''),
    attribute: isFeather ? 'color' : 'fill',
    looseness: closeUp?.compound ? 1.3 : 0.7,
    pick,
  }
}
