import { ramp, tone } from '../color.ts'
import { PathBatch } from '../path-batch.ts'
import { smoothPath } from '../path.ts'
import { add, clamp, normalize, type Point, type Vector3 } from '../vector.ts'
import type { Clump } from './clumps.ts'
import { lightOn, project } from './crown.ts'
import type { Foliage } from './tuft-symbols.ts'
import { Stamps } from './stamps.ts'

/** Outward and up with a random bend; a weeping tree's shoots hang. */
function shootDirection({ crown }: Foliage, clump: Clump): Vector3 {
  const { random, form } = crown
  const rise = form.envelope === 'weeping' ? -3 : form.envelope === 'columnar' ? 1.2 : 0.55
  const [x, y, z] = clump.normal
  return normalize([
    x + random.gaussian() * 0.28,
    y * 0.8 + rise + random.gaussian() * 0.2,
    z * 0.6 + random.gaussian() * 0.28,
  ])
}

function shootLine(foliage: Foliage, clump: Clump): Vector3[] {
  const { crown, leaf } = foliage
  const { random } = crown
  const direction = shootDirection(foliage, clump)
  const hanging = crown.form.envelope === 'weeping'
  const length = clump.radius * random.between(0.75, 1.3) * (hanging ? 2 : 1)
  const arching = length * clamp(leaf.droop ?? 0.3, -0.1, 0.8) * 0.35
  const start = add(clump.center, direction, clump.radius * 0.5)
  const steps = Math.max(3, Math.round(length / (leaf.length * 0.55)))
  const line = Array.from({ length: steps + 1 }, (_, i): Vector3 => {
    const t = i / steps
    const [x, y, z] = add(start, direction, length * t)
    return [x, y - arching * t * t, z]
  })
  return line.filter(([, y]) => y > leaf.length)
}

/** Young sprigs that stick out of the outline, as on an unclipped shrub. */
export function drawShoots(foliage: Foliage, clump: Clump): string {
  const { crown, tufts, leaf } = foliage
  const { random, form } = crown
  // Shoots grow where there is light.
  const wanted = form.shoots * (1 - clump.occlusion) * 1.6
  const count = Math.floor(wanted + random.next())
  const stamps = new Stamps(tufts.attribute)
  const twigs = new PathBatch()
  const colors = foliage.ramps[clump.colorIndex] ?? []
  const young = leaf.young ? ramp(leaf.young, { dark: 0.2, light: 0.16, hueShift: 8 }) : colors
  for (let i = 0; i < count; i++) {
    const line = shootLine(foliage, clump).map(project)
    if (line.length < 3) continue
    twigs.stroke(form.bark, 1.2, smoothPath(line, false), 0.8)
    line.forEach((point, step) => {
      const before: Point = line[step - 1] ?? point
      const after: Point = line[step + 1] ?? point
      const along = Math.atan2(after[1] - before[1], after[0] - before[0])
      const isTip = step === line.length - 1
      const angle = along + (isTip ? 0 : (step % 2 ? 1 : -1) * random.between(0.25, 0.8))
      const level = clamp(lightOn(crown, clump.normal, clump.normal, clump.occlusion) - 0.04)
      const scale = leaf.shape === 'feather' || step < line.length - 2 ? 1 : 0.8
      stamps.add(
        Math.round(level * 7),
        tone(step > line.length * 0.45 ? young : colors, level),
        tufts.pick(angle, random),
        point[0],
        point[1],
        scale,
      )
    })
  }
  return twigs.toSvg() + stamps.toSvg()
}
