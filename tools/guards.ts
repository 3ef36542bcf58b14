import '#server/config/require-node-24.ts'
import {
  findEnvironmentReads,
  findOverlongCitations,
  findRawColors,
  findVagueNames,
} from './guards/house-rules.ts'
import { findForbiddenImports } from '#tools/guards/import-rules.ts'
import { listSourceFiles } from './guards/source-file.ts'

const files = listSourceFiles()
const rules = [
  findForbiddenImports,
  findRawColors,
  findEnvironmentReads,
  findVagueNames,
  findOverlongCitations,
]
const violations = rules.flatMap((rule) => rule(files))
for (const violation of violations) console.error(violation)
process.exitCode = violations.length === 0 ? 0 : 1
