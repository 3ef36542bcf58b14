import type { DetailForm } from '../detail/detail-form.ts'
import type { CactusForm } from '../herbs/cactus-form.ts'
import type { GrassForm } from '../herbs/grass-form.ts'
import type { LeafyStemsForm } from '../herbs/leafy-stems-form.ts'
import type { MatForm } from '../herbs/mat.ts'
import type { RosetteForm } from '../herbs/rosette-form.ts'
import type { VineForm } from '../herbs/vine-form.ts'
import { clamp } from '../vector.ts'
import { greensOf } from './young-foliage.ts'

type Herb = GrassForm | RosetteForm | LeafyStemsForm | MatForm | VineForm | CactusForm

/** The pot's mouth and the plant's height, both in feet. */
type Pot = { mouthFt: number; heightFt: number }

const fewer = (count: number, share: number, least: number): number =>
  Math.max(least, Math.round(count * share))

/** Width in the form's own pixels: the species' habit, but not much beyond the pot. */
const widthIn = (
  { mouthFt, heightFt }: Pot,
  form: { height: number; width: number },
  mouths: number,
): number => Math.min(form.width, (mouthFt * mouths * form.height) / heightFt)

/** Half the mouth in the form's own pixels: stems come out of the soil, not the rim. */
const footIn = ({ mouthFt, heightFt }: Pot, height: number): number => (mouthFt * 0.36 * height) / heightFt

/** A green tuft: plumes and fall color come with the season, and pots are sold in all of them. */
function youngGrass(form: GrassForm, detail: DetailForm, pot: Pot): GrassForm {
  const { blade, kind, height } = form
  const width = widthIn(pot, form, 3)
  return {
    kind,
    height,
    width,
    baseRadius: Math.min(form.baseRadius, footIn(pot, height), width * 0.14),
    blade: {
      ...blade,
      colors: greensOf(blade.colors, detail),
      count: Math.min(260, fewer(blade.count, 0.4, 110)),
      width: blade.width * 1.5,
      reach: 1,
      spread: 1,
      arch: Math.max(0.55, blade.arch),
    },
  }
}

/** Without a flower stalk or trunk: those come with age. */
function youngRosette(form: RosetteForm, { mouthFt, heightFt }: Pot): RosetteForm {
  const { leaf, width, coreRadius, kind } = form
  const height = Math.min(form.height, width * 0.72)
  const limit = (mouthFt * 2.3 * height) / heightFt
  return {
    kind,
    height,
    width: Math.min(width, limit),
    coreRadius: coreRadius * 0.8,
    leaf: {
      ...leaf,
      count: fewer(leaf.count, 0.5, 9),
      width: leaf.type === 'fan' ? leaf.width : leaf.width * 1.25,
    },
  }
}

function youngStems(form: LeafyStemsForm, detail: DetailForm, pot: Pot): LeafyStemsForm {
  const { leaf, flower } = form
  const larger = 1.3
  return {
    ...form,
    width: widthIn(pot, form, 2.2),
    baseRadius: Math.min(form.baseRadius, footIn(pot, form.height)),
    stems: fewer(form.stems, 0.4, 4),
    leaf: {
      ...leaf,
      colors: greensOf(leaf.colors, detail),
      length: leaf.length * larger,
      width: leaf.width * larger,
      perStem: fewer(leaf.perStem, 0.85, 4),
      ...(leaf.basal ? { basal: fewer(leaf.basal, 0.5, 5) } : {}),
    },
    ...(flower ? { flower: { ...flower, size: flower.size * 1.2 } } : {}),
  }
}

function youngMat(form: MatForm, detail: DetailForm, pot: Pot): MatForm {
  const width = widthIn(pot, form, 1.9)
  const share = width / form.width
  const { leaf, flower } = form
  return {
    ...form,
    width,
    runners: fewer(form.runners, share, 3),
    leaf: { ...leaf, colors: greensOf(leaf.colors, detail), count: fewer(leaf.count, share * 0.8, 30) },
    ...(flower ? { flower: { ...flower, count: fewer(flower.count, share * 0.6, 3) } } : {}),
  }
}

/** On a small ladder of canes, even if the plate shows it on a fence. */
function youngVine(form: VineForm, detail: DetailForm, { mouthFt, heightFt }: Pot): VineForm {
  const { leaf, flower } = form
  const height = 620
  const width = clamp((mouthFt * 1.15 * height) / heightFt, 190, 300)
  return {
    ...form,
    support: 'ladder',
    height,
    width,
    stems: 3,
    leaf: { ...leaf, colors: greensOf(leaf.colors, detail), density: Math.max(1.4, leaf.density) },
    ...(flower ? { flower: { ...flower, count: fewer(flower.count, 0.22, 4) } } : {}),
  }
}

function youngCactus(form: CactusForm, pot: Pot): CactusForm {
  return {
    ...form,
    width: widthIn(pot, form, 1.6),
    // One pad in the soil carries two others.
    stems: 1,
    generations: 1,
    padsPerPad: 2,
    padLength: form.height * 0.43,
    flowerShare: 0,
    ripeShare: 0,
    fruitSize: form.fruitSize * 0.8,
  }
}

/** A perennial, grass, vine or succulent in its first pot: smaller, with fewer stems and leaves. */
export function youngHerb(form: Herb, detail: DetailForm, pot: Pot): Herb {
  switch (form.kind) {
    case 'grass':
      return youngGrass(form, detail, pot)
    case 'rosette':
      return youngRosette(form, pot)
    case 'leafy-stems':
      return youngStems(form, detail, pot)
    case 'mat':
      return youngMat(form, detail, pot)
    case 'vine':
      return youngVine(form, detail, pot)
    default:
      return youngCactus(form, pot)
  }
}
