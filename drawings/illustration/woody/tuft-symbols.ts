import type { Ramp } from '../color.ts'
import { leafDab, numbers } from '../path.ts'
import type { Random } from '../random.ts'
import { fullTurn, type Point } from '../vector.ts'
import type { Crown } from './crown.ts'
import type { WoodyLeaf } from './woody-form.ts'

const variants = 6
/** Rotated in advance: a rotation on each of ten thousand copies would double the file size. */
const rotations = 12

type TuftLeaf = { x: number; y: number; angle: number; length: number; width: number }

const isLinear = (leaf: WoodyLeaf) => leaf.width / leaf.length < 0.12

/** The tip of a twig: leaves left and right and one at the end. */
function tuftLeaves(leaf: WoodyLeaf, size: number, random: Random): TuftLeaf[] {
  const linear = isLinear(leaf)
  const count = linear ? random.integer(4, 6) : random.integer(5, 7)
  const twigLength = leaf.length * size * (linear ? 0.8 : 1.1)
  return Array.from({ length: count }, (_, i) => {
    const along = i / (count - 1)
    const side = i % 2 ? 1 : -1
    const isLast = i === count - 1
    return {
      x: along * twigLength,
      y: random.gaussian() * 1.2,
      angle: isLast ? random.gaussian() * 0.2 : side * random.between(0.45, 1.15) * (1 - along * 0.35),
      length: leaf.length * size * random.between(0.75, 1.1),
      width: leaf.width * size * random.between(0.6, 1.1),
    }
  })
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

export type Tufts = {
  defs: string
  /** which attribute colors a copy */
  attribute: 'fill' | 'color'
  /** a tuft that grows in the given screen direction */
  pick: (angle: number, random: Random) => string
}

/** Everything needed to paint the leaves of one crown. */
export type Foliage = { crown: Crown; leaf: WoodyLeaf; tufts: Tufts; ramps: readonly Ramp[] }

export function makeTufts(prefix: string, leaf: WoodyLeaf, random: Random): Tufts {
  const isFeather = leaf.shape === 'feather'
  const defs: string[] = []
  for (let variant = 0; variant < variants; variant++) {
    const size = 0.8 + variant * 0.08
    const leaves = tuftLeaves(leaf, size, random)
    for (let rotation = 0; rotation < rotations; rotation++) {
      const id = `${prefix}t${variant * rotations + rotation}`
      const turn = (rotation / rotations) * fullTurn
      defs.push(isFeather ? featherSymbol(id, leaf, size, turn, random) : leafySymbol(id, leaf, leaves, turn))
    }
  }
  const pick = (angle: number, chance: Random) => {
    const rotation = Math.round((angle / fullTurn) * rotations)
    const wrapped = ((rotation % rotations) + rotations) % rotations
    return `${prefix}t${chance.integer(0, variants - 1) * rotations + wrapped}`
  }
  return { defs: defs.join(''), attribute: isFeather ? 'color' : 'fill', pick }
}
