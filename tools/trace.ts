import '#server/platform/config/require-node-24.ts'
import '#tools/help.ts'
import { readFileSync } from 'node:fs'
import { traceRequirements } from './guards/citations.ts'
import { listSourceFiles } from './guards/source-file.ts'

// npx node tools/trace.ts
//
// Prints which tests cite each requirement. Fails when a requirement is uncited or a title cites an unknown id.

const requirements = readFileSync('docs/requirements.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

const { citedIn, faults } = traceRequirements(requirements, listSourceFiles())
for (const [id, paths] of citedIn) console.log(`${id}  ${paths.join(', ') || '—'}`)
const cited = [...citedIn.values()].filter((paths) => paths.length > 0).length
console.log(`\n${cited} of ${requirements.length} requirements are cited by a test`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
