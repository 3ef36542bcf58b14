import { tone, type Ramp } from '../../color.ts'
import { arc } from '../../path.ts'
import type { Random } from '../../random.ts'
import { endOf } from '../axis.ts'
import { drawBlade } from './blade.ts'
import { drawBipinnate, drawPalmate, drawPinnate } from './compound-leaf.ts'
import type { LeafForm, LeafShape } from '../detail-form.ts'
import { drawFan, drawStrap } from './strap-leaf.ts'
import { drawFeather, drawScales, drawThreads } from './fine-foliage.ts'
import { leafOutline } from './leaf-outline.ts'
import { leafRamp } from '../paints.ts'
import type { LeafPose } from '../pose.ts'
import type { Sketch } from '../sketch.ts'

type ShapeHabit = { width: number; length: number; veins: number; petiole: number }

const habit = (width: number, length: number, veins = 6, petiole = 0.06): ShapeHabit => ({
  width,
  length,
  veins,
  petiole,
})

/** Width and petiole as shares of the length; the length is for a twig 190 long. */
const shapeHabits: Record<LeafShape, ShapeHabit> = {
  elliptic: habit(0.44, 64),
  ovate: habit(0.52, 66),
  obovate: habit(0.5, 56, 5),
  spoon: habit(0.42, 52, 4),
  lance: habit(0.28, 78),
  linear: habit(0.1, 96, 0),
  triangular: habit(0.74, 66, 5, 0.28),
  heart: habit(0.98, 84, 5, 0.3),
  kidney: habit(1.12, 66, 5, 0.35),
  hoof: habit(1.02, 58, 4, 0.25),
  arrow: habit(0.8, 50, 4, 0.5),
  'three-lobed': habit(1.02, 84, 5, 0.3),
  ivy: habit(1.14, 86, 5, 0.35),
  maple: habit(1.12, 130, 5, 0.45),
  sycamore: habit(1.2, 130, 5, 0.4),
  'red-oak': habit(0.84, 180, 5, 0.15),
  'post-oak': habit(0.78, 170, 5, 0.06),
  'bur-oak': habit(0.6, 190, 5, 0.08),
  holly: habit(0.5, 46, 3, 0),
  cut: habit(0.5, 84, 5, 0.12),
  hand: habit(1.1, 62, 4, 0.4),
  needle: habit(0.09, 34, 0, 0),
  threads: habit(0.6, 80, 0, 0.1),
  scales: habit(0.5, 90, 0, 0),
  feather: habit(0.4, 90, 0, 0),
  blade: habit(0.05, 190, 0, 0),
  agave: habit(0.28, 180, 0, 0),
  fan: habit(1, 190, 0, 0.35),
}

const compoundLength = { pinnate: 130, bipinnate: 110, palmate: 84 }

export const leafLength = (leaf: LeafForm): number =>
  leaf.length ?? (leaf.compound ? compoundLength[leaf.compound] : shapeHabits[leaf.shape].length)

const widthShare = (leaf: LeafForm): number => leaf.width ?? shapeHabits[leaf.shape].width

/** A leaf with its petiole, grown from a point on the twig. */
export function drawLeaf(sketch: Sketch, leaf: LeafForm, pose: LeafPose, random: Random): void {
  const colors = leafRamp(leaf.colors[(pose.index ?? 0) % leaf.colors.length] ?? '#66743F')
  if (leaf.compound === 'pinnate') drawPinnate(sketch, leaf, widthShare(leaf), pose, colors, random)
  else if (leaf.compound === 'bipinnate') drawBipinnate(sketch, leaf, widthShare(leaf), pose, colors, random)
  else if (leaf.compound === 'palmate') drawPalmate(sketch, leaf, widthShare(leaf), pose, colors, random)
  else drawSimple(sketch, leaf, pose, colors, random)
}

function drawSimple(sketch: Sketch, leaf: LeafForm, pose: LeafPose, colors: Ramp, random: Random): void {
  switch (leaf.shape) {
    case 'scales':
      return drawScales(sketch, pose, colors, random)
    case 'feather':
      return drawFeather(sketch, pose, colors, random)
    case 'threads':
      return drawThreads(sketch, pose, colors, random)
    case 'blade':
    case 'agave':
      return drawStrap(sketch, leaf, widthShare(leaf), pose, colors, random)
    case 'fan':
      return drawFan(sketch, pose, colors)
    default:
      return drawPetioled(sketch, leaf, pose, colors)
  }
}

function drawPetioled(sketch: Sketch, leaf: LeafForm, pose: LeafPose, colors: Ramp): void {
  const { veins, petiole } = shapeHabits[leaf.shape]
  const { length, angle, bend = 0, middle = 0.5 } = pose
  const stalk = arc(pose.base[0], pose.base[1], length * petiole + 1, angle - bend * 0.3, bend * 0.3, 4)
  if (petiole > 0) sketch.line(tone(colors, 0.42), Math.max(1.2, Math.min(2.6, length * 0.02)), stalk)
  const { point } = endOf(stalk)
  drawBlade(sketch, {
    outline: leafOutline(leaf.shape, leaf.edge, length < 40),
    shape: leaf.shape,
    base: point,
    angle,
    length,
    halfWidth: (length * widthShare(leaf)) / 2,
    bend,
    colors,
    middle,
    veins,
  })
}
