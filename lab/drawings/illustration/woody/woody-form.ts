import type { LeafDabShape } from '../path.ts'
import { habits, type Habit } from './habits.ts'

export type Envelope =
  | 'spreading'
  | 'rounded'
  | 'oval'
  | 'columnar'
  | 'pyramidal'
  | 'vase'
  | 'umbrella'
  | 'weeping'
  | 'mound'
  | 'upright-shrub'

/** 'peeling' is smooth bark that comes off in patches, gray over pale: persimmon, sycamore, madrone. */
export type BarkTexture = 'plates' | 'smooth' | 'strips' | 'peeling'

/** 'feather' draws soft sprays: cypress, juniper, mesquite, huisache. */
export type WoodyLeaf = {
  shape: LeafDabShape
  length: number
  width: number
  /** two or three greens, or fall colors ordered so that neighbors in the list look good side by side */
  colors: string[]
  weights?: number[]
  /** color of the new leaves at the ends of shoots */
  young?: string
  /** 1 covers the clumps; 0.5 lets the light through */
  density?: number
  /** 0 stiff, 1 hanging; below 0 the leaves stand up */
  droop?: number
  dark?: number
  light?: number
  hueShift?: number
  /** 0: every clump picks its color at random; 1: color drifts across the crown in masses */
  drift?: number
}

export type BlossomMode =
  | 'along'
  | 'raceme'
  | 'scatter'
  | 'daisy'
  | 'trumpet'
  | 'berries'
  | 'puffs'
  | 'panicle'
  | 'catkins'
  | 'pods'
  | 'rings'
  | 'wafers'
  | 'beads'
  | 'peppers'

export type Blossom = {
  mode: BlossomMode
  colors: string[]
  /** pixels: a petal, a berry's radius, a puff's radius, the half-width of a raceme */
  size: number
  /** per clump; for 'along', per step of a twig */
  density: number
  center?: string
  /** how many berries hang together, at least and at most */
  cluster?: readonly [number, number]
}

type Clumping = {
  count?: number
  radius?: number
  /** height of a clump in relation to its width */
  flatness?: number
  /** 0 leaves everywhere, 1 only on the outside */
  hollow?: number
  /** share of windows in the lower front through which the limbs show */
  gaps?: number
  /** how far the skirt is lifted beside the trunk */
  lift?: number
  /** dark underpainting of each clump */
  fullness?: number
  /** boughs in layers (cypress, junipers) */
  tiers?: number
  /** openings right through the crown where the sky shows */
  skyHoles?: number
}

/** Lengths in pixels of a 1200-pixel plate; anything left out follows from the envelope. */
export type WoodyForm = {
  kind: 'woody'
  envelope: Envelope
  height: number
  width: number
  bark: string
  barkTexture?: BarkTexture
  /** share of the height below the crown */
  crownBase?: number
  trunks?: number
  trunkRadius?: number
  /** how far several trunks lean apart */
  spread?: number
  /** 0 clipped, 0.22 as usual for a tree, 0.5 broken into separate masses */
  raggedness?: number
  /** how far apart the feet of several trunks are, as a share of the crown's half-width */
  footSpread?: number
  /** crookedness of the limbs */
  wander?: number
  lean?: number
  /** 0..1, the swollen, fluted foot of a cypress */
  buttress?: number
  /** 0..1, an old conifer's broken, flattened top */
  flatTop?: number
  /** sprigs that stick out of the outline, per clump */
  shoots?: number
  /** many fine twigs, for plants that flower on bare branches */
  fineTwigs?: boolean
  clumps?: Clumping
  leaf?: WoodyLeaf
  blossom?: Blossom[]
}

type CompleteClumping = Required<Clumping>

export type CompleteForm = Required<Omit<WoodyForm, 'leaf' | 'clumps'>> & {
  leaf: WoodyLeaf | undefined
  clumps: CompleteClumping
  habit: Habit
}

function completeClumping(form: WoodyForm, habit: Habit, crownBase: number): CompleteClumping {
  const crownArea = form.width * form.height * (1 - crownBase)
  // Long leaves in small clumps would look like pompons.
  const smallest = (form.leaf?.length ?? 0) * 2.4
  const radius = form.clumps?.radius ?? Math.max(smallest, habit.clumpSize * Math.sqrt(crownArea))
  const flatness = form.clumps?.flatness ?? habit.flatness
  const clumpArea = Math.PI * radius * radius * Math.sqrt(flatness / 0.8)
  // Without leaves the twigs alone must make the crown.
  const crowding = habit.crowding * (form.leaf ? 1 : 1.5)
  return {
    radius,
    flatness,
    count: form.clumps?.count ?? Math.round((crowding * crownArea) / clumpArea),
    hollow: form.clumps?.hollow ?? habit.hollow,
    gaps: form.clumps?.gaps ?? habit.gaps,
    lift: form.clumps?.lift ?? habit.lift,
    fullness: form.clumps?.fullness ?? habit.fullness,
    tiers: form.clumps?.tiers ?? 0,
    skyHoles: form.clumps?.skyHoles ?? 0,
  }
}

export function completeForm(form: WoodyForm): CompleteForm {
  const habit = habits[form.envelope]
  const crownBase = form.crownBase ?? habit.crownBase
  const trunks = form.trunks ?? habit.trunks
  return {
    ...form,
    habit,
    crownBase,
    trunks,
    // Several trunks share the girth of one.
    trunkRadius: form.trunkRadius ?? (habit.girth * form.height) / trunks ** 0.55,
    barkTexture: form.barkTexture ?? 'plates',
    spread: form.spread ?? habit.spread,
    wander: form.wander ?? habit.wander,
    lean: form.lean ?? 0,
    raggedness: form.raggedness ?? habit.raggedness,
    footSpread: form.footSpread ?? 0,
    buttress: form.buttress ?? 0,
    flatTop: form.flatTop ?? 0,
    shoots: form.shoots ?? habit.shoots,
    fineTwigs: form.fineTwigs ?? form.leaf === undefined,
    leaf: form.leaf,
    blossom: form.blossom ?? [],
    clumps: completeClumping(form, habit, crownBase),
  }
}
