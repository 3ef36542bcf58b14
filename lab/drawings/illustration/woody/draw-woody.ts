import type { LeafForm } from '../detail/detail-form.ts'
import type { Drawing } from '../drawing.ts'
import { idPrefix } from '../random.ts'
import { drawBlossomOnClump, drawBlossomOnTwigs, growsOnTwigs, makeBrush } from './woody-blossom.ts'
import { drawBranches } from './branches.ts'
import { placeClumps, tipsOf } from './clumps.ts'
import { makeCrown, type Layer } from './crown.ts'
import { extentOf } from './extent.ts'
import { drawClump, leafRamps } from './foliage.ts'
import { growSkeleton } from './skeleton.ts'
import { makeTufts, type Foliage } from './tuft-symbols.ts'
import { completeForm, type WoodyForm } from './woody-form.ts'

/** A tree or shrub: clumps in an envelope, a skeleton that reaches them, wood and leaves painted by depth. */
export function drawWoody(form: WoodyForm, seed: string, closeUp?: LeafForm): Drawing {
  const complete = completeForm(form)
  const crown = makeCrown(complete, seed)
  const prefix = idPrefix(seed)
  const clumps = placeClumps(crown)
  const skeleton = growSkeleton(crown, clumps)
  const layers: Layer[] = drawBranches(crown, skeleton, clumps)
  const brushes = complete.blossom.map((blossom, i) => makeBrush(crown, blossom, `${prefix}f${i}_`))
  let defs = brushes.map((brush) => brush.defs).join('')
  const { leaf } = complete
  if (leaf) {
    const tufts = makeTufts(prefix, leaf, closeUp, crown.random)
    const foliage: Foliage = { crown, leaf, tufts, ramps: leafRamps(leaf) }
    defs += tufts.defs
    const onClumps = brushes.filter(({ blossom }) => !growsOnTwigs(crown, blossom))
    const tips = skeleton.nodes
      .filter(({ children }) => children.length === 0)
      .map(({ position }) => position)
    for (const clump of clumps) {
      const own = tipsOf(crown, clump, tips)
      const layer = drawClump(foliage, clump, own)
      const flowers = onClumps.map((brush) => drawBlossomOnClump(crown, brush, clump, own)).join('')
      layers.push({ z: layer.z, svg: layer.svg + flowers })
    }
  }
  for (const brush of brushes) {
    if (growsOnTwigs(crown, brush.blossom)) layers.push(...drawBlossomOnTwigs(crown, brush, skeleton))
  }
  return {
    svg: layers
      .toSorted((a, b) => a.z - b.z)
      .map((layer) => layer.svg)
      .join(''),
    defs,
    ...extentOf(crown, clumps, skeleton),
    baseRadius: complete.trunkRadius * (complete.trunks > 1 ? 3.4 : 1.8) * (1 + complete.buttress * 0.6),
  }
}
