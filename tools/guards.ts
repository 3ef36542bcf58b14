import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { houseRules } from './guards/house-rules.ts'
import { listSourceFiles } from './guards/source-file.ts'

// npx node tools/guards.ts        the product's files
// npx node tools/guards.ts lab    the lab's

const isLab = process.argv.includes('lab')
const files = listSourceFiles().filter(({ path }) => path.startsWith('lab/') === isLab)
const violations = houseRules.flatMap((rule) => rule(files))
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
