import '../../server/platform/config/require-node-24.ts'
import '../../tools/help.ts'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// npx node lab/drawings/tested-drawings.ts
//
// Runs the drawings' own tests, and records what passed them in lab/drawings/tested.txt. They take a minute, and nothing but these files
// changes their result.

const record = 'lab/drawings/tested.txt'
const tested = ['drawings', 'pictures', 'db/catalogue/plants', 'package-lock.json', `:!${record}`]
const git = (args: string[], input = '') => execFileSync('git', args, { encoding: 'utf8', input })

/** Of these files as they are, committed or not. */
function hashOfDrawings(): string {
  const listed = git(['ls-files', '--cached', '--others', '--exclude-standard', '--', ...tested])
  const files = listed
    .split('\n')
    .filter((file) => existsSync(file) && file !== '')
    .join('\n')
  const contents = git(['hash-object', '--stdin-paths'], files)
  return createHash('sha256').update(`${files}\n${contents}`).digest('hex')
}

export const areDrawingsTested = () =>
  existsSync(record) && readFileSync(record, 'utf8').trim() === hashOfDrawings()

if (import.meta.main) {
  execFileSync('vitest', ['run', '--project', 'drawings'], { stdio: 'inherit' })
  writeFileSync(record, `${hashOfDrawings()}\n`)
}
