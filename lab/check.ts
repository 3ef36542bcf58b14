import '../server/platform/config/require-node-24.ts'
import '../tools/help.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

// npx node lab/check.ts
//
// Whether the lab still fits the product (types, and whether every picture is up to date), which takes seconds. If the lab, the pictures,
// the plant records or the lockfile changed since lab/checked.txt was written, also its format, lint, unused code and all of its tests.

const record = 'lab/checked.txt'
const read = ['lab', 'pictures', 'db/catalogue/plants', 'package-lock.json', `:!${record}`]
const git = (args: string[], input = '') => execFileSync('git', args, { encoding: 'utf8', input })

/** Of these files as they are, committed or not. */
function hashOfFiles(): string {
  const listed = git(['ls-files', '--cached', '--others', '--exclude-standard', '--', ...read])
  const files = listed
    .split('\n')
    .filter((file) => existsSync(file) && file !== '')
    .join('\n')
  const contents = git(['hash-object', '--stdin-paths'], files)
  return createHash('sha256').update(`${files}\n${contents}`).digest('hex')
}

function run(command: string) {
  console.log(`…    ${command}`)
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

const tests = 'vitest run --config lab/vitest.config.ts'
const isChecked = existsSync(record) && readFileSync(record, 'utf8').trim() === hashOfFiles()

run('tsc -p lab')
if (isChecked) run(`${tests} draw.test`)
else {
  run('oxfmt --check lab')
  run('oxlint --type-aware --deny-warnings --config lab/.oxlintrc.json lab')
  run('knip')
  run('node tools/guards.ts lab')
  run(tests)
  writeFileSync(record, `${hashOfFiles()}\n`)
}
