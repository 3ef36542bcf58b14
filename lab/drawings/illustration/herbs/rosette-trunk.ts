import { ramp, tone } from '../color.ts'
import { leafDab } from '../path.ts'
import { PathBatch } from '../path-batch.ts'
import type { Random } from '../random.ts'
import type { Point } from '../vector.ts'
import type { TrunkForm } from './rosette-form.ts'
import { pointAlong } from './space-line.ts'
import { drawStem } from './stem.ts'

/** A trunk thatched with old leaf bases, a little wider at its foot. */
export function drawRosetteTrunk(top: Point, form: TrunkForm, random: Random): string {
  const colors = ramp(form.color, { dark: 0.22, light: 0.16, hueShift: 8 })
  const foot: Point = [top[0] * 0.3, 4]
  const sway = random.gaussian() * form.height * 0.03
  const steps = 10
  const line = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    return [
      foot[0] + (top[0] - foot[0]) * t ** 1.4 + Math.sin(t * 3.14) * sway,
      foot[1] + (top[1] - foot[1]) * t,
    ]
  })
  const thatch = new PathBatch()
  const rows = Math.max(3, Math.round(form.height / 9))
  for (let row = 0; row < rows; row++) {
    const [x, y] = pointAlong(line, (row + 0.5) / rows)
    for (let k = 0; k < 7; k++) {
      const across = (k + random.next()) / 7 - 0.5
      const shade = 0.5 - across * 0.7 + random.gaussian() * 0.12
      const length = form.radius * random.between(0.5, 1)
      const angle = 1.57 - across * 0.9 + random.gaussian() * 0.12
      const at = x + across * form.radius * 2
      thatch.fill(
        tone(colors, shade),
        leafDab('lens', at, y - length * 0.5, length, form.radius * 0.16, angle),
        0.9,
      )
    }
  }
  return drawStem(line, (t) => form.radius * (1 + 0.35 * (1 - t) ** 4), colors, 0.4) + thatch.toSvg()
}
