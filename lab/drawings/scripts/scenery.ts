import '../../../server/platform/config/require-node-24.ts'
import { mkdirSync, writeFileSync } from 'node:fs'
import {
  bootsFile,
  edgingFile,
  rulerFile,
  spadeFile,
  wateringCanFile,
} from '#illustration/scale/garden-tools.ts'
import { houseFile, porchFile } from '#illustration/scale/house.ts'

// Draws what stands beside a grown plant to show its size: the house, its porch, and tools from the garden.

/** The house is shown at less than half a pixel per unit, so decimals would only be weight. */
const inWholeUnits = (svg: string) =>
  svg.replaceAll(/ d="[^"]+"/g, (path) =>
    path.replaceAll(/-?\d*\.\d+/g, (number) => {
      const whole = Math.round(Number(number))
      // A minus sign also separates two numbers.
      return whole === 0 ? ' 0' : String(whole)
    }),
  )

const folder = 'app/images/scenery'
mkdirSync(folder, { recursive: true })
const files = {
  house: inWholeUnits(houseFile()),
  porch: porchFile(),
  boots: bootsFile(),
  spade: spadeFile(),
  'watering-can': wateringCanFile(),
  ruler: rulerFile(),
  edging: edgingFile(),
}
for (const [name, svg] of Object.entries(files)) writeFileSync(`${folder}/${name}.svg`, svg)
