import '#server/require-node-24.ts'
import { readFileSync } from 'node:fs'
import { listSourceFiles } from './guards/source-file.ts'

// Which requirement is cited by which test's title, and which by none yet.

const requirements = readFileSync('docs/requirements.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0] ?? '')

const citations = new Map<string, Set<string>>(requirements.map((id) => [id, new Set()]))
const unknown: string[] = []
for (const { path, text } of listSourceFiles()) {
  if (!/\.(test|spec)\.tsx?$/.test(path)) continue
  for (const match of text.matchAll(/\[((?:[A-Z]{2}-\d{2}(?:, )?)+)\]/g)) {
    for (const id of (match[1] ?? '').split(', ')) {
      const cited = citations.get(id)
      if (cited === undefined) unknown.push(`${path} cites ${id}, which is not a requirement`)
      else cited.add(path)
    }
  }
}

for (const [id, paths] of citations) console.log(`${id}  ${[...paths].join(', ') || '—'}`)
const open = requirements.filter((id) => citations.get(id)?.size === 0)
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements are cited by a test`,
)
for (const line of unknown) console.error(line)
process.exitCode = unknown.length === 0 ? 0 : 1
