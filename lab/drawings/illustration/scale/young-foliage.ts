import { fromOklch, toOklch } from '../color.ts'
import type { DetailForm, LeafShape } from '../detail/detail-form.ts'
import type { LeafDabShape } from '../path.ts'
import type { WoodyForm, WoodyLeaf } from '../woody/woody-form.ts'

/** OKLCH hues of leaves in summer, from olive to blue-green; lower hues are fall color or new growth. */
const greenHues = [108, 190] as const

const isGreen = (hex: string): boolean => {
  const { h } = toOklch(hex)
  return h >= greenHues[0] && h <= greenHues[1]
}

const plainGreens = ['#6A8450', '#758E58', '#5E7848']

/** A single green looks flat, so this adds two neighbors, one deeper and one lighter. */
function widen(greens: readonly string[]): string[] {
  const [only] = greens
  if (only === undefined || greens.length > 1) return [...greens]
  const { l, c, h } = toOklch(only)
  return [only, fromOklch(l - 0.045, c, h + 7), fromOklch(l + 0.035, c, h + 2)]
}

/** Summer greens of a species: its plate's own, or those of its close-up. */
export function greensOf(colors: readonly string[], detail: DetailForm): string[] {
  const own = colors.filter(isGreen)
  if (own.length > 0) return widen(own)
  const closeUp = (detail.leaf?.colors ?? []).filter(isGreen)
  if (closeUp.length > 0) return widen(closeUp)
  return colors.length > 0 ? [...colors] : plainGreens
}

const dabShapes: Partial<Record<LeafShape, LeafDabShape>> = {
  heart: 'heart',
  kidney: 'heart',
  hoof: 'heart',
  obovate: 'round',
  spoon: 'round',
  maple: 'palm',
  sycamore: 'palm',
  hand: 'palm',
  'red-oak': 'lobed',
  'post-oak': 'lobed',
  'bur-oak': 'lobed',
  feather: 'feather',
  scales: 'feather',
}

/** Plants that flower on bare wood are sold in leaf: this is the leaf of the close-up, or a plain one. */
function plainLeaf({ height }: WoodyForm, detail: DetailForm): WoodyLeaf {
  const shape = (detail.leaf && dabShapes[detail.leaf.shape]) ?? 'lens'
  const length = height / 52
  const width = length * (shape === 'heart' ? 0.5 : shape === 'round' ? 0.42 : 0.34)
  return { shape, length, width, colors: greensOf([], detail) }
}

/** Sparse leaves belong to the season of bloom; in the nursery the crown is full. */
const leastDensity = 0.8

/** The species' leaf in summer, `scale` times its size on the plate unless that is too long. */
export function youngLeaf(form: WoodyForm, detail: DetailForm, scale: number, longest: number): WoodyLeaf {
  const leaf = form.leaf ?? plainLeaf(form, detail)
  const size = Math.min(scale, longest / leaf.length)
  const { weights, drift: _drift, ...rest } = leaf
  const colors = greensOf(leaf.colors, detail)
  const keepsColors = colors.length === leaf.colors.length
  return {
    ...rest,
    colors,
    ...(weights && keepsColors ? { weights } : {}),
    length: leaf.length * size,
    width: leaf.width * size,
    density: Math.max(leastDensity, leaf.density ?? 1),
  }
}
