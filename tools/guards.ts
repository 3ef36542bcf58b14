import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { houseRules } from './guards/house-rules.ts'
import { listSourceFiles } from './guards/source-file.ts'

const files = listSourceFiles()
const violations = houseRules.flatMap((rule) => rule(files))
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
