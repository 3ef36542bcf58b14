import type { DetailForm } from '../detail/detail-form.ts'
import { clamp, mixNumbers } from '../vector.ts'
import type { Envelope, WoodyForm } from '../woody/woody-form.ts'
import { youngLeaf } from './young-foliage.ts'

const shrubEnvelopes: ReadonlySet<Envelope> = new Set(['mound', 'upright-shrub'])
const coniferEnvelopes: ReadonlySet<Envelope> = new Set(['columnar', 'pyramidal'])

/** Bushy from the pot up, on several stems. */
const isShrub = ({ envelope, trunks = 1, crownBase = 1 }: WoodyForm): boolean =>
  shrubEnvelopes.has(envelope) || (trunks >= 5 && crownBase <= 0.1)

/** Three stems or one: no nursery grows the spreading trunks of an old live oak. */
export const hasSeveralStems = (form: WoodyForm): boolean =>
  isShrub(form) || ((form.trunks ?? 1) >= 3 && form.envelope !== 'spreading')

/** A tree is measured six inches above the ground: about a quarter inch for each foot of height. */
const caliperInchesPerFoot = 0.235
/** Stems at true width would be hairlines in a small picture. */
const stemEmphasis = 1.15

type Build = Pick<WoodyForm, 'envelope' | 'trunks' | 'crownBase' | 'spread' | 'wander'> & {
  /** width of the crown as a share of the height; leaves and shoots extend a tenth beyond it */
  share: number
}

function buildOf(form: WoodyForm): Build {
  if (isShrub(form)) {
    const share = clamp((form.width / form.height) * 0.6, 0.45, 0.75)
    return { envelope: 'oval', trunks: 3, crownBase: 0.16, spread: 0.34, wander: 0.3, share }
  }
  if (coniferEnvelopes.has(form.envelope) || (form.leaf?.shape === 'feather' && form.envelope === 'weeping'))
    return { envelope: 'columnar', trunks: 1, crownBase: 0.17, spread: 0, wander: 0.1, share: 0.34 }
  const share = clamp((form.width / form.height) * 0.42, 0.34, 0.41)
  return hasSeveralStems(form)
    ? { envelope: 'oval', trunks: 3, crownBase: 0.31, spread: 0.3, wander: 0.2, share: share + 0.05 }
    : { envelope: 'oval', trunks: 1, crownBase: 0.37, spread: 0, wander: 0.06, share }
}

/** Height of the drawing in pixels: a taller plant is drawn larger, but not in proportion. */
const drawnHeight = (heightFt: number): number => 230 + 27 * heightFt

/** A young plant's leaves are already full size, so they look large on it. */
const leafScale = (heightFt: number): number => clamp(1.15 * (8 / heightFt) ** 0.35, 0.88, 1.6)

/** How many times the clumps cover the crown: a young one lets more light through. */
const crowding = 1.95

/** The longest leaf as a share of the plant's height. */
const longestLeaf = 0.058

/** The species as a nursery grows it: straight, narrow, in leaf, with fewer and larger clumps. */
export function youngWoody(form: WoodyForm, detail: DetailForm, heightFt: number): WoodyForm {
  const { share, ...build } = buildOf(form)
  const height = drawnHeight(heightFt)
  const width = height * share
  const leaf = youngLeaf(form, detail, leafScale(heightFt), height * longestLeaf)
  const crownArea = width * height * (1 - (build.crownBase ?? 0.33))
  const clumpShare = mixNumbers(0.15, 0.105, clamp(heightFt / 16)) * (build.envelope === 'columnar' ? 0.8 : 1)
  const caliperFeet = (heightFt * caliperInchesPerFoot) / 12
  const stems = build.trunks ?? 1
  const trunkRadius = (stemEmphasis * caliperFeet * height) / heightFt / 2 / stems ** 0.5
  const radius = Math.max(leaf.length * 1.7, clumpShare * Math.sqrt(crownArea))
  return {
    kind: 'woody',
    ...build,
    height,
    width,
    bark: form.bark,
    // Plates and strips of bark come with age.
    barkTexture: 'smooth',
    trunkRadius: Math.max(2.3, trunkRadius),
    shoots: stems > 1 ? 0.3 : 0.06,
    clumps: {
      radius,
      count: Math.round((crowding * crownArea) / (Math.PI * radius * radius)),
      flatness: 0.85,
      hollow: 0.35,
      gaps: 0.6,
      lift: build.envelope === 'columnar' ? 0 : 0.2,
      fullness: 0.3,
    },
    leaf,
  }
}
